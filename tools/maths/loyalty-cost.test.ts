// No reward can be earned for less than it is worth, whatever is played and however little is staked.
import { expect, test } from 'vitest';
import { definitions } from '#games/definitions/all.ts';
import { edgeOf, sheetOf } from '#server/games/sheets.ts';
import { coinValue, earnedByQuests, earnedByStreak, largestShare, type PricedQuest } from './loyalty-cost.ts';
import { LEVELS, sharesAt } from './shipped-loyalty.ts';

const quest = (wish: Partial<PricedQuest> & { coins: number; points?: number }): PricedQuest => ({
  ...{ sysname: 'a', repeats: 'weekly', level: 1 },
  steps: [
    { counts: 'rounds', count: 10 },
    ...(wish.points === undefined ? [] : [{ counts: 'points' as const, count: wish.points }]),
  ],
  rewards: [{ kind: 'coins', coins: wish.coins }],
  ...wish,
});

test('a coin is worth what the best product of the shop pays for it', () => {
  const products = [
    { level: 1, price: 600, reward: { kind: 'cash', cents: 500 } },
    { level: 1, price: 100, reward: { kind: 'freespins', rounds: 10, stakeCents: 20 } },
    { level: 1, price: 1, reward: { kind: 'frame' } },
  ];
  expect(coinValue(products)).toBe(2);
});

test('the same points count in every reward that asks for as many or fewer', () => {
  const earned = [
    { name: 'small', cents: 10, points: 10 },
    { name: 'second', cents: 10, points: 10 },
    { name: 'large', cents: 10, points: 100 },
  ];
  expect(largestShare(earned, 10)).toEqual({ share: 0.2, at: 'second' });
});

test('a quest that asks for no points has no price, however many rounds it asks for', () => {
  const free = earnedByQuests([quest({ coins: 1 })], { repeats: 'weekly', coin: 1 });
  expect(largestShare(free, 10).share).toBe(Number.POSITIVE_INFINITY);
  const priced = earnedByQuests([quest({ coins: 5, points: 10 })], { repeats: 'weekly', coin: 1 });
  expect(largestShare(priced, 10).share).toBe(0.05);
});

test('of the quests of characters the dearest for its points counts', () => {
  const quests = [
    quest({ coins: 10, points: 10, character: 1 }),
    quest({ coins: 10, points: 5, character: 2 }),
    quest({ coins: 10, points: 10 }),
  ];
  expect(earnedByQuests(quests, { repeats: 'weekly', coin: 1 })).toMatchObject([
    { points: 10 },
    { points: 5 },
  ]);
  expect(earnedByStreak(1, 0, 5).cents).toBeCloseTo(54 / 7);
});

test('points are counted by the cheapest way to play each game', () => {
  for (const { sysname } of definitions) {
    const sheet = sheetOf(sysname);
    if (sheet === null) continue;
    for (const row of sheet.rows)
      expect(edgeOf(sysname), `${sysname} ${row.play}`).toBeLessThanOrEqual(1 - row.return + 1e-12);
  }
});

test.for(LEVELS)('at level %i all rewards together are worth less than the play that earns them', (level) => {
  const shares = sharesAt(level);
  const total = shares.reduce((sum, { share }) => sum + share, 0);
  expect(total, JSON.stringify(shares)).toBeLessThan(1);
});
