import { expect, test } from 'vitest';
import { streakCoins } from '#rules/loyalty.ts';
import { type PricedProduct, type PricedQuest, weekOfQuests } from './loyalty-cost.ts';
import { LEAST_STAKE, shippedProducts, shippedQuests } from './shipped-loyalty.ts';

const STREAK = streakCoins.reduce<number>((all, coins) => all + coins, 0);
const LEAST = 10;

const quest = (wish: Partial<PricedQuest> & { coins: number }): PricedQuest => ({
  repeats: 'weekly',
  level: 1,
  steps: [{ counts: 'rounds', count: 10 }],
  rewards: [{ kind: 'coins', coins: wish.coins }],
  ...wish,
});
const cash = (price: number, cents: number, level = 1): PricedProduct => ({
  ...{ price, level, reward: { kind: 'cash', cents } },
});

test('a quest of every day counts seven times, one that comes once not at all', () => {
  const quests = [
    quest({ coins: 100 }),
    quest({ coins: 20, repeats: 'daily' }),
    quest({ coins: 999, repeats: 'once' }),
  ];
  expect(weekOfQuests(quests, [cash(120, 100)], { level: 1, least: LEAST })).toEqual({
    coins: STREAK + 240,
    worth: Math.round(((STREAK + 240) * 100) / 120),
    staked: (10 + 70) * LEAST,
  });
});

test('what a level or another character keeps shut is not counted, and neither is its price', () => {
  const quests = [
    quest({ coins: 100, level: 2 }),
    quest({ coins: 30, character: 1 }),
    quest({ coins: 40, character: 2 }),
  ];
  const products = [cash(100, 100), cash(10, 100, 2), { ...cash(1, 100), reward: { kind: 'frame' } }];
  const week = (level: number) => weekOfQuests(quests, products, { level, least: LEAST });
  expect(week(1)).toMatchObject({ coins: STREAK + 40, worth: STREAK + 40 });
  expect(week(2)).toMatchObject({ coins: STREAK + 140, worth: (STREAK + 140) * 10 });
});

test('a least stake of a quest is what must be staked, and days and deposits need none', () => {
  const quests = [
    quest({ coins: 1, steps: [{ counts: 'rounds', count: 4, minCents: 100 }] }),
    quest({ coins: 1, steps: [{ counts: 'days', count: 3 }] }),
  ];
  expect(weekOfQuests(quests, [], { level: 1, least: LEAST })).toMatchObject({ worth: 0, staked: 400 });
});

test.for([1, 2, 3, 4, 5, 6, 7])(
  'at level %i the shipped quests give back less than a tenth of what they make somebody stake',
  (level) => {
    const { worth, staked } = weekOfQuests(shippedQuests(), shippedProducts(), { level, least: LEAST_STAKE });
    expect(worth).toBeGreaterThan(0);
    expect(worth / staked).toBeLessThan(0.1);
  },
);
