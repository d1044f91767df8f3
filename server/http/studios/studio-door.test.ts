// The door that studios knock at: how they are answered whatever they send, and what they cannot do with what they hold.
import { expect } from 'vitest';
import { cents } from '#rules/money.ts';
import { openStudioHouse } from '#tests/studio.ts';
import { test as inWorld } from '#tests/world.ts';

const test = inWorld.extend('house', { scope: 'file' }, async ({ world }, { onCleanup }) => {
  const house = await openStudioHouse(world);
  onCleanup(() => house[Symbol.asyncDispose]());
  return house;
});

const rich = { balances: { main: cents(10_000) } };

test('what is too large to be read is answered in a studio’s own words', async ({ house, world }) => {
  const { kit } = await house.studioFor(await world.player());
  expect(await kit.ask('bet', 'x'.repeat(70_000))).toMatchObject({ status: 'INVALID_REQUEST', http: 400 });
});

test('the session of a studio’s game opens none of the calls that a player’s own frame asks', async ({
  house,
  world,
}) => {
  const { kit } = await house.studioFor(await world.player(rich));
  const token = { authorization: `Bearer ${(await kit.sit()).sessionId}` };
  const bet = JSON.stringify({ stake: 100, chance: 5000, side: 'under' });
  const answers = [
    await house.ask('play.init', {}, token),
    await house.ask('play.rounds', {}, token),
    await house.ask('tables.get', {}, token),
    await house.send('play.start', { bet }, token),
    await house.send('play.confirmCheck', {}, token),
  ];
  expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401]);
});
