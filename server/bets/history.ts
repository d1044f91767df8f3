// A player's bets, the latest first.
import type { BetStatus } from '#contract/betting/bet.ts';
import { type Cents, cents, plus } from '#rules/money.ts';
import { type DaysAsked, spanOf } from '../calls/days-asked.ts';
import type { Sql } from '../database/db.ts';
import { type BetRow, type KeptBet, withLegs } from './bet-rows.ts';
import { type PaidBet, withheldOf } from './withheld.ts';

interface BetFilter extends DaysAsked {
  status?: BetStatus | undefined;
  view?: 'open' | 'settled' | undefined;
}

interface Span {
  offset: number;
  count: number;
}

const views: Readonly<Record<'open' | 'settled' | 'all', readonly BetStatus[]>> = {
  open: ['delayed', 'open'],
  settled: ['won', 'lost', 'returned', 'partial', 'cashed_out', 'cancelled'],
  all: ['delayed', 'open', 'refused', 'won', 'lost', 'returned', 'partial', 'cashed_out', 'cancelled'],
};

export async function listBets(
  sql: Sql,
  playerId: number,
  filter: BetFilter,
  { offset, count }: Span,
): Promise<{ bets: KeptBet[]; count: number }> {
  const { from, to } = spanOf(filter);
  const inView = views[filter.view ?? 'all'];
  const statuses = filter.status === undefined ? inView : inView.filter((one) => one === filter.status);
  const [found] = await sql<{ total: number }>`
    select count(*)::int as total from bet
    where player_id = ${playerId} and status = any(${statuses}::text[])
      and (${from}::timestamptz is null or created_at >= ${from})
      and (${to}::timestamptz is null or created_at < ${to})`;
  const rows = await sql<BetRow>`
    select id, player_id, number, kind, combos, currency, unit_cents, staked_cents, bonus_cents, bonus_id, freebet_id, odds_x1000,
      potential_cents, boost_percent, policy, status, paid_cents, sold_cents, sold_stake_cents, auto_at_cents, revision,
      rules, refused, receipt, euro_rate, created_at, decides_at, accepted_at, settled_at
    from bet
    where player_id = ${playerId} and status = any(${statuses}::text[])
      and (${from}::timestamptz is null or created_at >= ${from})
      and (${to}::timestamptz is null or created_at < ${to})
    order by number desc offset ${offset} limit ${count}`;
  return { bets: await withLegs(sql, [playerId], rows), count: found!.total };
}

/** Those that may be sold. */
export async function listOpenBets(sql: Sql, playerId: number): Promise<KeptBet[]> {
  const rows = await sql<BetRow>`
    select id, player_id, number, kind, combos, currency, unit_cents, staked_cents, bonus_cents, bonus_id, freebet_id, odds_x1000,
      potential_cents, boost_percent, policy, status, paid_cents, sold_cents, sold_stake_cents, auto_at_cents, revision,
      rules, refused, receipt, euro_rate, created_at, decides_at, accepted_at, settled_at
    from bet where player_id = ${playerId} and status = 'open' order by number desc limit ${OPEN_MAX}`;
  return withLegs(sql, [playerId], rows);
}

const OPEN_MAX = 200;

const WEEK_MS = 7 * 86_400_000;

/** Of the last seven days, in the player's currency. */
export async function summaryOf(sql: Sql, playerId: number, now: Date) {
  const since = new Date(now.getTime() - WEEK_MS);
  const [row] = await sql<{ staked_cents: Cents; paid_cents: Cents; open: number }>`
    select coalesce(sum(staked_cents) filter (where freebet_id is null), 0)::bigint as staked_cents,
      coalesce(sum(paid_cents + sold_cents), 0)::bigint as paid_cents,
      (count(*) filter (where bet.status in ('open', 'delayed')))::int as open
    from bet join player on player.id = player_id and player.currency = bet.currency
    where player_id = ${playerId} and created_at > ${since} and bet.status <> 'refused'`;
  const paidByBonus = await sql<PaidBet>`
    select bet.id, revision, bonus_cents, paid_cents, sold_cents
    from bet join player on player.id = player_id and player.currency = bet.currency
    where player_id = ${playerId} and created_at > ${since} and bonus_cents > 0 and paid_cents + sold_cents > 0`;
  const withheld = plus(...(await withheldOf(sql, paidByBonus)).values());
  return {
    ...{ staked: cents(row!.staked_cents), paid: cents(row!.paid_cents - withheld), open: row!.open },
    since: since.toISOString().slice(0, 10),
  };
}
