// Does what was scheduled: woken when this server schedules something, and often enough for what other servers did and
// for what is due later. Each kind has a line of its own.
import { setTimeout as pause } from 'node:timers/promises';
import type { Db } from '../database/db.ts';
import type { Clock } from '../plumbing/clock.ts';
import { log, sentenceOf } from '../plumbing/log.ts';
import type { Metrics } from '../plumbing/metrics.ts';
import { isPassing } from '../plumbing/outage.ts';
import { logOutage } from '../plumbing/outage-log.ts';
import { createSweeper } from '../plumbing/sweeper.ts';
import { type Claimed, claimSome, complete, DONE_WITHIN_MS, keepTrouble, listDue } from './claimed-tasks.ts';
import { countTasks, giveUpEnded } from './dead-tasks.ts';
import { type Effect, TriedInVain, type Worker } from './tasks.ts';

const LOOK_EVERY_MS = 1_000;
const COUNT_EVERY_MS = 10_000;
const CLOSED_WITHIN_MS = 10_000;

export interface RunningTasks {
  /** Until nothing is due that could be done. */
  settled(): Promise<void>;
  /** Finishes what is under way, within bounds; what it leaves is done by another server, or by the next. */
  close(): Promise<void>;
}

export interface TaskTools {
  db: Db;
  clock: Clock;
  metrics: Pick<Metrics, 'tasksWaiting' | 'taskLag' | 'tasksDead'>;
}

export function runTasks(tools: TaskTools, workers: readonly Worker[]): RunningTasks {
  const { db, clock } = tools;
  const lines = new Map(workers.map((worker) => [worker.name, new TaskLine(tools, worker)]));
  const { sweep } = createSweeper(1, async () => {
    for (const name of await listDue(db.sql, [...lines.keys()], clock.now())) lines.get(name)?.wake();
    return 0;
  });
  const orLater = (work: () => Promise<void>) => () =>
    void work().catch((error: unknown) => report('tasks could not be looked for', error));
  const look = orLater(sweep);
  const unhear = db.onSignal('tasks', look);
  const timers = [
    setInterval(look, LOOK_EVERY_MS),
    setInterval(
      orLater(() => count(tools)),
      COUNT_EVERY_MS,
    ),
  ];
  look();
  return {
    async settled() {
      await Promise.all([...lines.values()].map((line) => line.settled()));
    },
    async close() {
      unhear();
      for (const timer of timers) clearInterval(timer);
      const closed = Promise.all([...lines.values()].map((line) => line.close()));
      await Promise.race([closed, pause(CLOSED_WITHIN_MS, undefined, { ref: false })]);
    },
  };
}

async function count({ db, clock, metrics }: TaskTools): Promise<void> {
  for (const { id, name, trouble } of await giveUpEnded(db.sql, clock.now())) tellDead(id, name, trouble);
  const { tasksWaiting, taskLag, tasksDead } = metrics;
  const counts = await countTasks(db.sql, clock.now());
  // A kind of which nothing is left has no row.
  for (const gauge of [tasksWaiting, taskLag, tasksDead]) gauge.reset();
  for (const { name: task, waiting, seconds, dead } of counts) {
    tasksWaiting.set({ task }, waiting);
    taskLag.set({ task }, seconds);
    tasksDead.set({ task }, dead);
  }
}

class TaskLine {
  readonly #tools: TaskTools;
  readonly #worker: Worker;
  readonly #underWay = new Set<Promise<void>>();
  #filling: Promise<void> | undefined;
  #isAskedAgain = false;
  #mayBeMore = false;
  #isClosed = false;

  constructor(tools: TaskTools, worker: Worker) {
    this.#tools = tools;
    this.#worker = worker;
  }

  wake(): void {
    if (this.#isClosed) return;
    this.#isAskedAgain = true;
    this.#filling ??= this.#fill();
  }

  async settled(): Promise<void> {
    this.wake();
    while (this.#filling !== undefined || this.#underWay.size > 0)
      await Promise.all([this.#filling, ...this.#underWay]);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#filling;
    await Promise.all(this.#underWay);
  }

  async #fill(): Promise<void> {
    try {
      while (this.#isAskedAgain && !this.#isClosed) {
        this.#isAskedAgain = false;
        await this.#takeSome();
      }
    } catch (error) {
      report('tasks could not be taken', error);
    } finally {
      this.#filling = undefined;
    }
  }

  async #takeSome(): Promise<void> {
    const { name, width } = this.#worker;
    const { db, clock } = this.#tools;
    const most = Math.min(width, this.#worker.room()) - this.#underWay.size;
    this.#mayBeMore = true;
    if (most <= 0) return;
    const claimed = await claimSome(db.sql, name, most, clock.now());
    this.#mayBeMore = claimed.length === most;
    for (const task of claimed) {
      const doing = this.#do(task).finally(() => {
        this.#underWay.delete(doing);
        if (this.#mayBeMore) this.wake();
      });
      this.#underWay.add(doing);
    }
  }

  async #do(task: Claimed): Promise<void> {
    const { db, clock } = this.#tools;
    const { name } = this.#worker;
    try {
      await complete(db, task, await this.#run(task.payload));
    } catch (error) {
      if (!(error instanceof TriedInVain)) report(`tasks failed: ${name}`, error);
      const trouble = sentenceOf(error);
      const isDead = await keepTrouble(db.sql, task, trouble, clock.now()).catch(() => false);
      if (isDead) tellDead(task.id, name, trouble);
    }
  }

  /** One that does not end is left alone, so that others have its place. */
  async #run(payload: unknown): Promise<Effect | undefined> {
    const ending = new AbortController();
    const { promise: late, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(() => {
      ending.abort();
      reject(new Error('it took too long'));
    }, DONE_WITHIN_MS);
    try {
      return await Promise.race([this.#worker.run(payload, ending.signal), late]);
    } finally {
      clearTimeout(timer);
    }
  }
}

const tellDead = (id: number, task: string, trouble: string): void =>
  log.warn('a task was given up: see npm run tasks', { id, task, trouble });

function report(what: string, error: unknown): void {
  logOutage(isPassing(error) ? 'the database' : 'tasks', what, error, { isBug: !isPassing(error) });
}
