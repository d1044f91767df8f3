import { expect } from 'vitest';
import { test } from '#tests/doors.ts';
import { addLike } from './likes.ts';

test('a favourite is kept once, the last one first, until it is taken back (S7-R061, S7-R066, S7-R067, S7-R007)', async ({
  doors,
}) => {
  const [anna, boris] = [await doors.signIn(await doors.player()), await doors.signIn(await doors.player())];
  const likes = async (who: typeof anna) => (await doors.ask('games.getLikes', {}, who)).result.sysnames;
  for (const sysname of ['dice', 'mines', 'dice'])
    expect((await doors.send('games.addLike', { sysname }, anna)).result).toBe(1);
  expect(new Set(await likes(anna))).toEqual(new Set(['mines', 'dice']));
  expect(await likes(boris)).toEqual([]);
  for (let twice = 0; twice < 2; twice++)
    expect((await doors.send('games.removeLike', { sysname: 'dice' }, anna)).result).toBe(1);
  expect(await likes(anna)).toEqual(['mines']);
});

test('a favourite of a game that was renamed stays one, and can be taken back', async ({ doors, world }) => {
  const player = await doors.player();
  const anna = await doors.signIn(player);
  await addLike(world.db.sql, player.id, 'wolf-moon', new Date(0));
  const likes = async () => (await doors.ask('games.getLikes', {}, anna)).result.sysnames;
  expect(await likes()).toEqual(['wolfrise']);
  await doors.send('games.removeLike', { sysname: 'wolfrise' }, anna);
  expect(await likes()).toEqual([]);
});

test('a game that is not there cannot be liked, and a guest has no favourites (S6-R006)', async ({
  doors,
}) => {
  const anna = await doors.signIn(await doors.player());
  const { error } = await doors.send('games.addLike', { sysname: 'nothing' }, anna);
  expect(error.invalid_parameters).toEqual({ sysname: ['unknown'] });
  expect((await doors.ask('games.getLikes')).status).toBe(401);
  for (const call of ['games.addLike', 'games.removeLike'])
    expect((await doors.send(call, { sysname: 'dice' })).status).toBe(401);
});

test('a sheet is told of a game that can be played, and of no other', async ({ doors }) => {
  const { sheet } = (await doors.ask('games.getSheet', { sysname: 'mines' })).result;
  expect(sheet).toMatchObject({ kind: 'mines', definition: expect.stringMatching(/^[0-9a-f]{64}$/) });
  expect(sheet.rows[0]).toMatchObject({ play: 'mines-1-opens-1', method: 'exact', volatility: 1 });
  for (const sysname of ['nothing', '../par/mines', '__proto__'])
    expect((await doors.ask('games.getSheet', { sysname })).result).toEqual({ sheet: null });
});
