import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setImmediate as turn } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { note, notesOf, noting } from '#tests/tasks.ts';
import { createWorld } from '#tests/world.ts';
import { type Db, openDb } from '../database/db.ts';
import { systemClock } from '../plumbing/clock.ts';
import { log } from '../plumbing/log.ts';
import { createMetrics } from '../plumbing/metrics.ts';
import { countTasks, dropTask, forgetDead, giveUpEnded, listDead, reviveTask } from './dead-tasks.ts';
import { runTasks } from './run-tasks.ts';
import { defineTask, schedule, scheduleAll, scheduled, TriedInVain, type Worker, workerOf } from './tasks.ts';

vi.setConfig({ testTimeout: 60_000 });

const noon = new Date('2026-03-01T12:00:00Z');
const MINUTE = 60_000;

/** A world whose clock is turned by hand. */
async function createHouse() {
  const world = await createWorld();
  const clock = { ahead: 0, now: () => new Date(noon.getTime() + clock.ahead) };
  const start = (workers: readonly Worker[], db: Db = world.db) => {
    const running = runTasks({ db, clock, metrics: createMetrics() }, workers);
    onTestFinished(running.close);
    return running;
  };
  const scheduleAt = (text: string, at = noon) =>
    world.db.atomically((tx) => schedule(tx, note, { text }, at));
  return Object.assign(world, { clock, start, scheduleAt });
}

test('a task is done after its transaction, and not at all where that failed', async () => {
  await using house = await createHouse();
  house.start([noting()]);
  await house.db
    .atomically(async (tx) => {
      await schedule(tx, note, { text: 'undone' }, noon);
      throw new Error('no');
    })
    .catch(() => undefined);
  await house.scheduleAt('kept');
  await expect.poll(() => notesOf(house.db.sql)).toEqual({ kept: 1 });
  expect(await house.db.sql`select id from task`).toEqual([]);
});

test('a task is not done before its moment', async () => {
  await using house = await createHouse();
  const tasks = house.start([noting()]);
  await house.scheduleAt('later', new Date(noon.getTime() + 60 * MINUTE));
  await tasks.settled();
  house.clock.ahead = 60 * MINUTE - 1;
  await tasks.settled();
  expect(await notesOf(house.db.sql)).toEqual({});
  house.clock.ahead = 60 * MINUTE;
  await expect.poll(() => notesOf(house.db.sql), { timeout: 10_000 }).toEqual({ later: 1 });
});

test('two servers share the work, and each task takes effect once', async () => {
  await using house = await createHouse();
  const other = openDb(house.url);
  const done = [0, 0];
  const counting = (server: 0 | 1) =>
    noting({
      async before() {
        done[server]! += 1;
        await turn();
      },
    });
  const texts = Array.from({ length: 60 }, (_, n) => `n${n}`);
  await house.db.atomically((tx) =>
    scheduleAll(
      tx,
      texts.map((text) => scheduled(note, { text }, noon)),
    ),
  );
  const servers = [house.start([counting(0)]), house.start([counting(1)], other)];
  await Promise.all(servers.map((server) => server.settled()));
  expect(await notesOf(house.db.sql)).toEqual(Object.fromEntries(texts.map((text) => [text, 1])));
  expect(Math.min(...done)).toBeGreaterThan(0);
  expect(done[0]! + done[1]!, 'nobody does what the other has begun').toBe(texts.length);
  await servers[1]!.close();
  await other.close();
});

test('one whose server was killed in the middle is done by another, once', async () => {
  await using house = await createHouse();
  await house.scheduleAt('once', systemClock.now());
  const dying = fork(`${import.meta.dirname}/../../tests/task-server.ts`, ['--url', house.url], {
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  await once(dying, 'message');
  dying.kill('SIGKILL');
  await once(dying, 'exit');
  house.clock.ahead = systemClock.now().getTime() - noon.getTime();
  const tasks = house.start([noting()]);
  await tasks.settled();
  expect(await notesOf(house.db.sql), 'it is the dead one’s for a minute').toEqual({});
  house.clock.ahead += MINUTE + 1_000;
  await tasks.settled();
  expect(await notesOf(house.db.sql)).toEqual({ once: 1 });
});

test('who comes back with a task that another has done meanwhile changes nothing', async () => {
  await using house = await createHouse();
  const other = openDb(house.url);
  const { promise: mayEnd, resolve: letEnd } = Promise.withResolvers<void>();
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const slow = house.start([
    noting({
      async before() {
        begin();
        await mayEnd;
      },
    }),
  ]);
  await house.scheduleAt('once');
  await begun;
  house.clock.ahead = 2 * MINUTE;
  const quick = house.start([noting()], other);
  await quick.settled();
  expect(await notesOf(house.db.sql)).toEqual({ once: 1 });
  letEnd();
  await slow.settled();
  expect(await notesOf(house.db.sql)).toEqual({ once: 1 });
  await quick.close();
  await other.close();
});

test('one that fails is tried after 1, 3, 9 … minutes, then given up, and an operator can have it tried again', async () => {
  await using house = await createHouse();
  const warn = vi.spyOn(log, 'warn').mockReturnValue(undefined);
  onTestFinished(() => warn.mockRestore());
  const tries: number[] = [];
  let isBroken = true;
  const before = async () => {
    tries.push(house.clock.ahead / MINUTE);
    if (isBroken) throw new TriedInVain('nobody answers');
  };
  const tasks = house.start([noting({ before })]);
  await house.scheduleAt('stubborn');
  for (let minutes = 0; minutes <= 26 * 60; minutes += 1) {
    house.clock.ahead = minutes * MINUTE;
    if ([0, 1, 4, 13, 40, 121, 364, 1_093, 1_440].some((at) => minutes >= at - 1 && minutes <= at))
      await tasks.settled();
  }
  expect(tries).toEqual([0, 1, 4, 13, 40, 121, 364, 1_093]);
  const [dead] = await listDead(house.db.sql);
  expect(dead).toMatchObject({ name: 'test.note', attempts: 8, trouble: 'nobody answers' });
  expect(warn).toHaveBeenCalledWith('a task was given up: see npm run tasks', {
    id: dead!.id,
    task: 'test.note',
    trouble: 'nobody answers',
  });
  expect(await countTasks(house.db.sql, house.clock.now())).toEqual([
    { name: 'test.note', waiting: 0, seconds: 0, dead: 1 },
  ]);

  isBroken = false;
  expect(await reviveTask(house.db.sql, dead!.id, house.clock.now())).toBe(true);
  expect(await reviveTask(house.db.sql, dead!.id, house.clock.now())).toBe(false);
  await tasks.settled();
  expect(await notesOf(house.db.sql)).toEqual({ stubborn: 1 });
});

test('one that nobody does is given up when it is of no use any more, and is forgotten in the end', async () => {
  await using house = await createHouse();
  const { sql } = house.db;
  await house.scheduleAt('nobody’s');
  expect(await giveUpEnded(sql, house.clock.now())).toEqual([]);
  house.clock.ahead = 24 * 60 * MINUTE;
  expect(await giveUpEnded(sql, house.clock.now())).toMatchObject([{ name: 'test.note', attempts: 0 }]);
  await house.scheduleAt('dropped');
  await giveUpEnded(sql, house.clock.now());
  const [first, second] = await listDead(sql);
  expect(await dropTask(sql, second!.id)).toBe(true);
  await forgetDead(sql, new Date(house.clock.now().getTime() + 89 * 24 * 60 * MINUTE));
  expect(await listDead(sql)).toMatchObject([{ id: first!.id }]);
  await forgetDead(sql, new Date(house.clock.now().getTime() + 91 * 24 * 60 * MINUTE));
  expect(await listDead(sql)).toEqual([]);
});

test('a kind that hangs holds up no other, and never has more under way than it may', async () => {
  await using house = await createHouse();
  const { promise: mayEnd, resolve: letEnd } = Promise.withResolvers<void>();
  const hung = defineTask('test.hung', z.object({}));
  let underWay = 0;
  const hanging = workerOf(hung, {
    width: 3,
    async run() {
      underWay += 1;
      await mayEnd;
      return undefined;
    },
  });
  const tasks = house.start([hanging, noting()]);
  await house.db.atomically((tx) =>
    scheduleAll(
      tx,
      Array.from({ length: 10 }, () => scheduled(hung, {}, noon)),
    ),
  );
  await expect.poll(() => underWay).toBe(3);
  await house.scheduleAt('free');
  await expect.poll(() => notesOf(house.db.sql)).toEqual({ free: 1 });
  expect(underWay).toBe(3);
  letEnd();
  await tasks.settled();
  expect(underWay).toBe(10);
});

test('closing waits for what is under way, and begins nothing', async () => {
  await using house = await createHouse();
  const { promise: mayEnd, resolve: letEnd } = Promise.withResolvers<void>();
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const tasks = house.start([
    noting({
      width: 1,
      async before() {
        begin();
        await mayEnd;
      },
    }),
  ]);
  await house.scheduleAt('begun');
  await begun;
  await house.scheduleAt('waiting');
  const closed = tasks.close();
  letEnd();
  await closed;
  expect(await notesOf(house.db.sql)).toEqual({ begun: 1 });
  expect(await house.db.sql`select attempts from task`).toEqual([{ attempts: 0 }]);
});

test('a payload that is not what its kind says is trouble of that task alone', async () => {
  await using house = await createHouse();
  const bug = vi.spyOn(log, 'bug').mockReturnValue(undefined);
  onTestFinished(() => bug.mockRestore());
  await house.db.sql`
    insert into task (name, payload, due_at, ends_at) values ('test.note', '{"text":1}', ${noon}, '2026-03-02')`;
  await house.scheduleAt('good');
  await house.start([noting()]).settled();
  expect(await notesOf(house.db.sql)).toEqual({ good: 1 });
  expect(await house.db.sql`select trouble like '%string%' as is_said from task`).toEqual([
    { is_said: true },
  ]);
  expect(bug).toHaveBeenCalledOnce();
});
