// The list of the trader's room: events with what they may cost the house, the worst first.
import type { Output } from '#contract/define.ts';
import type { trading, tradingOrders, tradingViews } from '#contract/desk/trading.ts';
import type { TradedEvent } from '#contract/desk/trading-shapes.ts';
import { type Cents, ZERO } from '#rules/money.ts';
import { TOTAL } from '../../bets/risk-book.ts';
import { type EventRecord, findEvents } from '../../book/event-rows.ts';
import { isInPlay, pauseOf } from '../../book/make-book.ts';
import { matchOf } from '../../book/match-of.ts';
import { standOf } from '../../book/shown-event.ts';
import type { Sql } from '../../database/db.ts';

export type TradingView = (typeof tradingViews)[number];

export interface Exposure {
  bets: number;
  staked_cents: Cents;
  worst_cents: Cents;
}

interface Wish {
  view: TradingView;
  order: (typeof tradingOrders)[number];
  sport: string | null;
  q: string;
}

const HOUR_MS = 3_600_000;
const LISTED_MAX = 100;
/** A match is over by then, and somebody should have told how it ended. */
const RESULT_AFTER_MS = 5 * HOUR_MS;
const FOR_EVER = new Date('9999-01-01T00:00:00Z');
const EVER = new Date(0);

const open = ['scheduled', 'live', 'interrupted', 'postponed', 'ended'];

/** Of each view: which states, begun when. */
function boundsOf(view: TradingView, now: Date) {
  const before = (ms: number) => new Date(now.getTime() - ms);
  switch (view) {
    case 'live':
      return { statuses: ['live', 'interrupted'], from: EVER, until: FOR_EVER };
    case 'soon':
      return { statuses: ['scheduled'], from: EVER, until: before(-24 * HOUR_MS) };
    case 'paused':
      return { statuses: open, from: EVER, until: FOR_EVER };
    case 'results':
      return { statuses: open, from: EVER, until: before(RESULT_AFTER_MS) };
    case 'over':
      return {
        statuses: ['resulted', 'abandoned', 'cancelled'],
        from: before(7 * 24 * HOUR_MS),
        until: FOR_EVER,
      };
  }
}

export async function listTraded(sql: Sql, wish: Wish, now: Date): Promise<Output<typeof trading.events>> {
  const found = await findExposed(sql, wish, now);
  const exposures = new Map(found.map(({ id, ...exposure }) => [id, exposure]));
  const records = new Map((await findEvents(sql, [...exposures.keys()])).map((event) => [event.id, event]));
  return {
    items: found.flatMap(({ id }) => {
      const record = records.get(id);
      return record === undefined ? [] : [asTraded(record, exposures.get(id)!, now)];
    }),
    counts: { ...(await countViews(sql, now)) },
    producers: await listProducers(sql, now),
    risk: await openRisk(sql),
  };
}

async function findExposed(sql: Sql, { view, order, sport, q }: Wish, now: Date) {
  const { statuses, from, until } = boundsOf(view, now);
  const like =
    q.trim() === ''
      ? null
      : `%${q
          .trim()
          .toLowerCase()
          .replaceAll(/[\\%_]/g, '\\$&')}%`;
  return sql<Exposure & { id: number }>`
    select event.id, coalesce(bets, 0)::int as bets, coalesce(staked, 0)::bigint as staked_cents,
      coalesce(worst, 0)::bigint as worst_cents
    from event left join lateral (
      select sum(bets) as bets, sum(staked_cents) as staked,
        (select sum(worst_cents) from bet_risk where event_id = event.id) as worst
      from bet_liability where event_id = event.id) exposure on true
    where status = any(${statuses}) and starts_at >= ${from} and starts_at < ${until}
      and (${sport}::text is null or sport = ${sport}) and (${like}::text is null or names like ${like})
      and (${view} <> 'results' or result is null)
      and (${view} <> 'paused' or trading ? 'pause' or exists (
        select from jsonb_each(trading -> 'markets') where value -> 'is_paused' = 'true'))
    order by case when ${order} = 'risk' then coalesce(worst, 0) end, starts_at, event.id
    limit ${LISTED_MAX}`;
}

interface ViewCounts {
  live: number;
  soon: number;
  paused: number;
  results: number;
}

async function countViews(sql: Sql, now: Date): Promise<ViewCounts> {
  const { until } = boundsOf('results', now);
  const tomorrow = new Date(now.getTime() + 24 * HOUR_MS);
  const [row] = await sql<ViewCounts>`
    select count(*) filter (where status in ('live', 'interrupted'))::int as live,
      count(*) filter (where status = 'scheduled' and starts_at < ${tomorrow})::int as soon,
      count(*) filter (where trading ? 'pause' or exists (
        select from jsonb_each(trading -> 'markets') where value -> 'is_paused' = 'true'))::int as paused,
      count(*) filter (where starts_at < ${until} and result is null)::int as results
    from event where status = any(${open})`;
  return row!;
}

/** Events that wait for somebody to tell how they ended. */
export const countLackingResult = async (sql: Sql, now: Date): Promise<number> =>
  (await countViews(sql, now)).results;

async function listProducers(sql: Sql, now: Date) {
  const rows = await sql<{ name: string; is_down: boolean; alive_at: Date }>`
    select name, is_down, alive_at from producer order by name`;
  return rows.map(({ name, is_down, alive_at }) => ({
    name,
    is_down,
    silent: Math.max(0, (now.getTime() - alive_at.getTime()) / 1000),
  }));
}

/** The worst of every event at once, as far as it is a loss. */
async function openRisk(sql: Sql): Promise<Cents> {
  const [row] = await sql<{
    loss_cents: Cents;
  }>`select loss_cents from bet_risk_scope where scope = ${TOTAL}`;
  return row?.loss_cents ?? ZERO;
}

export function asTraded(event: EventRecord, exposure: Exposure, now: Date): TradedEvent {
  const { id, sport, league, home, away, starts_at, status, trading, result } = event;
  const { clock, score } = standOf(event, event.runners === null ? matchOf(event) : null);
  const isOpen = open.includes(status);
  return {
    ...{ id, sport, home, away, status, score },
    clock: isInPlay(event) ? clock : null,
    league: { id: league.id, name: league.name, tier: league.tier, is_virtual: league.is_virtual },
    starts_at: starts_at.toISOString(),
    pause: pauseOf(event),
    is_trader_pause: trading.pause !== undefined,
    bets: exposure.bets,
    staked: exposure.staked_cents,
    worst: exposure.worst_cents,
    lacks_result: isOpen && result === null && starts_at.getTime() < now.getTime() - RESULT_AFTER_MS,
  };
}
