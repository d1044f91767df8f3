// Which accounts are found to be a barred person's, fact by fact.
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { type createWorld, test } from '#tests/world.ts';
import { findBarred, sharesAnything } from './barred.ts';

type World = Awaited<ReturnType<typeof createWorld>>;

const NOW = new Date('2026-03-01T12:00:00Z');
const after = (ms: number) => new Date(NOW.getTime() + ms);

async function shares({ db }: World, kind: string, ...players: { id: number }[]): Promise<string> {
  const print = randomUUID();
  for (const { id } of players)
    await db.sql`
      insert into person_trait (player_id, kind, print, since) values (${id}, ${kind}, ${print}, ${NOW})`;
  return print;
}

const exclude = ({ db }: World, { id }: { id: number }, end: Date | null) => db.sql`
  insert into self_exclusion (player_id, period, set_at, ends_at) values (${id}, '1_day', ${NOW}, ${end})`;

const judge = ({ db }: World, a: { id: number }, b: { id: number }, verdict: 'same' | 'apart' | null) =>
  db.sql`
    insert into person_pair (player_id, other_id, kinds, found_at, verdict, by, decided_at)
    values (${Math.min(a.id, b.id)}, ${Math.max(a.id, b.id)}, '{}', ${NOW}, ${verdict}, ${verdict ? 'Ilze' : ''},
      ${verdict ? NOW : null})`;

const find = ({ db }: World, { id }: { id: number }, coming: string[] = []) =>
  findBarred(db.sql, { playerId: id, coming }, NOW);
const idsOf = async (...asked: Parameters<typeof find>) =>
  (await find(...asked)).map(({ id }) => id).toSorted((a, b) => a - b);

/** Three accounts, of which the first asks and the second is excluded for good; the third shares nothing. */
async function three(world: World) {
  const [anna, barred, stranger] = [await world.player(), await world.player(), await world.player()];
  await exclude(world, barred, null);
  await exclude(world, stranger, null);
  return { anna, barred, stranger };
}

test('who shares a trait with an excluded account is found with it, and nobody else', async ({ world }) => {
  const { anna, barred, stranger } = await three(world);
  expect(await find(world, anna)).toEqual([]);
  expect(await sharesAnything(world.db.sql, anna.id)).toBe(false);
  await shares(world, 'document', anna, barred);
  await shares(world, 'browser', stranger);
  expect(await find(world, anna)).toEqual([
    {
      ...{ id: barred.id, kinds: ['document'], is_verified: false, is_banned: false },
      ...{ is_excluded: true, excluded_until: null },
    },
  ]);
  expect(await sharesAnything(world.db.sql, anna.id)).toBe(true);
  expect(await sharesAnything(world.db.sql, stranger.id)).toBe(false);
  expect(await idsOf(world, stranger)).toEqual([]);
});

test('nobody is barred by themselves', async ({ world }) => {
  const { barred } = await three(world);
  const print = await shares(world, 'document', barred);
  expect(await idsOf(world, barred, [print])).toEqual([]);
});

test('what somebody is about to be known by counts too, for one who is nobody’s yet as well', async ({
  world,
}) => {
  const { anna, barred } = await three(world);
  const print = await shares(world, 'document', barred);
  expect(await idsOf(world, anna, [randomUUID()])).toEqual([]);
  expect(await idsOf(world, anna, [print])).toEqual([barred.id]);
  expect(await idsOf(world, { id: 0 }, [print])).toEqual([barred.id]);
});

test('an exclusion counts to its last moment, and of several the longest', async ({ world }) => {
  const [anna, past, present] = [await world.player(), await world.player(), await world.player()];
  await shares(world, 'name', anna, past, present);
  await exclude(world, past, NOW);
  await exclude(world, present, after(1));
  expect(await find(world, anna)).toMatchObject([{ id: present.id, excluded_until: after(1) }]);
  await exclude(world, present, after(5_000));
  await exclude(world, present, after(2_000));
  expect(await find(world, anna)).toMatchObject([{ id: present.id, excluded_until: after(5_000) }]);
  await exclude(world, present, null);
  expect(await find(world, anna)).toMatchObject([{ excluded_until: null, is_excluded: true }]);
});

test('a ban counts as well, and an account in good standing does not', async ({ world }) => {
  const [anna, banned, good] = [
    await world.player(),
    await world.player({ isVerified: true }),
    await world.player(),
  ];
  await shares(world, 'document', anna, banned, good);
  await world.db.sql`update player set status = 'banned' where id = ${banned.id}`;
  expect(await find(world, anna)).toEqual([
    {
      ...{ id: banned.id, kinds: ['document'], is_verified: true, is_banned: true },
      ...{ is_excluded: false, excluded_until: null },
    },
  ]);
});

test('called the same by people of the house they are one, from either side', async ({ world }) => {
  const { anna, barred, stranger } = await three(world);
  const later = await world.player();
  await judge(world, barred, later, 'same');
  await judge(world, anna, barred, 'same');
  for (const one of [anna, later]) {
    expect(await find(world, one)).toMatchObject([{ id: barred.id, kinds: ['same'] }]);
    expect(await sharesAnything(world.db.sql, one.id)).toBe(true);
  }
  await judge(world, anna, stranger, null);
  expect(await idsOf(world, anna), 'nobody has decided').toEqual([barred.id]);
  expect(await idsOf(world, stranger)).toEqual([]);
  await judge(world, stranger, later, null);
  expect(await idsOf(world, later)).toEqual([barred.id]);
  for (const undecided of [stranger, await world.player()]) {
    const other = await world.player();
    await judge(world, undecided, other, null);
    for (const { id } of [undecided, other]) expect(await sharesAnything(world.db.sql, id)).toBe(false);
  }
});

test('told apart they are two, and only these two', async ({ world }) => {
  const { anna, barred, stranger } = await three(world);
  const boris = await world.player();
  await shares(world, 'browser', anna, barred, stranger, boris);
  await judge(world, anna, barred, 'apart');
  expect(await idsOf(world, anna)).toEqual([stranger.id]);
  expect(await idsOf(world, boris)).toEqual([barred.id, stranger.id]);
  expect(await idsOf(world, stranger)).toEqual([barred.id]);
});
