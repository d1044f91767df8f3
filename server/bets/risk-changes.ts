// Writes the scenario values of events, and what their league and the whole book may lose by them.
import { cents } from '#rules/money.ts';
import { type EventRisk, reachableIn, worstOf } from '#sports/risk/event-risk.ts';
import { GRID_VERSION } from '#sports/risk/sport-blocks.ts';
import type { Tx } from '../database/db.ts';
import { isSameScore, soFarOf } from './reached-scores.ts';
import { type LiableLeg, leagueScope, type RiskBook, riskLeg, type StoredRisk, TOTAL } from './risk-book.ts';
import { encodeValues, type RiskRow } from './risk-rows.ts';

/** What legs have come to, and what they were. */
export interface LegsChange {
  before: readonly LiableLeg[];
  after: readonly LiableLeg[];
}

export interface RiskCaps {
  /** By scope, in euro cents. */
  readonly caps: ReadonlyMap<string, number>;
}

const NO_CAPS: RiskCaps['caps'] = new Map();

/** Calculated from the book as it was read: what is written of it, and what is not there any more. */
export interface RiskChanges {
  kept: RiskRow[];
  gone: Pick<RiskRow, 'event_id' | 'block'>[];
  scopes: Map<string, ScopeChange>;
}

/** Both statements are sent at once. The row of a scope is shared by all events, so it comes last. */
export async function writeRisks(
  tx: Tx,
  { kept, gone, scopes }: RiskChanges,
  caps: RiskCaps['caps'] = NO_CAPS,
): Promise<void> {
  const sent: Promise<unknown>[] = [];
  if (kept.length > 0 || gone.length > 0) sent.push(writeRows(tx, kept, gone));
  if (scopes.size > 0) sent.push(writeScopes(tx, scopes, caps));
  await Promise.all(sent);
}

interface ScopeChange {
  /** By so much its sum changes: by the bets, and by scenarios that have become impossible since it was written. */
  delta: number;
  /** By so much the bets alone change it. A change that makes nothing worse is not capped. */
  more: number;
}

/** How many statements `writeRisks` will send. */
export const countStatements = ({ kept, gone, scopes }: RiskChanges): number =>
  Number(kept.length + gone.length > 0) + Number(scopes.size > 0);

/**
 * What legs have come to, less what they were, and the worst cases of all events of the book at their scores of now. `known`
 * are events that were revalued with these legs already.
 */
export function calculateRisks(
  { events }: RiskBook,
  { before, after }: LegsChange,
  known: ReadonlyMap<number, EventRisk> = new Map(),
): RiskChanges {
  const changes: RiskChanges = { kept: [], gone: [], scopes: new Map() };
  const [was, is] = [byEvent(before), byEvent(after)];
  for (const [id, stored] of [...events].toSorted(([a], [b]) => a - b))
    addChange(
      changes,
      stored,
      id,
      known.get(id) ??
        stored.risk.change({
          before: (was.get(id) ?? []).map(riskLeg),
          after: (is.get(id) ?? []).map(riskLeg),
        }),
    );
  return changes;
}

const byEvent = (legs: readonly LiableLeg[]) => Map.groupBy(legs, ({ event_id }) => event_id);

function addChange(
  { kept, gone, scopes }: RiskChanges,
  stored: StoredRisk,
  id: number,
  next: EventRisk,
): void {
  const { risk, now, rows, isStale } = stored;
  const names = new Set<string>();
  for (const { block, values } of next.blocks) {
    const so_far = soFarOf(risk.sport, block, now);
    const isSame = risk.valuesOf(block) === values && isSameScore(rows.get(block), so_far);
    if (isSame && !isStale) names.add(block);
    else if (values.some((value) => value !== 0)) {
      names.add(block);
      const worst_cents = cents(worstOf(values, reachableIn(risk.sport, block, now)));
      kept.push({
        event_id: id,
        ...{ block, grid: GRID_VERSION, worst_cents, so_far },
        ...encodeValues(values),
      });
    }
  }
  for (const block of rows.keys()) if (!names.has(block)) gone.push({ event_id: id, block });
  const loss = next.loss(now);
  const change = { delta: loss - stored.loss, more: loss - risk.loss(now) };
  if (change.delta === 0) return;
  for (const scope of [leagueScope(stored.leagueId), TOTAL]) {
    const { delta, more } = scopes.get(scope) ?? { delta: 0, more: 0 };
    scopes.set(scope, { delta: delta + change.delta, more: more + change.more });
  }
}

const writeRows = (tx: Tx, kept: RiskChanges['kept'], gone: RiskChanges['gone']) => tx.sql`
  with gone as (
    delete from bet_risk where (event_id, block) in (
      select * from unnest(${gone.map((row) => row.event_id)}::bigint[], ${gone.map((row) => row.block)}::text[])))
  insert into bet_risk (event_id, block, grid, width, cents, worst_cents, so_far)
  select event_id, block, grid, width, cents, worst_cents, so_far::jsonb from unnest(
    ${kept.map((row) => row.event_id)}::bigint[], ${kept.map((row) => row.block)}::text[],
    ${kept.map((row) => row.grid)}::int[], ${kept.map((row) => row.width)}::smallint[],
    ${kept.map((row) => row.cents)}::bytea[], ${kept.map((row) => row.worst_cents)}::bigint[],
    ${kept.map(({ so_far }) => so_far && JSON.stringify(so_far))}::text[]
  ) as risk (event_id, block, grid, width, cents, worst_cents, so_far)
  on conflict (event_id, block) do update set grid = excluded.grid, width = excluded.width, cents = excluded.cents,
    worst_cents = excluded.worst_cents, so_far = excluded.so_far`;

const writeScopes = (tx: Tx, scopes: RiskChanges['scopes'], caps: RiskCaps['caps']) => tx.sql`
  select bet_risk_change(
    ${[...scopes.keys()]}::text[], ${[...scopes.values()].map(({ delta }) => delta)}::bigint[],
    ${[...scopes].map(([scope, { more }]) => (more > 0 ? (caps.get(scope) ?? null) : null))}::bigint[])`;
