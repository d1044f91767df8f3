// What happens to runs with the time, looked for every minute: they are opened, stand still, end, are counted and paid. All
// of it may be done again after a crash: each step is a transaction that looks whether it is still to be done.
import type { Topic } from '#contract/topics.ts';
import { isCalculable, stateAt } from '#rules/tournaments/run-state.ts';
import type { Tx } from '../database/db.ts';
import type { Bus } from '../live/bus.ts';
import type { Clock } from '../plumbing/clock.ts';
import { log } from '../plumbing/log.ts';
import { tellBoards } from './board-channel.ts';
import { calculateRun } from './calculate-run.ts';
import { cancelRun, refundSome } from './cancel-run.ts';
import { definitionsOf } from './definitions.ts';
import { type OpenTools, openRuns } from './open-runs.ts';
import { payPrizes } from './pay-prizes.ts';
import { findRun, listOpenRuns, type RunRow, timesOf } from './runs.ts';

export interface AdvanceTools extends OpenTools {
  bus: Bus;
  clock: Clock;
}

const changed: Topic[] = ['tournaments'];

export async function advanceRuns(tools: AdvanceTools): Promise<void> {
  const { db, bus, clock, content } = tools;
  let isChanged = (await openRuns(tools, clock.now())) > 0;
  const statuses = new Map(definitionsOf(content).map(({ sysname, status }) => [sysname, status]));
  for (const run of await listOpenRuns(db.sql)) {
    // The trouble of one run is no other's: it is named, and tried again in a minute.
    try {
      if (await advanceFar(tools, run, statuses.get(run.tournament) ?? 'on')) isChanged = true;
    } catch (error) {
      log.bug(error, { run: run.id });
    }
  }
  await refundSome(tools, clock.now());
  if (isChanged) await bus.publish({ changed });
}

type Status = ReturnType<typeof definitionsOf>[number]['status'];

/** Each step may be followed by another that is due already; there are fewer than so many. */
const STEPS_MAX = 5;

/** True: pages that show it are to be made anew. */
async function advanceFar(tools: AdvanceTools, run: RunRow, status: Status): Promise<boolean> {
  let at: RunRow | undefined = run;
  let steps = 0;
  while (at !== undefined && steps < STEPS_MAX && (await advance(tools, at, status))) {
    steps += 1;
    at = await findRun(tools.db.sql, run.id);
  }
  return steps > 0;
}

async function advance(tools: AdvanceTools, run: RunRow, status: Status): Promise<boolean> {
  const now = tools.clock.now();
  const state = stateAt(timesOf(run), now);
  const isGoingOn =
    state === 'REGISTRATION' || state === 'SCHEDULED' || state === 'RUNNING' || state === 'PAUSED';
  if (status === 'cancelled' && isGoingOn) return cancelRun(tools, run, now);
  if (status === 'paused' && state === 'RUNNING') return pauseRun(tools, run);
  if (status !== 'paused' && state === 'PAUSED') return resumeRun(tools, run);
  if (state !== run.state) return keepState(tools, run);
  if (state === 'FINISHED' && isCalculable(timesOf(run), now)) return calculateRun(tools, run);
  return state === 'CALCULATED' ? payPrizes(tools, run) : false;
}

const keepState = ({ db, bus, clock }: AdvanceTools, run: RunRow): Promise<boolean> =>
  db.atomically(async (tx) => {
    const state = stateAt(timesOf(run), clock.now());
    return inState(
      tx,
      { bus, clock },
      run,
      () => tx.sql<{ id: number }>`
      update tournament_run set state = ${state} where id = ${run.id} and state = ${run.state} returning id`,
    );
  });

/** From now on no round counts. */
const pauseRun = ({ db, bus, clock }: AdvanceTools, run: RunRow): Promise<boolean> =>
  db.atomically((tx) => {
    const pauses = [...run.pauses, { from: clock.now().toISOString(), to: null }];
    return inState(
      tx,
      { bus, clock },
      run,
      () => tx.sql<{ id: number }>`
      update tournament_run set state = 'PAUSED', pauses = ${JSON.stringify(pauses)}::text::jsonb
      where id = ${run.id} and state = ${run.state} returning id`,
    );
  });

const resumeRun = ({ db, bus, clock }: AdvanceTools, run: RunRow): Promise<boolean> =>
  db.atomically((tx) => {
    const to = clock.now().toISOString();
    const pauses = run.pauses.map((pause) => (pause.to === null ? { ...pause, to } : pause));
    return inState(
      tx,
      { bus, clock },
      run,
      () => tx.sql<{ id: number }>`
      update tournament_run set state = 'RUNNING', pauses = ${JSON.stringify(pauses)}::text::jsonb
      where id = ${run.id} and state = 'PAUSED' returning id`,
    );
  });

/** False: another server was first. */
async function inState(
  tx: Tx,
  tools: { bus: Bus; clock: Clock },
  { id }: RunRow,
  change: () => Promise<{ id: number }[]>,
): Promise<boolean> {
  if ((await change()).length === 0) return false;
  await tellBoards(tx, tools, [id]);
  return true;
}
