// Runs jobs on the database, with pg-boss: each at its time and once, however many servers run.
import { PgBoss } from 'pg-boss';
import { log } from './log.ts';

export interface Job {
  name: string;
  /** Minute, hour, day, month, weekday; in UTC. */
  cron?: string;
  /** May run again after a failure or a crash, so it must be safe to repeat. */
  run(): Promise<void>;
}

export interface JobRunner {
  /** Asks for a job now. It is not asked for twice: one that waits or runs already will do. */
  send(name: string): Promise<void>;
  /** Lets what runs finish, and takes no more. */
  stop(): Promise<void>;
}

const STOP_WITHIN_MS = 10_000;
const HOUR_S = 3_600;

export async function startJobs(url: string, jobs: readonly Job[]): Promise<JobRunner> {
  const boss = new PgBoss({ connectionString: url, application_name: 'marigold jobs', max: 3 });
  boss.on('error', (error) => log.bug(error));
  boss.on('warning', ({ message, data }) => log.warn(message, { data }));
  await boss.start();
  for (const job of jobs) await offer(boss, job);
  await forgetOthers(boss, jobs);
  return {
    async send(name) {
      await boss.send(name);
    },
    stop: () => boss.stop({ timeout: STOP_WITHIN_MS }),
  };
}

async function offer(boss: PgBoss, { name, cron, run }: Job): Promise<void> {
  await boss.createQueue(name, {
    policy: 'exclusive',
    retryLimit: 2,
    retryDelay: 30,
    expireInSeconds: HOUR_S,
  });
  await boss.work(name, async () => {
    try {
      await run();
    } catch (error) {
      log.bug(error, { job: name });
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
