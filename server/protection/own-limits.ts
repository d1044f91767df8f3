// Whether a player may stake, read in the transaction that books the stake: exclusion, ban, end of the session and the
// player's own limits. A stake reads it behind the player's lock (stake-gate.ts), so what changed before counts.
import type { ClosureTarget } from '#contract/closures.ts';
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
import type { Player, Session } from '../calls/context.ts';
import type { Nullable, Sql } from '../database/db.ts';
import { limitsFrom, type PlayLimitRow } from './play-limits.ts';
import { blockFrom, blockRefusal, type StakeBlock } from './stake-block.ts';

interface OwnLimitsRow extends Nullable<PlayLimitRow> {
  player_id: number;
  began_at: Date | null;
  confirmed_at: Date | null;
  /** Of their own money by currency, in the days of the limit; null without one. */
  lost: Partial<Record<Currency, number>> | null;
  /** Since the player sat down; reckoned only when they are to be told. */
  staked_cents: Cents;
  paid_cents: Cents;
  status: Player['status'];
  is_excluded: boolean;
  excluded_until: Date | null;
  has_session: boolean;
  closure: { target: ClosureTarget; messages: Record<string, string>; ends_at: string | null } | null;
  now: Date;
}

export interface OwnLimits {
  block: StakeBlock | null;
  limits: PlayLimits;
  sitting: Pick<Sitting, 'beganAt' | 'confirmedAt'> | null;
  lost: Partial<Record<Currency, number>>;
  staked: Cents;
  paid: Cents;
}

export interface StakeAsker {
  playerId: number;
  /** The session that the stake is requested in. Null where it was read with the player in the same statement. */
  session: Pick<Session, 'hash'> | null;
  /** What is staked on, by the names under which the operator can close it. Site and country are checked always. */
  targets: readonly ClosureTarget[];
  now: Date;
}

export async function listOwnLimits(sql: Sql, asked: readonly StakeAsker[]): Promise<Map<number, OwnLimits>> {
  const rows = await sql<OwnLimitsRow>`
    select asked.player_id, stake_cents, loss_cents, loss_days, time_minutes, check_minutes,
      sitting.began_at, sitting.confirmed_at, gone.lost, since.staked_cents, since.paid_cents, player.status,
      coalesce(exclusion.is_there, false) as is_excluded, exclusion.ends_at as excluded_until,
      asked.session is null or exists (
        select from session where session.hash = asked.session and session.player_id = asked.player_id
      ) as has_session, closed.closure, asked.now
    from unnest(
      ${asked.map(({ playerId }) => playerId)}::bigint[], ${asked.map(({ now }) => now)}::timestamptz[],
      ${asked.map(({ session }) => session?.hash ?? null)}::bytea[],
      ${asked.map(({ targets }) => targets.join(' '))}::text[]
    ) as asked (player_id, now, session, targets)
    join player on player.id = asked.player_id
    left join lateral (
      select true as is_there, self_exclusion.ends_at from self_exclusion
      where self_exclusion.player_id = asked.player_id and (ends_at is null or ends_at > asked.now)
      order by self_exclusion.ends_at desc nulls first limit 1
    ) as exclusion on true
    left join lateral (
      select jsonb_build_object('target', target, 'messages', messages, 'ends_at', ends_at) as closure from closure
      where opened_at is null and (ends_at is null or ends_at > asked.now)
        and (target in ('site', 'country:' || player.country_code) or target = any (string_to_array(asked.targets, ' ')))
      order by target <> 'site', ends_at desc nulls first limit 1
    ) as closed on true
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
    block: blockFrom(row),
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
  if (own.block !== null) return blockRefusal(own.block);
  const lost = lostIn(own.lost, currency, rates);
  return refusalFor(own, stakeReached(own.limits, { stake, added, lost }));
}

interface Round extends Stake {
  lastStartedAt: Date | null;
  now: Date;
}

export function roundRefused(own: OwnLimits, { lastStartedAt, now, ...stake }: Round): Refusal | null {
  if (own.block !== null) return blockRefusal(own.block);
  return (
    refusalFor(own, timeReached(own.limits, sittingIn(own, lastStartedAt), now)) ?? stakeRefused(own, stake)
  );
}

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
