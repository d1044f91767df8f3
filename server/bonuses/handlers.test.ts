// How a player's bonuses are listed: by their state, page by page, each with its place among those that wait.
import { expect } from 'vitest';
import { giveBonus } from '#tests/bonuses.ts';
import { test } from '#tests/world.ts';
import type { PlayerContext } from '../calls/context.ts';
import { removeBonus } from './end-bonuses.ts';
import { bettingBonuses, bonuses } from './handlers.ts';

test('bonuses are listed by state and page by page, and those that wait know their place', async ({
  world,
}) => {
  const { db } = world;
  const [player, other] = [await world.player(), await world.player()];
  const contextOf = (whose: typeof player) => ({ ...world.as(whose), player: whose }) as PlayerContext;
  const ctx = contextOf(player);
  const house = { db, content: ctx.content, clock: { now: () => ctx.now } };
  const active = await giveBonus(house, player, { template: 'welcome-match' });
  const waiting = [];
  for (let at = 0; at < 3; at += 1) waiting.push(await giveBonus(house, player));
  const removed = await giveBonus(house, player);
  const betting = await giveBonus(house, player, { template: 'welcome-bet' });
  await db.atomically((tx) => removeBonus(tx, { id: removed, product: 'casino', player }, ctx.now));
  const [first, second] = [await giveBonus(house, other), await giveBonus(house, other)];

  const list = async (asked: Parameters<typeof bonuses.get>[0], of = ctx) => {
    const { items, count } = await bonuses.get(asked, of);
    return { count, items: items.map(({ id, place, can_activate }) => [id, place, can_activate]) };
  };
  const live = [[active, null, false], ...waiting.map((id, at) => [id, at + 1, false])];
  const ended = [removed, null, false];
  expect(await list({})).toEqual({ count: 5, items: [...live, ended] });
  expect(await list({ status: 'active' })).toEqual({ count: 4, items: live });
  expect(await list({ status: 'history' })).toEqual({ count: 1, items: [ended] });
  expect(await list({ offset: 2, count: 2 })).toEqual({ count: 5, items: live.slice(2) });
  const own = contextOf(other);
  const waitingOfOther = [
    [first, 1, true],
    [second, 2, true],
  ];
  expect(await list({}, own), 'nothing is in play').toEqual({ count: 2, items: waitingOfOther });
  expect(await list({ offset: 1 }, own)).toEqual({ count: 2, items: waitingOfOther.slice(1) });
  const ofBetting = await bettingBonuses.get({}, ctx);
  expect(ofBetting).toMatchObject({ count: 1, items: [{ id: betting, type: 'betting', place: 1 }] });
});
