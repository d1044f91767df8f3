// Money that was staked with a bonus comes back to that bonus, or to the operator once it has ended: in every product, in
// every way it can come back, whatever bonus is in play by then.
import { test as base, expect } from 'vitest';
import {
  type BonusStakes,
  bonusStakes,
  GIVEN,
  giveActive,
  type Return,
  untilReturned,
} from '#tests/bonus-stakes.ts';
import { balancesOf } from '../ledger/purse.ts';
import { pocketOf } from './bonus-rows.ts';

// One house for each product.
// biome-ignore lint/correctness/noEmptyPattern: vitest reads a fixture's needs off its first parameter.
const test = base.extend('houseOf', { scope: 'file' }, async ({}, { onCleanup }) => {
  const houses = new Map<string, BonusStakes>();
  onCleanup(async () => {
    for (const house of houses.values()) await house[Symbol.asyncDispose]();
  });
  return async (name: string): Promise<BonusStakes> => {
    const house = houses.get(name) ?? (await bonusStakes[name]!.open());
    houses.set(name, house);
    return house;
  };
});

const ends = ['is in play', 'was given up', 'was replaced by another'] as const;
type End = (typeof ends)[number];

const returns: readonly Return[] = ['wins', 'is given back'];

const crossed = Object.keys(bonusStakes).flatMap((name) =>
  returns.flatMap((how) => ends.map((end) => [name, how, end] as const)),
);

test.for(crossed)('%s that %s while its bonus %s', async ([name, how, end], { houseOf }) => {
  const house = await houseOf(name);
  await untilReturned(() => stakeAndReturn(house, bonusStakes[name]!.product, how, end));
});

/** Returns what came back. */
async function stakeAndReturn(
  house: BonusStakes,
  product: 'casino' | 'betting',
  how: Return,
  end: End,
): Promise<number> {
  const player = await house.newPlayer();
  const id = await giveActive(house.product, player, product);
  const stake = await house.stake(player);
  const balance = async () => {
    const purse = await balancesOf(house.product.db.sql, player.id);
    return { main: purse.main, bonus: purse[pocketOf(product)] };
  };
  const staked = GIVEN - (await balance()).bonus;
  if (end !== 'is in play') {
    const call = product === 'casino' ? 'bonuses.remove' : 'bettingBonuses.remove';
    const removed = await house.send(call, { bonus_id: String(id) }, await house.signIn(player));
    expect(removed.status, JSON.stringify(removed.error)).toBe(200);
  }
  if (end === 'was replaced by another') await giveActive(house.product, player, product);
  const back = await stake.end(how);
  const held = { 'is in play': GIVEN - staked + back, 'was given up': 0, 'was replaced by another': GIVEN };
  expect(await balance()).toEqual({ main: 0, bonus: held[end] });
  return back;
}
