// Runs jobs on the database, with pg-boss: each at its time and once, however many servers run.
import { setTimeout as pause } from 'node:timers/promises';
import { PgBoss } from 'pg-boss';
import { isLost } from '../database/statement.ts';
import { log } from '../plumbing/log.ts';
import { isOutage, isPassing } from '../plumbing/outage.ts';
import { logOutage } from '../plumbing/outage-log.ts';

export interface Job {
  name: string;
  /** Minute, hour, day, month, weekday; in UTC. */
  cron?: string;
  /** Whatever takes longer is begun anew; ten minutes unless said otherwise. */
  withinSeconds?: number;
  /** May run again after a failure or a crash, so it must be safe to repeat. */
  run(): Promise<void>;
}

export interface JobRunner {
  /** Asks for a job now. It is not asked for twice: one that waits or runs already will do. */
  send(name: string): Promise<void>;
  /** Lets what runs finish, and takes no more. */
  stop(): Promise<void>;
}

/** In seconds. */
export interface JobPace {
  /** Whoever runs a job shows life so often. */
  aliveEvery: number;
  /** Who has not for so long is taken for dead at the next look. */
  aliveWithin: number;
  lookEvery: number;
  /** So long after that the job goes to another server, or to the same one started again. */
  againAfter: number;
  /** Jobs to be done are asked for so often. */
  askEvery: number;
}

export const jobPace: Readonly<JobPace> = {
  aliveEvery: 5,
  aliveWithin: 15,
  lookEvery: 10,
  againAfter: 5,
  askEvery: 2,
};

const STOP_WITHIN_MS = 10_000;
const WITHIN_S = 600;
const TRY_AGAIN_AFTER_MS = 2_000;
/** Far more than any question of its own takes; one that is not answered gives its connection up. */
const ANSWERED_WITHIN_MS = 30_000;

/** pg-boss hands on what it does not know. */
const driver = { keepAlive: true, query_timeout: ANSWERED_WITHIN_MS };

export async function startJobs(
  url: string,
  jobs: readonly Job[],
  pace: Readonly<JobPace> = jobPace,
): Promise<JobRunner> {
  const boss = new PgBoss({
    connectionString: url,
    application_name: 'marigold jobs',
    max: 3,
    ...driver,
    superviseIntervalSeconds: pace.lookEvery,
    monitorIntervalSeconds: pace.lookEvery,
  });
  // It passes on copies of errors, which are none themselves.
  boss.on('error', (told) =>
    report('jobs could not be looked for', Object.assign(new Error(told.message), told)),
  );
  boss.on('warning', ({ message, data }) => log.warn(message, { data }));
  try {
    await boss.start();
    for (const job of jobs) await offer(boss, job, pace);
    await forgetOthers(boss, jobs);
  } catch (error) {
    await boss.stop({ graceful: false }).catch(() => undefined);
    throw error;
  }
  return {
    async send(name) {
      await boss.send(name);
    },
    stop: () => boss.stop({ timeout: STOP_WITHIN_MS }),
  };
}

/** In the background, and until it has worked: the database may be away just then. */
export function startJobsSoon(url: string, jobs: readonly Job[]): Pick<JobRunner, 'stop'> {
  const ending = new AbortController();
  const { signal } = ending;
  const tryOn = async (): Promise<JobRunner | undefined> => {
    while (!signal.aborted) {
      try {
        return await startJobs(url, jobs);
      } catch (error) {
        report('jobs could not be started', error);
        await pause(TRY_AGAIN_AFTER_MS, undefined, { signal }).catch(() => undefined);
      }
    }
    return undefined;
  };
  const started = tryOn();
  return {
    async stop() {
      ending.abort();
      await (await started)?.stop();
    },
  };
}

/** What the driver says itself, without a code, it says of the connection. */
function report(what: string, error: unknown): void {
  logOutage('the database', what, error, { isBug: !(isOutage(error) || isLost(error)) });
}

async function offer(
  boss: PgBoss,
  { name, cron, withinSeconds = WITHIN_S, run }: Job,
  { aliveEvery, aliveWithin, againAfter, askEvery }: JobPace,
): Promise<void> {
  const options = {
    retryLimit: 2,
    retryDelay: againAfter,
    expireInSeconds: withinSeconds,
    heartbeatSeconds: aliveWithin,
  };
  await boss.createQueue(name, { policy: 'exclusive', ...options });
  // One that an older server made stays as it was, unless it is told.
  await boss.updateQueue(name, options);
  const asking = { heartbeatRefreshSeconds: aliveEvery, pollingIntervalSeconds: askEvery };
  await boss.work(name, asking, async () => {
    try {
      await run();
    } catch (error) {
      if (isPassing(error)) logOutage('the database', `the job ${name} waits`, error);
      else log.bug(error, { job: name });
      throw error;
    }
  });
  if (cron !== undefined) await boss.schedule(name, cron);
}

/** A schedule outlives the program that made it; what is no longer in the table must not be asked for. */
async function forgetOthers(boss: PgBoss, jobs: readonly Job[]): Promise<void> {
  for (const { name } of await boss.getSchedules()) {
    const isKnown = jobs.some((job) => job.name === name && job.cron !== undefined);
    if (!isKnown) await boss.unschedule(name);
  }
}
