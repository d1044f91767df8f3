import { expect, onTestFinished, test, vi } from 'vitest';
import { createWorld } from '#tests/world.ts';
import { connect, databaseAt } from '../database/connect.ts';
import { log } from '../plumbing/log.ts';
import { type Job, jobPace, startJobs, startJobsSoon } from './job-runner.ts';

vi.setConfig({ testTimeout: 60_000 });

const poll = { timeout: 30_000 };
const quick = { ...jobPace, askEvery: 0.5 };

test('a job asked for is done, and stopping waits until it is', async () => {
  await using world = await createWorld();
  const { promise: mayEnd, resolve: letEnd } = Promise.withResolvers<void>();
  const done: string[] = [];
  const job: Job = {
    name: 'slow',
    async run() {
      done.push('begun');
      await mayEnd;
      done.push('ended');
    },
  };
  const runner = await startJobs(world.url, [job], quick);

  await runner.send('slow');
  await expect.poll(() => done, poll).toEqual(['begun']);
  const stopped = runner.stop().then(() => done.push('stopped'));
  letEnd();
  await stopped;

  expect(done).toEqual(['begun', 'ended', 'stopped']);
});

test('a job that waits already is not asked for twice, whichever server asks', async () => {
  await using world = await createWorld();
  const { promise: mayEnd, resolve: letEnd } = Promise.withResolvers<void>();
  let runs = 0;
  const job: Job = {
    name: 'once',
    async run() {
      runs += 1;
      await mayEnd;
    },
  };
  const [first, second] = [
    await startJobs(world.url, [job], quick),
    await startJobs(world.url, [job], quick),
  ];

  await Promise.all([first.send('once'), second.send('once'), first.send('once')]);
  await expect.poll(() => runs, poll).toBe(1);
  await second.send('once');
  letEnd();
  await Promise.all([first.stop(), second.stop()]);

  expect(runs).toBe(1);
});

test('what the table no longer holds is no longer scheduled', async () => {
  await using world = await createWorld();
  const job = (name: string): Job => ({ name, cron: '0 0 1 1 *', run: async () => undefined });
  await (await startJobs(world.url, [job('old'), job('kept')])).stop();
  await (await startJobs(world.url, [job('kept')])).stop();

  const { sql, close } = await connect(world.url);
  expect(await sql`select name, cron from pgboss.schedule`).toEqual([{ name: 'kept', cron: '0 0 1 1 *' }]);
  await close();
});

test('jobs that cannot be started are tried again until they can, and an end does not wait for that', async () => {
  await using world = await createWorld();
  const bug = vi.spyOn(log, 'bug').mockReturnValue(undefined);
  onTestFinished(() => bug.mockRestore());
  const late = `late_${process.pid}`;
  const url = databaseAt(world.url, late);
  const jobs = startJobsSoon(url, []);
  await expect.poll(() => bug.mock.calls.length, poll).toBe(1);
  await startJobsSoon(url, []).stop();

  const server = await connect(world.url);
  await server.run(`create database ${late} template template0`);
  const { sql, close } = await connect(url);
  await expect
    .poll(() => sql`select 1 as one from pg_namespace where nspname = 'pgboss'`, poll)
    .toHaveLength(1);
  await jobs.stop();
  await close();
  await server.run(`drop database ${late} with (force)`);
  await server.close();
});
