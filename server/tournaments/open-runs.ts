// Opens the runs that a tournament's schedule asks for: those that go on, and the next one. What the house promises goes
// into the pool in the same transaction, so no run is open whose prizes nobody holds.
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
import { record } from '../ledger/record.ts';
import { definitionsOf, looksIn } from './definitions.ts';
import { promiseEntry } from './pool.ts';
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
      if (await openRun(db, { definition, terms, times })) opened += 1;
    }
  }
  return opened;
}

interface Opening {
  definition: TournamentDefinition;
  terms: RunTerms;
  times: { state: RunState; opensAt: Date; startsAt: Date; endsAt: Date };
}

/** False: it was opened before, by this server or another. */
const openRun = (db: Db, { definition, terms, times }: Opening): Promise<boolean> =>
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
    const promise = promiseEntry(run.id, promised);
    if (promise !== null) await record(tx, promise);
    return true;
  });

function termsOf(definition: TournamentDefinition, { config, content }: Omit<OpenTools, 'db'>): RunTerms {
  const { scoring, games, prizes, min_points, reset_on_cashout, restrictions } = definition;
  const looks = content.locales.map(({ code }) => [code, looksIn(content, code).get(definition.sysname)!]);
  return {
    ...{
      scoring: scoring as Scoring,
      prizes: prizes as PrizeRow[],
      min_points,
      reset_on_cashout,
      restrictions,
    },
    games: listGames(config, games).map(({ sysname }) => sysname),
    min_stake_cents: cents(definition.min_stake_cents),
    entry_fee_cents: cents(definition.entry_fee_cents),
    rates: ratesOf(content),
    looks: Object.fromEntries(looks),
  };
}
