// What open bets are worth in every scenario, calculated anew and held against what is stored. Settling is code, so that this
// cannot be a view of the database.
import type { Sport } from '#sports/markets/market.ts';
import { EventRisk, reachableIn, worstOf } from '#sports/risk/event-risk.ts';
import { GRID_VERSION } from '#sports/risk/sport-blocks.ts';
import { findEvents } from '../book/event-rows.ts';
import type { Db, Sql } from '../database/db.ts';
import type { Invariant, Violation } from '../ledger/audit.ts';
import { isSameScore, scoreForRisk, soFarOf, talliesOfRows } from './reached-scores.ts';
import { listLiableLegs, riskLeg } from './risk-book.ts';
import { decodeValues, type RiskRow } from './risk-rows.ts';

export const riskInvariant: Invariant = {
  name: 'L45',
  promise: 'what an event may lose in each scenario is what its open bets say',
};

/** Between two questions to the database no one else waits for long. */
const PAGE = 50;

/** At one moment of the books, as the other rules are looked at. */
export const findOtherRisks = (db: Db): Promise<Violation[]> =>
  db.atomically(
    async ({ sql }) => {
      await sql`set transaction isolation level repeatable read, read only`;
      const found: Violation[] = [];
      let page = await listAfter(sql, 0);
      while (page.length > 0) {
        found.push(...(await faultsOf(sql, page)));
        page = await listAfter(sql, page.at(-1)!.event_id);
      }
      return found;
    },
    { isLong: true },
  );

interface RiskyEvent {
  event_id: number;
  sport: Sport;
  /** Its bets were looked at since it last changed, and its worst cases with them. */
  is_looked_at: boolean;
}

const listAfter = (sql: Sql, after: number): Promise<RiskyEvent[]> =>
  sql<RiskyEvent>`
    select id as event_id, sport, exists (
        select from bet_settlement where event_id = event.id and version = event.version) as is_looked_at
    from event
    where id > ${after} and (exists (select from bet_risk where event_id = id)
      or exists (select from bet_liability where event_id = id and (owed_cents > 0 or staked_cents > 0)))
    order by id limit ${PAGE}`;

async function faultsOf(sql: Sql, events: readonly RiskyEvent[]): Promise<Violation[]> {
  const ids = events.map(({ event_id }) => event_id);
  const rows = await sql<RiskRow>`
    select event_id, block, grid, width, cents, worst_cents, so_far from bet_risk where event_id = any(${ids}::bigint[])`;
  const legs = Map.groupBy(await listLiableLegs(sql, ids), ({ event_id }) => event_id);
  const looked = new Set(events.flatMap(({ event_id, is_looked_at }) => (is_looked_at ? [event_id] : [])));
  const records = new Map((await findEvents(sql, [...looked])).map((event) => [event.id, event]));
  return events.flatMap(({ event_id: id, sport }) => {
    const own = rows.filter(({ event_id }) => event_id === id);
    // They are revalued when the event is next touched.
    if (own.some(({ grid }) => grid !== GRID_VERSION)) return [];
    const risk = new EventRisk(sport).with((legs.get(id) ?? []).map(riskLeg));
    const names = new Set([...own, ...risk.blocks].map(({ block }) => block));
    const event = records.get(id);
    const isAtScore = ({ block, so_far }: RiskRow): boolean =>
      event === undefined ||
      isSameScore(so_far, soFarOf(sport, block, scoreForRisk(event, talliesOfRows(sport, own))));
    return [...names]
      .filter(
        (block) => !isSame(own, risk, block) || !own.filter((row) => row.block === block).every(isAtScore),
      )
      .map((block) => faultIn(id, block));
  });
}

function isSame(rows: readonly RiskRow[], risk: EventRisk, block: string): boolean {
  const row = rows.find((one) => one.block === block);
  const values = risk.valuesOf(block);
  if (row === undefined) return values!.every((value) => value === 0);
  const stored = decodeValues(row);
  return (
    values !== undefined &&
    stored.every((value, place) => value === values[place]) &&
    row.worst_cents === worstOf(stored, reachableIn(risk.sport, block, talliesOfRows(risk.sport, [row])))
  );
}

const faultIn = (event: number, block: string): Violation => ({
  ...{ invariant: riskInvariant.name, rule: 'an event is not worth what its open bets say' },
  ...{ subject: `event ${event}`, detail: `scenarios of ${block}` },
});
