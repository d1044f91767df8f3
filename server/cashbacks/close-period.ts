// Closes a period: reckons what each player gets back, from their books, some players at a time. It may stop anywhere and
// be begun again: who has theirs is passed over.
import { exchangeUp, type Rates } from '#rules/exchange.ts';
import { type Cents, cents, ZERO } from '#rules/money.ts';
import { chargeBudget } from '../budgets/charge-budget.ts';
import type { Rooms } from '../calls/context.ts';
import { type Db, lockPlayers, type Tx, together } from '../database/db.ts';
import { listPurseLengths } from '../ledger/own-play.ts';
import { readOutcome, recordAll } from '../ledger/record.ts';
import { tellAll } from '../live/outbox.ts';
import { listAsGiven } from '../rewards/given-rewards.ts';
import { mayBeGiven } from '../rewards/may-be-given.ts';
import type { Given } from '../rewards/reward.ts';
import { grantedEntry } from './cashback-entries.ts';
import { type CashbackRow, cashbacksChanged } from './cashback-rows.ts';
import { pay } from './claims.ts';
import type { OpenPeriod } from './open-periods.ts';
import { listPlayed, marksOf, type PlayedRow } from './played.ts';
import { reckonFor } from './rules-offered.ts';

const AT_ONCE = 500;
const DAY_MS = 86_400_000;

export interface ClosingTools {
  db: Db;
  rooms: Pick<Rooms, 'cashbacks'>;
  rates: Rates;
  now: Date;
}

export async function closePeriod(period: OpenPeriod, tools: ClosingTools): Promise<void> {
  let after: number | null = 0;
  while (after !== null) after = await closeSome(period, tools, after);
}

/** Of the players after this one. The last of those it has looked at; null where none are left, and it is closed. */
const closeSome = (period: OpenPeriod, tools: ClosingTools, after: number): Promise<number | null> =>
  tools.db.atomically(async (tx) => {
    const { rule, starts_at } = period;
    const [open] = await tx.sql<{ rule: number }>`
      select rule from cashback_period where rule = ${rule} and starts_at = ${starts_at} and closed_at is null for update`;
    if (open === undefined) return null;
    const moved = await listPurseLengths(tx.sql, after, AT_ONCE);
    if (moved.length === 0) {
      await tx.sql`
        update cashback_period set closed_at = ${tools.now} where rule = ${rule} and starts_at = ${starts_at}`;
      return null;
    }
    const marks = await marksOf(
      tx.sql,
      moved.map(({ player_id }) => player_id),
      rule,
    );
    const players = moved
      .filter(({ player_id, entries }) => entries > (marks.get(player_id)?.number ?? 0))
      .map(({ player_id }) => player_id);
    if (players.length > 0) {
      await lockPlayers(tx, players);
      await closeFor(tx, players, period, tools);
    }
    return moved.at(-1)!.player_id;
  });

export async function closeFor(
  tx: Tx,
  players: readonly number[],
  period: OpenPeriod,
  { rooms, rates, now }: ClosingTools,
): Promise<void> {
  const { rule, starts_at, ends_at, terms } = period;
  const [rows, given, levels] = await together(
    listPlayed(tx.sql, players, period),
    mayBeGiven(tx.sql, players, now),
    rooms.cashbacks.levelsOf(tx.sql, players),
  );
  const all = rows.map((row) => {
    const made = reckonFor(terms, row, { level: levels.get(row.player_id) ?? 1, rates });
    return { row, made: given.has(row.player_id) ? made : { ...made, amount: ZERO } };
  });
  const expiresAt = terms.is_automatic ? null : new Date(now.getTime() + terms.claim_days * DAY_MS);
  const kept = all
    .filter(({ made }) => made.base > 0)
    .map(({ row, made }) => ({
      ...{ player_id: row.player_id, currency: row.currency, rule, starts_at, ends_at },
      ...{ staked_cents: made.staked, won_cents: made.won, given_cents: made.given },
      ...{ carried_cents: made.carried, base_cents: made.base, rate_ppm: made.rate_ppm },
      ...{ most_cents: made.most, amount_cents: made.amount, status: made.amount > 0 ? 'active' : 'skipped' },
      ...{ expires_at: made.amount > 0 ? expiresAt : null, closed_at: now },
    }));
  await keepMarks(
    tx,
    rule,
    all.map(({ row, made }) => ({ row, carry: made.carry })),
  );
  const cashbacks = await insertCashbacks(tx, kept);
  const active = cashbacks.filter(({ status }) => status === 'active');
  await charge(tx, active, { rule, rates, now });
  await grant(tx, active, `${rule}:${starts_at.getTime()}`);
  await listAsGiven(tx, active.map(asGiven(rule)), now);
  if (!terms.is_automatic) return;
  for (const cashback of active) await pay(tx, cashback, { rates, now });
}

const keepMarks = ({ sql }: Tx, rule: number, marks: readonly { row: PlayedRow; carry: Cents }[]) => sql`
  insert into cashback_mark (player_id, rule, number, carry_cents)
  select player_id, ${rule}, number, carry
  from unnest(${marks.map(({ row }) => row.player_id)}::bigint[], ${marks.map(({ row }) => row.number)}::bigint[],
    ${marks.map(({ carry }) => carry)}::bigint[]) as counted (player_id, number, carry)
  on conflict (player_id, rule) do update set number = excluded.number, carry_cents = excluded.carry_cents`;

const insertCashbacks = ({ sql }: Tx, kept: readonly object[]): Promise<CashbackRow[]> => sql<CashbackRow>`
  insert into cashback (player_id, rule, starts_at, ends_at, currency, status, staked_cents, won_cents, given_cents,
    carried_cents, base_cents, rate_ppm, most_cents, amount_cents, expires_at, closed_at)
  select player_id, rule, starts_at, ends_at, currency, status, staked_cents, won_cents, given_cents, carried_cents,
    base_cents, rate_ppm, most_cents, amount_cents, expires_at, closed_at
  from jsonb_populate_recordset(null::cashback, ${JSON.stringify(kept)}::text::jsonb)
  returning id, player_id, status, starts_at, ends_at, currency, staked_cents, won_cents, given_cents, carried_cents,
    base_cents, rate_ppm, most_cents, amount_cents, expires_at`;

/** All of them or none: a period whose budget is used up is closed once there is one again. */
async function charge(
  tx: Tx,
  cashbacks: readonly CashbackRow[],
  { rule, rates, now }: { rule: number; rates: Rates; now: Date },
): Promise<void> {
  const cost = cashbacks.reduce(
    (sum, { amount_cents, currency }) => sum + exchangeUp(amount_cents, { from: currency, to: 'EUR', rates }),
    0,
  );
  const budget = { kind: 'cashback', name: String(rule) } as const;
  await chargeBudget(tx, { budget, key: `cashback:${cashbacks[0]?.id}`, cost: cents(cost) }, now);
}

const asGiven =
  (rule: number) =>
  ({ id, player_id, currency, amount_cents: amount }: CashbackRow): Given => ({
    key: String(id),
    player: { id: player_id, currency },
    reward: { kind: 'cash', amount },
    source: { giver: 'cashback', name: String(rule) },
  });

async function grant(tx: Tx, cashbacks: readonly CashbackRow[], period: string): Promise<void> {
  if (cashbacks.length === 0) return;
  const entries = cashbacks.map((cashback) => grantedEntry(cashback, `${period}:${cashback.player_id}`));
  const said = await recordAll(tx.sql, entries, { isPatient: true });
  for (const [at, entry] of entries.entries()) readOutcome(entry, said[at]!);
  await tellAll(
    tx,
    cashbacks.map(({ player_id }) => cashbacksChanged(player_id)),
  );
}
