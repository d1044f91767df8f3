// The first places of runs that go on, told live. Whoever wants their own place asks for it when this says that
// something has changed: at most once a second.

import type * as z from 'zod/mini';
import type { LiveBoard } from '#contract/tournaments.ts';
import { prizeAt, totalPrize } from '#rules/tournaments/prizes.ts';
import { stateAt } from '#rules/tournaments/run-state.ts';
import { changeChannel } from '../channels/channels.ts';
import type { Tx } from '../database/db.ts';
import type { Bus } from '../live/bus.ts';
import { tell } from '../live/outbox.ts';
import type { Clock } from '../plumbing/clock.ts';
import { poolWorth } from './pool.ts';
import { listPlaces, type Place } from './ranking.ts';
import { findRun, type RunRow, timesOf } from './runs.ts';

interface Tools {
  bus: Bus;
  clock: Clock;
}

const TOLD_PLACES = 10;

/** In the transaction that changed them. */
export async function tellBoards(tx: Tx, { bus, clock }: Tools, runIds: readonly number[]): Promise<void> {
  const now = clock.now();
  const boards = await Promise.all(
    runIds.map(async (id) => [String(id), await boardOf(tx, id, now)] as const),
  );
  await changeChannel(tx, bus, 'tournaments.boards', Object.fromEntries(boards), now);
}

/** Null takes it off: the run is over, and its page says the rest. */
async function boardOf(tx: Tx, id: number, now: Date): Promise<z.output<typeof LiveBoard> | null> {
  const run = await findRun(tx.sql, id);
  if (run === undefined || run.state === 'PAID' || run.state === 'CANCELLED') return null;
  const places = await listPlaces(tx.sql, id, { offset: 0, count: TOLD_PLACES });
  return {
    state: stateAt(timesOf(run), now),
    ...{ total_participants: run.participants, total_points: run.points },
    total_prize: totalPrize(run.terms.prizes, poolWorth(run)),
    top: places.map((place) => shownPlace(run, place)),
  };
}

/** A place with what it would win as things stand. */
export function shownPlace(run: RunRow, { rank, name, points }: Place) {
  const isEnough = points >= run.terms.min_points;
  const prize = isEnough ? prizeAt(run.terms.prizes, rank, poolWorth(run)) : null;
  return { rank, name, points, prize };
}

/** Every tab of the player hears of it. */
export const tellOwn = (tx: Tx, runId: number, playerId: number): Promise<void> =>
  tell(tx, playerId, { name: 'tournaments.changed', data: { tournament_id: runId } });
