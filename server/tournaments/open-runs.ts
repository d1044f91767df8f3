// Opens the runs that a tournament's schedule asks for: those that go on, and the next one. What the house promises goes
// into the pool in the same transaction, so no run is open whose prizes nobody holds.

import { isRefusal } from '#contract/refusals.ts';
import type { TournamentDefinition } from '#contract/tournament-definition.ts';
import { cents } from '#rules/money.ts';
import type { PrizeRow } from '#rules/tournaments/prizes.ts';
import { type RunState, stateAt } from '#rules/tournaments/run-state.ts';
import { occurrencesAt } from '#rules/tournaments/schedule.ts';
import { countedRounds, mostPoints, type Scoring } from '#rules/tournaments/scoring.ts';
import type { Config } from '../config/config.ts';
import type { Content } from '../content/content.ts';
import { ratesOf } from '../content/rates.ts';
import type { Db } from '../database/db.ts';
import { listGames } from '../games/find-games.ts';
import { edgeOf } from '../games/sheets.ts';
import { record } from '../ledger/record.ts';
import { log } from '../plumbing/log.ts';
import { definitionsOf, looksIn } from './definitions.ts';
import { promiseEntry } from './pool.ts';
import { chargeRun } from './run-budget.ts';
import type { RunTerms } from './runs.ts';

export interface OpenTools {
  db: Db;
  config: Config;
  content: Content;
}

/** How many were opened. */
export async function openRuns({ db, config, content }: OpenTools, now: Date): Promise<number> {
  let opened = 0;
  for (const definition of definitionsOf(content).filter(({ status }) => status === 'on')) {
    const terms = termsOf(definition, { config, content });
    // One without games would count nothing.
    if (terms.games.length === 0) continue;
    for (const { opensAt, startsAt, endsAt } of occurrencesAt(definition.schedule, now)) {
      const state = stateAt({ state: 'SCHEDULED', opensAt, startsAt, endsAt }, now);
      const times = { state, opensAt, startsAt, endsAt };
      if (await openWithin(db, { definition, terms, times }, now)) opened += 1;
    }
  }
  return opened;
}

interface Opening {
  definition: TournamentDefinition;
  terms: RunTerms;
  times: { state: RunState; opensAt: Date; startsAt: Date; endsAt: Date };
}

/** False also where the budget of the tournament has no room for another run: the run is opened once there is. */
async function openWithin(db: Db, opening: Opening, now: Date): Promise<boolean> {
  try {
    return await openRun(db, opening, now);
  } catch (error) {
    if (!isRefusal(error, 'RewardUnavailable')) throw error;
    log.warn('a tournament has no budget for another run', { tournament: opening.definition.sysname });
    return false;
  }
}

/** False: it was opened before, by this server or another. */
const openRun = (db: Db, { definition, terms, times }: Opening, now: Date): Promise<boolean> =>
  db.atomically(async (tx) => {
    const { state, opensAt, startsAt, endsAt } = times;
    const promised = cents(definition.promised_cents);
    const [run] = await tx.sql<{ id: number }>`
      insert into tournament_run (tournament, state, opens_at, starts_at, ends_at, terms, promised_cents, counted_rounds,
        most_points)
      values (${definition.sysname}, ${state}, ${opensAt}, ${startsAt}, ${endsAt}, ${JSON.stringify(terms)}::text::jsonb,
        ${promised}, ${countedRounds(terms.scoring)}, ${mostPoints(terms.scoring)})
      on conflict (tournament, starts_at) do nothing returning id`;
    if (run === undefined) return false;
    const { sysname: tournament } = definition;
    await chargeRun(tx, { id: run.id, tournament, promised_cents: promised, terms }, now);
    const promise = promiseEntry(run.id, promised);
    if (promise !== null) await record(tx, promise);
    return true;
  });

export function termsOf(
  definition: TournamentDefinition,
  { config, content }: Omit<OpenTools, 'db'>,
): RunTerms {
  const { scoring, games, prizes, min_points, reset_on_cashout, restrictions, funded_percent } = definition;
  const gameNames = listGames(config, games).map(({ sysname }) => sysname);
  const looks = content.locales.map(({ code }) => [code, looksIn(content, code).get(definition.sysname)!]);
  return {
    ...{
      scoring: scoring as Scoring,
      prizes: prizes as PrizeRow[],
      min_points,
      reset_on_cashout,
      restrictions,
    },
    games: gameNames,
    ...(funded_percent !== undefined && {
      funding: { percent: funded_percent, edges: edgesOf(gameNames, content) },
    }),
    min_stake_cents: cents(definition.min_stake_cents),
    entry_fee_cents: cents(definition.entry_fee_cents),
    rates: ratesOf(content),
    looks: Object.fromEntries(looks),
  };
}

/** A game of an outside studio has the edge that loyalty assumes for it. */
function edgesOf(games: readonly string[], content: Content): Record<string, number> {
  const { outsideEdge } = content.cms<{ earning: { outsideEdge: number } }>('loyalty').earning;
  return Object.fromEntries(games.map((game) => [game, edgeOf(game) ?? outsideEdge]));
}
