// Which runs are open, and which are listed to players: in which order, and for how long.
import { expect } from 'vitest';
import { test as base } from '#tests/world.ts';
import { findRun, listOpenRuns, listRuns } from './runs.ts';

const now = new Date('2026-03-20T12:00:00Z');
const HOUR_MS = 3_600_000;
const DAY = 24;
const at = (hours: number) => new Date(now.getTime() + hours * HOUR_MS);

/** By name: its state, and in how many hours it starts and ends. */
const made = {
  ends_soon: ['RUNNING', -10, 1],
  ends_later: ['RUNNING', -10, 5],
  paused: ['PAUSED', -10, 3],
  paused_early: ['PAUSED', 1, 4],
  starts_now: ['RUNNING', 0, 6],
  next: ['REGISTRATION', 2, 8],
  after_next: ['SCHEDULED', 1, 9],
  over: ['RUNNING', -10, 0],
  counted: ['CALCULATED', -30, -4],
  counted_early: ['CALCULATED', -5, 7],
  finished: ['FINISHED', -30, -1],
  paid: ['PAID', -20 * DAY, -13 * DAY],
  old: ['PAID', -20 * DAY, -14 * DAY],
  cancelled: ['CANCELLED', -10, 2],
} as const;
type Name = keyof typeof made;

const test = base.extend('list', { scope: 'file' }, async ({ world }) => {
  world.leaveUnaudited();
  const { sql } = world.db;
  const ids = new Map<number, Name>();
  for (const [name, [state, starts, ends]] of Object.entries(made)) {
    const [run] = await sql<{ id: number }>`
      insert into tournament_run (tournament, state, opens_at, starts_at, ends_at, terms, promised_cents)
      values (${name}, ${state}, ${at(-30 * DAY)}, ${at(starts)}, ${at(ends)}, '{}', 100) returning id`;
    ids.set(run!.id, name as Name);
  }
  const idOf = (name: Name) => [...ids].find(([, one]) => one === name)![0];
  return {
    sql,
    idOf,
    open: async () => (await listOpenRuns(sql)).map(({ tournament }) => tournament),
    async of({
      names = null,
      status = null,
      offset = 0,
      count = 50,
    }: {
      names?: readonly Name[] | null;
      status?: 'active' | 'future' | 'finished' | null;
      offset?: number;
      count?: number;
    } = {}) {
      const wanted = { ids: names?.map(idOf) ?? null, status, now };
      const { rows, count: total } = await listRuns(sql, wanted, { offset, count });
      return { names: rows.map(({ tournament }) => tournament), total };
    },
  };
});

const active = ['ends_soon', 'paused', 'paused_early', 'ends_later', 'starts_now'];
const future = ['next', 'after_next'];
const finished = ['counted_early', 'over', 'finished', 'counted', 'paid'];

test('what goes on comes first and what ends first before the others, then what comes, then what ended last', async ({
  list,
}) => {
  const all = [...active, ...future, ...finished];
  expect(await list.of()).toEqual({ names: all, total: all.length });
  expect(await list.of({ offset: 4, count: 3 })).toEqual({ names: all.slice(4, 7), total: all.length });
  expect(await list.of({ count: 1 })).toEqual({ names: ['ends_soon'], total: all.length });
  expect(await list.of({ offset: 90 })).toEqual({ names: [], total: 0 });
});

test('each status lists its own; cancelled runs are listed only among those that are over', async ({
  list,
}) => {
  expect((await list.of({ status: 'active' })).names).toEqual(active);
  expect((await list.of({ status: 'future' })).names).toEqual(future);
  expect((await list.of({ status: 'finished' })).names).toEqual([
    ...['counted_early', 'cancelled', 'over', 'finished', 'counted', 'paid'],
  ]);
});

test('runs that are named are listed however old they are, also cancelled ones, and no others', async ({
  list,
}) => {
  const names = ['old', 'cancelled', 'next'] as const;
  expect((await list.of({ names })).names).toEqual(['next', 'cancelled', 'old']);
  expect((await list.of({ names, status: 'future' })).names).toEqual(['next']);
  expect(await list.of({ names: [] })).toEqual({ names: [], total: 0 });
});

test('open runs are those in which something may still change, the oldest first; one is found by its number', async ({
  list,
}) => {
  const closed: string[] = ['paid', 'old', 'cancelled'];
  expect(await list.open()).toEqual(Object.keys(made).filter((name) => !closed.includes(name)));
  expect(await findRun(list.sql, list.idOf('paused'))).toMatchObject({
    ...{ id: list.idOf('paused'), tournament: 'paused', state: 'PAUSED', promised_cents: 100 },
    ...{ starts_at: at(-10), ends_at: at(3) },
  });
  expect(await findRun(list.sql, 999_999)).toBeUndefined();
});
