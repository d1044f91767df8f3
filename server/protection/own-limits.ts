// What a player's own limits say to a stake, known in the transaction that takes it: whatever is changed elsewhere counts
// from the next round on.
import { Refusal } from '#contract/refusals.ts';
import { exchangeDown, exchangeUp, type Rates } from '#rules/exchange.ts';
import { type Cents, type Currency, cents } from '#rules/money.ts';
import {
  isOver,
  type PlayLimitReached,
  type PlayLimits,
  type Sitting,
  stakeReached,
  timeReached,
  USUAL_CHECK_MINUTES,
} from '#rules/play-limits.ts';
import type { Nullable, Sql } from '../database/db.ts';
import { limitsFrom, type PlayLimitRow } from './play-limits.ts';

interface OwnLimitsRow extends Nullable<PlayLimitRow> {
  player_id: number;
  began_at: Date | null;
  confirmed_at: Date | null;
  /** Of their own money by currency, in the days of the limit; null without one. */
  lost: Partial<Record<Currency, number>> | null;
  /** Since the player sat down; reckoned only when they are to be told. */
  staked_cents: Cents;
  paid_cents: Cents;
}

export interface OwnLimits {
  limits: PlayLimits;
  sitting: Pick<Sitting, 'beganAt' | 'confirmedAt'> | null;
  lost: Partial<Record<Currency, number>>;
  staked: Cents;
  paid: Cents;
}

interface Asked {
  playerId: number;
  now: Date;
}

export async function listOwnLimits(sql: Sql, asked: readonly Asked[]): Promise<Map<number, OwnLimits>> {
  const rows = await sql<OwnLimitsRow>`
    select asked.player_id, stake_cents, loss_cents, loss_days, time_minutes, check_minutes,
      sitting.began_at, sitting.confirmed_at, gone.lost, since.staked_cents, since.paid_cents
    from unnest(${asked.map(({ playerId }) => playerId)}::bigint[], ${asked.map(({ now }) => now)}::timestamptz[])
      as asked (player_id, now)
    join player on player.id = asked.player_id
    left join play_limit on play_limit.player_id = asked.player_id
    left join play_sitting as sitting on sitting.player_id = asked.player_id
    cross join lateral (
      select jsonb_object_agg(currency, cents) as lost from (
        select currency, sum(lost_cents) as cents from (
          select round.currency, case when pack_id is null then round.staked_cents else 0 end - round.paid_cents as lost_cents
          from round
          where loss_days is not null and round.player_id = asked.player_id and round.state <> 'void'
            and round.started_at > asked.now - make_interval(days => loss_days)
          union all
          select bet.currency, case when freebet_id is null then bet.staked_cents else 0 end - bet.paid_cents - sold_cents
          from bet
          where loss_days is not null and bet.player_id = asked.player_id and bet.status <> 'refused'
            and bet.created_at > asked.now - make_interval(days => loss_days)
        ) as played
        group by currency
      ) as of_currency
    ) as gone
    cross join lateral (
      select coalesce(sum(round.staked_cents) filter (where pack_id is null), 0)::bigint as staked_cents,
        coalesce(sum(round.paid_cents), 0)::bigint as paid_cents
      from round
      where sitting.confirmed_at <= asked.now - make_interval(mins => coalesce(check_minutes, ${USUAL_CHECK_MINUTES}))
        and round.player_id = asked.player_id and round.number >= sitting.first_round and round.state <> 'void'
        and round.currency = player.currency
    ) as since`;
  return new Map(rows.map((row) => [row.player_id, ownLimitsFrom(row)]));
}

function ownLimitsFrom(row: OwnLimitsRow): OwnLimits {
  const { began_at: beganAt, confirmed_at: confirmedAt, lost, staked_cents, paid_cents } = row;
  return {
    limits: limitsFrom(row),
    sitting: beganAt === null || confirmedAt === null ? null : { beganAt, confirmedAt },
    lost: lost ?? {},
    staked: staked_cents,
    paid: paid_cents,
  };
}

export function sittingIn({ sitting }: OwnLimits, lastStartedAt: Date | null): Sitting | null {
  return sitting === null || lastStartedAt === null ? null : { ...sitting, lastStartedAt };
}

/** A round now is the first after a break. */
export const isSittingDown = (own: OwnLimits, lastStartedAt: Date | null, now: Date): boolean => {
  const sitting = sittingIn(own, lastStartedAt);
  return sitting === null || isOver(sitting, now);
};

interface Stake {
  stake: Cents;
  added: Cents;
  currency: Currency;
  rates: Rates;
}

/** Of more stake in a round, too: it is no new round, so time does not speak against it. */
export function stakeRefused(own: OwnLimits, { stake, added, currency, rates }: Stake): Refusal | null {
  const lost = lostIn(own.lost, currency, rates);
  return refusalFor(own, stakeReached(own.limits, { stake, added, lost }));
}

interface Round extends Stake {
  lastStartedAt: Date | null;
  now: Date;
}

export const roundRefused = (own: OwnLimits, { lastStartedAt, now, ...stake }: Round): Refusal | null =>
  refusalFor(own, timeReached(own.limits, sittingIn(own, lastStartedAt), now)) ?? stakeRefused(own, stake);

/** What was lost before a change of currency counts as what it is worth now, and rather more than less. */
function lostIn(lost: OwnLimits['lost'], to: Currency, rates: Rates): number {
  const sums = Object.entries(lost) as [Currency, number][];
  return sums.reduce((all, [from, sum]) => {
    const exchange = { from, to, rates };
    return all + (sum > 0 ? exchangeUp(cents(sum), exchange) : -exchangeDown(cents(-sum), exchange));
  }, 0);
}

function refusalFor(own: OwnLimits, reached: PlayLimitReached | null): Refusal | null {
  switch (reached?.kind) {
    case undefined:
      return null;
    case 'stake':
      return new Refusal('StakeLimitExceeded', { error_data: { limit_amount: reached.limit } });
    case 'loss':
      return new Refusal('LossLimitExceeded', { error_data: { available_amount: reached.left } });
    case 'time':
      return new Refusal('TimeLimitReached', { error_data: { until: reached.until.toISOString() } });
    case 'check': {
      const since = own.sitting!.beganAt.toISOString();
      return new Refusal('RealityCheckDue', { error_data: { since, staked: own.staked, paid: own.paid } });
    }
  }
}
