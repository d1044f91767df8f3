import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openProxy } from '#tests/database-proxy.ts';
import { createWorld } from '#tests/world.ts';
import { type Db, openDb } from '../database/db.ts';
import { OutcomeUnknown, TooManyWait } from '../plumbing/outage.ts';
import { type BatchOptions, openBatch } from './batch.ts';
import type { BatchWork } from './work.ts';

/** A batch whose groups go on when they are let. */
function openGate({ db }: { db: Db }, options?: BatchOptions) {
  const groups: string[][] = [];
  const lets: (() => void)[] = [];
  const work: BatchWork<string, string> = {
    namesOf: (asked) => [asked[0]!],
    async doAll(_tx, group) {
      groups.push([...group]);
      await new Promise<void>((resolve) => lets.push(resolve));
      return group.map((asked) => ({ done: asked }));
    },
  };
  return { batch: openBatch(db, work, options), groups, lets };
}

test('who comes while a group is under way goes with the next', async () => {
  await using world = await createWorld();
  const { batch, groups, lets } = openGate(world, { waitedForMs: 60_000 });
  const first = batch.take('a1');
  await expect.poll(() => lets.length).toBe(1);
  const others = [batch.take('b1')];
  await turn();
  others.push(batch.take('c1'));
  await turn();
  expect(groups).toEqual([['a1']]);

  lets[0]!();
  await expect.poll(() => lets.length).toBe(2);
  lets[1]!();
  expect(await Promise.all([first, ...others])).toEqual(['a1', 'b1', 'c1']);
  expect(groups).toEqual([['a1'], ['b1', 'c1']]);
});

test('the next group leaves when the last words of the one before are said, and not those of its names', async () => {
  await using world = await createWorld();
  const groups: string[][] = [];
  const written = Promise.withResolvers<void>();
  const work: BatchWork<string, string> = {
    namesOf: (asked) => [asked[0]!],
    async doAll(tx, group) {
      groups.push([...group]);
      if (groups.length === 1) await tx.lastly(1, () => written.promise);
      return group.map((asked) => ({ done: asked }));
    },
  };
  const batch = openBatch(world.db, work, { waitedForMs: 60_000 });
  const first = batch.take('a1');
  await expect.poll(() => groups.length).toBe(1);
  const [again, other] = [batch.take('a2'), batch.take('b1')];
  expect(await other).toBe('b1');
  expect(groups).toEqual([['a1'], ['b1']]);
  written.resolve();
  expect(await Promise.all([first, again])).toEqual(['a1', 'a2']);
});

test.for([60_000, 1])('while many come, few wait a moment for the others (%i ms)', async (lingersMs) => {
  await using world = await createWorld();
  const { batch, groups, lets } = openGate(world, { waitedForMs: 60_000, lingersMs });
  const letGo = async (group: number) => {
    await expect.poll(() => lets.length).toBe(group);
    lets[group - 1]!();
  };
  const many = Promise.all([...'abcdefghijklmnop'].map((name) => batch.take(name)));
  await letGo(1);
  await many;

  const others = [batch.take('x')];
  if (lingersMs === 1) await letGo(2);
  else await turn();
  others.push(batch.take('y'));
  await letGo(lingersMs === 1 ? 3 : 2);
  await Promise.all(others);
  expect(groups.slice(1)).toEqual(lingersMs === 1 ? [['x'], ['y']] : [['x', 'y']]);
});

test('a group that is held up is waited for by its own players alone', async () => {
  await using world = await createWorld();
  const { batch, groups, lets } = openGate(world);

  const first = batch.take('a1');
  await expect.poll(() => groups.length).toBe(1);
  const second = batch.take('a2');
  const other = batch.take('b1');
  await expect.poll(() => groups.length).toBe(2);
  expect(groups).toEqual([['a1'], ['b1']]);
  lets[1]!();
  expect(await other).toBe('b1');

  lets[0]!();
  expect(await first).toBe('a1');
  await expect.poll(() => groups.length).toBe(3);
  lets[2]!();
  expect(await second).toBe('a2');
  expect(groups.at(-1)).toEqual(['a2']);
});

test('all who come in one turn go together, but for the second of a name', async () => {
  await using world = await createWorld();
  const { batch, groups, lets } = openGate(world);
  const asked = Promise.all(['a1', 'b1', 'a2', 'c1'].map((each) => batch.take(each)));
  await expect.poll(() => lets.length).toBe(1);
  lets[0]!();
  await expect.poll(() => lets.length).toBe(2);
  lets[1]!();
  expect(await asked).toEqual(['a1', 'b1', 'a2', 'c1']);
  expect(groups).toEqual([['a1', 'b1', 'c1'], ['a2']]);
});

/** A batch that turns switches on, at a database whose answers to COMMIT can be lost. */
async function openFarBatch(options?: BatchOptions) {
  const world = await createWorld();
  const proxy = await openProxy(world.url);
  const db = openDb(proxy.url, { statementTimeoutMs: 300 });
  const groups: string[][] = [];
  const batch = openBatch<string, string>(
    db,
    {
      namesOf: (asked) => [asked],
      async doAll(tx, group) {
        groups.push([...group]);
        for (const name of group)
          await tx.sql`insert into switch (name, value) values (${name}, 'true') on conflict do nothing`;
        return group.map((done) => ({ done }));
      },
    },
    options,
  );
  return {
    batch,
    groups,
    proxy,
    kept: () => world.db.sql<{ name: string }>`select name from switch where name < 'c' order by name`,
    async [Symbol.asyncDispose]() {
      await db.close();
      await proxy[Symbol.asyncDispose]();
      await world[Symbol.asyncDispose]();
    },
  };
}

test.for(['hang up', 'say nothing'] as const)(
  'a group whose answer to COMMIT is lost (%s) is asked about as the group it was',
  async (how) => {
    await using far = await openFarBatch();
    far.proxy.loseCommits(how, 1);
    expect(await Promise.all(['a', 'b'].map((each) => far.batch.take(each)))).toEqual(['a', 'b']);
    expect(far.groups).toEqual([
      ['a', 'b'],
      ['a', 'b'],
    ]);
    expect(await far.kept()).toEqual([{ name: 'a' }, { name: 'b' }]);
  },
);

test('what stays unknown is told as that, within a bound', async () => {
  await using far = await openFarBatch({ knownWithinMs: 200 });
  far.proxy.loseCommits('hang up');
  const told = await Promise.allSettled(['a', 'b'].map((each) => far.batch.take(each)));
  for (const each of told) expect(each).toMatchObject({ reason: expect.any(OutcomeUnknown) });
  expect(new Set(far.groups.map((group) => group.join()))).toEqual(new Set(['a,b']));
});

test('a batch has room for so many, and nobody waits longer than so long', async () => {
  await using world = await createWorld();
  const { batch, groups, lets } = openGate(world, { waitingMax: 1, turnWithinMs: 20, waitedForMs: 60_000 });
  const first = batch.take('a1');
  await expect.poll(() => groups.length).toBe(1);
  const second = batch.take('a2');
  await expect(batch.take('a3')).rejects.toThrow(TooManyWait);
  const waited = performance.now();
  await expect.poll(() => performance.now() - waited).toBeGreaterThan(20);
  lets[0]!();
  expect(await first).toBe('a1');
  await expect(second).rejects.toThrow(TooManyWait);
  expect(groups).toEqual([['a1']]);
});

test('work that forgets somebody leaves nobody without an answer', async () => {
  await using world = await createWorld();
  const batch = openBatch<string, string>(world.db, { namesOf: (asked) => [asked], doAll: async () => [] });
  await expect(batch.take('a')).rejects.toThrow('not everybody');
});
