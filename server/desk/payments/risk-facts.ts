// What speaks for and against withdrawals, of many at once.

import type { Cents } from '#rules/money.ts';
import { isClean, riskOf } from '#rules/withdrawal-risk.ts';
import type { Sql } from '../../database/db.ts';
import { readThresholds } from '../../thresholds/thresholds.ts';

interface FactRow {
  id: number;
  /** With what the player asked for in the day before: approving counts it together (cashier/payouts.ts). */
  day_cents: Cents;
  reason: string;
  is_known: boolean;
  is_changed: boolean;
  is_verified: boolean;
  account_days: number;
  has_played: boolean;
  has_twin: boolean;
}

export interface Risk {
  score: number;
  marks: ReturnType<typeof riskOf>['marks'];
  is_clean: boolean;
}

/** By the payment's number. */
export async function risksOf(sql: Sql, payments: readonly number[], now: Date): Promise<Map<number, Risk>> {
  if (payments.length === 0) return new Map();
  const rows = await sql<FactRow>`
    select payment.id, payment.reason, player.is_verified,
      (select sum(cents) from payment asked
        where asked.player_id = payment.player_id and asked.type = 'withdrawal'
          and asked.state not in ('declined', 'cancelled') and asked.id <= payment.id
          and asked.created_at > payment.created_at - interval '1 day')::bigint as day_cents,
      extract(epoch from ${now}::timestamptz - reg_time)::float8 / 86400 as account_days,
      exists (
        select from payment before
        where before.fingerprint = payment.fingerprint and before.player_id = payment.player_id
          and before.type = 'withdrawal' and before.state = 'paid') as is_known,
      exists (
        select from payment_step step
        where step.payment_id = payment.id and step.reason = 'account_changed') as is_changed,
      coalesce(exists (
        select from round where round.player_id = payment.player_id and started_at > (
          select max(settled_at) from payment paid_in
          where paid_in.player_id = payment.player_id and paid_in.type = 'deposit' and paid_in.state = 'paid'
            and paid_in.settled_at < payment.created_at))
        or not exists (
          select from payment paid_in
          where paid_in.player_id = payment.player_id and paid_in.type = 'deposit' and paid_in.state = 'paid'), false)
        as has_played,
      exists (
        select from person_pair pair
        where verdict is null and (pair.player_id = payment.player_id or pair.other_id = payment.player_id)) as has_twin
    from payment join player on player.id = payment.player_id
    where payment.id = any(${payments}::bigint[]) and payment.type = 'withdrawal'`;
  const { 'payments-two-persons': most } = await readThresholds(sql);
  return new Map(
    rows.map((row) => {
      const risk = riskOf({
        isKnownDestination: row.is_known,
        isAccountChanged: row.is_changed,
        isVerified: row.is_verified,
        accountDays: row.account_days,
        hasPlayed: row.has_played,
        hasDoubtedTwin: row.has_twin,
        needsTwoPeople: row.day_cents > most,
      });
      return [row.id, { ...risk, is_clean: isClean(risk) }];
    }),
  );
}
