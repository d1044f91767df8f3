// The scenario values of events in a transaction that changes them. Whoever changes them holds the liability of the events,
// so that what was read stays true until it is written (risk-changes.ts).
import type { Cents } from '#rules/money.ts';
import type { ThresholdValues } from '#rules/thresholds.ts';
import type { Sport } from '#sports/markets/market.ts';
import { EventRisk, type Tallies } from '#sports/risk/event-risk.ts';
import type { RiskLeg } from '#sports/risk/leg-values.ts';
import { GRID_VERSION } from '#sports/risk/sport-blocks.ts';
import type { EventRecord } from '../book/event-rows.ts';
import type { Sql } from '../database/db.ts';
import { readThresholds } from '../thresholds/thresholds.ts';
import type { LegRow } from './bet-rows.ts';
import { scoreForRisk, talliesOfRows } from './reached-scores.ts';
import { decodeValues, type RiskRow, type SoFar } from './risk-rows.ts';

export type LiableLeg = Pick<
  LegRow,
  'event_id' | 'picks' | 'odds_x1000' | 'score' | 'owed_cents' | 'at_stake_cents'
>;

export const riskLeg = ({ picks, odds_x1000, score, owed_cents, at_stake_cents }: LiableLeg): RiskLeg => ({
  ...{ picks, oddsX1000: odds_x1000, score, owed: owed_cents, staked: at_stake_cents },
});

export interface StoredRisk {
  leagueId: number;
  risk: EventRisk;
  /** What its scopes count of it. */
  loss: number;
  /** By block, those of other versions among them: the score that its worst case was calculated at. */
  rows: ReadonlyMap<string, SoFar>;
  isStale: boolean;
  /** Scenarios that it leaves behind are not counted; undefined: all count. As stored, until `atScores` says better. */
  now: Tallies | undefined;
}

export const TOTAL = 'total';
export const leagueScope = (leagueId: number): string => `league-${leagueId}`;

export interface RiskBook {
  events: ReadonlyMap<number, StoredRisk>;
  /** What may be lost at worst by scope: of a league, or in total. */
  scopes: ReadonlyMap<string, number>;
  limits: ThresholdValues;
}

interface EventRow extends Partial<RiskRow> {
  id: number;
  sport: Sport;
  league_id: number;
}

interface ScopeRow {
  scope: string;
  loss_cents: Cents;
}

export const loadRisks = (sql: Sql, eventIds: readonly number[]): Promise<RiskBook> => {
  const rows = sql<EventRow>`
    select event.id, sport, league_id, event_id, block, grid, width, cents, worst_cents, so_far
    from event left join bet_risk on event_id = event.id
    where event.id = any(${eventIds}::bigint[]) order by event.id, block`;
  const scopes = sql<ScopeRow>`
    select scope, loss_cents from bet_risk_scope where scope = ${TOTAL} or scope in (
      select 'league-' || league_id from event where id = any(${eventIds}::bigint[]))`;
  return Promise.all([rows, scopes, readThresholds(sql)]).then(([found, sums, limits]) =>
    bookOf(sql, found, { sums, limits }),
  );
};

async function bookOf(
  sql: Sql,
  rows: readonly EventRow[],
  { sums, limits }: { sums: readonly ScopeRow[]; limits: ThresholdValues },
): Promise<RiskBook> {
  const stored = [...Map.groupBy(rows, ({ id }) => id)].map(([id, own]) => [id, storedRisk(own)] as const);
  const stale = stored.filter(([, { isStale }]) => isStale);
  const legs =
    stale.length === 0
      ? []
      : await listLiableLegs(
          sql,
          stale.map(([id]) => id),
        );
  const byEvent = Map.groupBy(legs, ({ event_id }) => event_id);
  for (const [id, { risk }] of stale) risk.add((byEvent.get(id) ?? []).map(riskLeg));
  return {
    events: new Map(stored),
    limits,
    scopes: new Map(sums.map(({ scope, loss_cents }) => [scope, loss_cents])),
  };
}

function storedRisk(rows: readonly EventRow[]): StoredRisk {
  const [{ sport, league_id: leagueId }] = rows as [EventRow];
  const own = rows.filter((row): row is EventRow & RiskRow => row.block != null);
  const isStale = own.some(({ grid }) => grid !== GRID_VERSION);
  const worst = own.reduce((sum, { worst_cents }) => sum + worst_cents, 0);
  return {
    ...{ leagueId, isStale, loss: Math.max(0, -worst), now: talliesOfRows(sport, own) },
    rows: new Map(own.map(({ block, so_far }) => [block, so_far])),
    risk: new EventRisk(
      sport,
      isStale ? [] : own.map((row) => ({ block: row.block, values: decodeValues(row) })),
    ),
  };
}

/** With the scores of these events, as the caller holds them. */
export const atScores = (book: RiskBook, events: readonly EventRecord[]): RiskBook => {
  const held = new Map(events.map((event) => [event.id, event]));
  return {
    ...book,
    events: new Map(
      [...book.events].map(([id, stored]) => {
        const event = held.get(id);
        return [id, event === undefined ? stored : { ...stored, now: scoreForRisk(event, stored.now) }];
      }),
    ),
  };
};

/** All that events owe and hold as stakes now. */
export const listLiableLegs = (sql: Sql, eventIds: readonly number[]): Promise<LiableLeg[]> =>
  sql<LiableLeg>`
    select event_id, picks, odds_x1000, score, owed_cents, at_stake_cents from bet_leg
    where event_id = any(${eventIds}::bigint[]) and (owed_cents > 0 or at_stake_cents > 0)`;
