// Free spins whose wins are bonus money: what they win is a bonus once their pack is over, and is owed until then.
import { expect } from 'vitest';
import { cents } from '#rules/money.ts';
import { test } from '#tests/doors.ts';
import { openFrame } from '#tests/frame.ts';
import { givePack } from '#tests/freespins.ts';
import { runTasks } from '../jobs/run-tasks.ts';
import { balancesOf } from '../ledger/purse.ts';
import { packWinsGiven } from './pack-wins.ts';

/** More than one spin in three wins. */
const [CALM, SPINS] = ['sakura-evening', 40];
const spin = { stake: 100, mode: 'base' };

test('the last spin of a pack turns what it has won into a bonus of its own', async ({ doors, world }) => {
  const { product } = doors;
  const tasks = runTasks(product, [packWinsGiven(product)]);
  const player = await world.player();
  const pack = await givePack(product, player, { game: CALM, rounds: SPINS, winsTo: 'bonus' });
  const frame = await openFrame(doors, { sysname: CALM, player });
  let won = 0;
  for (let left = SPINS; left > 0; left--) {
    expect((await doors.ask('bonuses.get', {}, frame.visitor)).result.count).toBe(0);
    won += (await frame.start(spin, `spin-${left}`, pack)).result.round.paid;
  }
  await tasks.settled();
  const { result } = await doors.ask('bonuses.get', {}, frame.visitor);
  expect(result.items).toMatchObject([
    {
      ...{ status: 'active', amount: { amount: won / 100 }, wager: { x: 20, base: 'winnings' } },
      ...{ required: { amount: (20 * won) / 100 }, source: { giver: 'freespins', name: 'test' } },
    },
  ]);
  expect(await balancesOf(product.db.sql, player.id)).toMatchObject({ main: 0, bonus: won });
  await tasks.close();
});

test('a pack whose time is over gives what was won until then', async ({ doors, world }) => {
  const { product } = doors;
  const { db } = product;
  const player = await world.player();
  const pack = await givePack(product, player, { game: CALM, rounds: SPINS, winsTo: 'bonus' });
  const frame = await openFrame(doors, { sysname: CALM, player });
  let won = 0;
  while (won === 0) won += (await frame.start(spin, undefined, pack)).result.round.paid;
  const worker = packWinsGiven(product);
  const run = async () => {
    const effect = await worker.run({ pack }, AbortSignal.timeout(1_000));
    if (effect !== undefined) await db.atomically(effect);
  };
  await run();
  expect((await doors.ask('bonuses.get', {}, frame.visitor)).result.count).toBe(0);
  await db.sql`update freespin_pack set granted_at = granted_at - interval '2 days', expires_at = now() where id = ${pack}`;
  await run();
  await run();
  const { result } = await doors.ask('bonuses.get', {}, frame.visitor);
  expect(result.items).toMatchObject([{ amount: { amount: won / 100 } }]);
  expect((await balancesOf(db.sql, player.id)).bonus).toBe(cents(won));
});
