import { expect, test } from 'vitest';
import { type Played, periodAt, rateAt, reckonCashback } from './cashback.ts';

const terms = {
  ...{ games_ppm: 1_000_000, sports_ppm: 500_000, is_bound_by_deposits: false },
  ...{ rate_ppm: 50_000, minimum: 100, cap: 50_000 },
};
const nothing: Played = {
  ...{ gamesStaked: 0, gamesWon: 0, sportsStaked: 0, sportsWon: 0, theoretical: 0 },
  ...{ given: 0, spent: 0, late: 0 },
};
const reckon = (played: Partial<Played>, carried = 0, other = {}) =>
  reckonCashback({ ...terms, ...other }, { ...nothing, ...played }, carried);

test('it is a part of stakes less wins less what the house gave', () => {
  expect(reckon({ gamesStaked: 100_000, gamesWon: 40_000, given: 10_000 })).toMatchObject({
    ...{ staked: 100_000, won: 40_000, given: 10_000, base: 50_000, amount: 2_500, carry: 0 },
  });
  // Half of what is lost on sports counts.
  expect(reckon({ sportsStaked: 100_000, sportsWon: 20_000 })).toMatchObject({ base: 40_000, amount: 2_000 });
});

test.for([
  ['who has won gets nothing', { gamesStaked: 1_000, gamesWon: 90_000 }, { base: 0, amount: 0 }],
  ['below the minimum nothing is given', { gamesStaked: 1_999 }, { base: 1_999, amount: 0 }],
  ['at the minimum it is', { gamesStaked: 2_000 }, { amount: 100 }],
  ['above the cap the cap is', { gamesStaked: 90_000_000 }, { amount: 50_000 }],
] as const)('%s', ([, played, expected]) => {
  expect(reckon(played)).toMatchObject(expected);
});

test('bound by deposits, it counts no more than was brought and is gone', () => {
  const bound = { is_bound_by_deposits: true };
  expect(reckon({ gamesStaked: 90_000, spent: 30_000 }, 0, bound)).toMatchObject({ base: 30_000 });
  expect(reckon({ gamesStaked: 90_000, spent: -5 }, 0, bound)).toMatchObject({ base: 0, amount: 0 });
});

test('never more than a share of what is kept on average of the stakes: few high stakes are no way to win', () => {
  const bound = { share_ppm: 500_000, sports_edge_ppm: 30_000, outside_edge_ppm: 30_000 };
  // All staked at once where one percent is kept; then the same lost in many rounds.
  expect(reckon({ gamesStaked: 100_000, theoretical: 1_000 }, 0, { bound })).toMatchObject({
    ...{ base: 100_000, most: 500, amount: 500 },
  });
  const long = { gamesStaked: 2_000_000, gamesWon: 1_900_000, theoretical: 20_000 };
  expect(reckon(long, 0, { bound })).toMatchObject({ base: 100_000, most: 10_000, amount: 5_000 });
  expect(reckon({ gamesStaked: 1_999, theoretical: -5 }, 0, { bound })).toMatchObject({ most: 0, amount: 0 });
  // Terms of before.
  expect(reckon({ gamesStaked: 100_000, theoretical: 1_000 })).toMatchObject({ most: null, amount: 5_000 });
});

test('what came back late is taken off, and what does not fit is carried on, never more', () => {
  // 30,000 of an earlier period came back; 10,000 were lost since.
  const first = reckon({ gamesStaked: -20_000, late: 30_000 });
  expect(first).toMatchObject({ base: 0, amount: 0, carry: 20_000 });
  expect(reckon({ gamesStaked: 25_000 }, first.carry)).toMatchObject({ base: 5_000, carry: 0 });
  // A win is no late correction: it is carried nowhere.
  expect(reckon({ gamesStaked: 1_000, gamesWon: 90_000 })).toMatchObject({ carry: 0 });
  expect(reckon({ gamesStaked: 1_000, gamesWon: 90_000 }, 500)).toMatchObject({ carry: 500 });
});

test('the rate is that of the highest level reached', () => {
  const rates = [
    { from_level: 1, rate_ppm: 5 },
    { from_level: 7, rate_ppm: 9 },
    { from_level: 3, rate_ppm: 6 },
  ];
  expect([0, 1, 2, 3, 6, 7, 12].map((level) => rateAt(rates, level))).toEqual([0, 5, 5, 6, 6, 9, 9]);
});

test.for([
  ['day', '2026-11-17T00:00:00Z', '2026-11-18T00:00:00Z'],
  ['week', '2026-11-16T00:00:00Z', '2026-11-23T00:00:00Z'],
  ['month', '2026-11-01T00:00:00Z', '2026-12-01T00:00:00Z'],
] as const)('a %s begins and ends in UTC', ([period, from, to]) => {
  for (const at of ['2026-11-17T00:00:00Z', '2026-11-17T23:59:59.999Z'])
    expect(periodAt(period, new Date(at))).toEqual({ from: new Date(from), to: new Date(to) });
});
