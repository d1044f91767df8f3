// Whoever may not play a pack is told so, and nothing changes.
import { expect } from 'vitest';
import { cents } from '#rules/money.ts';
import { test } from '#tests/doors.ts';
import { type Frame, openFrame } from '#tests/frame.ts';
import { givePack } from '#tests/freespins.ts';

const rich = { balances: { main: cents(10_000) } };
const spin = { stake: 100, mode: 'base' };

/** As it stands: the purse, the nonce and what is left of packs. */
async function stateOf(frame: Frame) {
  const { balance, seeds, packs } = (await frame.init()).result;
  return { balance, nonce: seeds.nonce, packs };
}

test('a pack of another player, of another game, or none at all is not found', async ({ doors, world }) => {
  const [player, other] = [await world.player(rich), await world.player(rich)];
  const foreign = await givePack(doors.product, other, {});
  const elsewhere = await givePack(doors.product, player, { game: 'nine-bells' });
  const frame = await openFrame(doors, { sysname: 'triple-sevens', player });
  const before = await stateOf(frame);
  for (const pack of [foreign, elsewhere, 'nothing', '']) {
    const { status, error } = await frame.start(spin, undefined, pack);
    expect([status, error.type]).toEqual([404, 'FreespinsNotFoundException']);
  }
  expect(await stateOf(frame)).toEqual(before);
  const theirs = await openFrame(doors, { sysname: 'triple-sevens', player: other });
  expect((await stateOf(theirs)).packs).toMatchObject([{ id: foreign, remaining_count: 3 }]);
});

test('a pack is of its player alone, though another names it at the same moment', async ({
  doors,
  world,
}) => {
  const [player, thief] = [await world.player(), await world.player()];
  const pack = await givePack(doors.product, player, { rounds: 20 });
  const [own, foreign] = [
    await openFrame(doors, { sysname: 'triple-sevens', player }),
    await openFrame(doors, { sysname: 'triple-sevens', player: thief }),
  ];
  for (let spins = 1; spins <= 5; spins++) {
    const [played, refused] = await Promise.all(
      [own, foreign].map((frame) => frame.start(spin, undefined, pack)),
    );
    expect(played!.result.pack.remaining_count).toBe(20 - spins);
    expect(refused!.error.type).toBe('FreespinsNotFoundException');
  }
});

test('a pack whose time is over is refused', async ({ doors, world }) => {
  const player = await world.player(rich);
  const pack = await givePack(doors.product, player, {});
  const { db, clock } = doors.product;
  const frame = await openFrame(doors, { sysname: 'triple-sevens', player });
  const before = await stateOf(frame);
  const now = clock.now();
  await db.sql`
    update freespin_pack set granted_at = ${new Date(now.getTime() - 1)}, expires_at = ${now} where id = ${pack}`;
  const { status, error } = await frame.start(spin, undefined, pack);
  expect([status, error.type]).toEqual([422, 'FreespinsEndedException']);
  expect(await stateOf(frame)).toEqual({ ...before, packs: [] });
  const { result } = await doors.ask('freespins.get', { status: 'expired' }, frame.visitor);
  expect(result.items).toMatchObject([{ id: pack, status: 'expired', remaining_count: 3 }]);
});

test('a pack plays its own stake and an ordinary spin, and for fun there is none', async ({
  doors,
  world,
}) => {
  const player = await world.player(rich);
  const pack = await givePack(doors.product, player, {});
  const frame = await openFrame(doors, { sysname: 'triple-sevens', player });
  const before = await stateOf(frame);
  const { error } = await frame.start({ ...spin, stake: 200 }, undefined, pack);
  expect(error.type).toBe('BetNotAllowedException');
  expect(await stateOf(frame)).toEqual(before);
  const demo = await openFrame(doors, { sysname: 'triple-sevens', player, mode: 'demo' });
  expect((await demo.start(spin, undefined, pack)).error.type).toBe('FreespinsNotFoundException');
});

test('no pack is given of a game or a stake that a pack cannot be of', async ({ doors, world }) => {
  const player = await world.player();
  for (const wish of [{ game: 'dice' }, { game: 'nothing' }, { stake: cents(101) }])
    await expect(givePack(doors.product, player, wish)).rejects.toThrow(RangeError);
});
