import { expect, test } from 'vitest';
import { cents } from '../money.ts';
import { hundredthsOfBet, hundredthsOfRound, isPlayedThrough, progressed } from './turnover.ts';

const round = (staked: number, stakedBonus: number, opposed?: number) => ({
  ...{ staked: cents(staked), stakedBonus: cents(stakedBonus) },
  ...(opposed !== undefined && { opposed: cents(opposed) }),
});

test('kept apart only bonus money counts, together all of a stake does, by the percent of the game', () => {
  expect(hundredthsOfRound(round(30, 10), { isApart: true, percent: 25 })).toBe(250);
  expect(hundredthsOfRound(round(30, 10), { isApart: false, percent: 25 })).toBe(750);
});

test('chips on opposite sides count only by what they differ', () => {
  expect(hundredthsOfRound(round(1_000, 1_000, 800), { isApart: true, percent: 100 })).toBe(20_000);
  expect(hundredthsOfRound(round(1_000, 500, 800), { isApart: true, percent: 100 })).toBe(10_000);
  expect(hundredthsOfRound(round(1_000, 1_000, 1_000), { isApart: true, percent: 100 })).toBe(0);
});

test('a stake that is taken back takes its turnover with it', () => {
  const [there, back] = [round(333, 111, 7), round(-333, -111, -7)];
  const terms = { isApart: true, percent: 65 };
  expect(hundredthsOfRound(there, terms) + hundredthsOfRound(back, terms)).toBe(0);
});

test('a bet counts once it could be lost, at odds that qualify, and no more than it could win', () => {
  const bet = (odds: number, state: 'won' | 'lost' | 'void' | 'cashed_out') =>
    hundredthsOfBet({ ...round(1_000, 400), odds, state }, { oddsMin: 1.4 }, { isApart: true });
  expect([bet(2.5, 'won'), bet(3, 'lost'), bet(1.5, 'lost')]).toEqual([40_000, 40_000, 20_000]);
  expect([bet(1.39, 'lost'), bet(2, 'void'), bet(2, 'cashed_out')]).toEqual([0, 0, 0]);
});

test.for([
  ['a single at the least odds', { odds: 1.4 }, 40_000],
  ['a single below them', { odds: 1.39 }, 0],
  ['two legs, however high their odds', { odds: 4, legs: 2, oddsLeast: 2 }, 0],
  ['three legs at 1.40 each', { odds: 2.744, legs: 3, oddsLeast: 1.4 }, 100_000],
  ['three legs, one of them below 1.40', { odds: 3, legs: 3, oddsLeast: 1.39 }, 0],
  ['four legs', { odds: 5, legs: 4, oddsLeast: 1.45 }, 100_000],
] as const)('where odds must be 1.40, of %s counts what qualifies', ([, bet, hundredths]) =>
  expect(
    hundredthsOfBet({ ...round(1_000, 400), state: 'lost', ...bet }, { oddsMin: 1.4 }, { isApart: false }),
  ).toBe(hundredths),
);

test('without least odds every leg counts, by whole percents of what it could win', () => {
  const bet = (odds: number, legs?: number) =>
    hundredthsOfBet({ ...round(1_000, 400), odds, legs, state: 'won' }, { oddsMin: null }, { isApart: true });
  // 1.29 − 1 is 0.28999… in binary.
  expect([bet(1.29), bet(1.05, 2)]).toEqual([11_600, 2_000]);
});

test('of no stake nothing counts', () => {
  const terms = { isApart: false };
  expect(hundredthsOfRound(round(0, 0), { ...terms, percent: 100 })).toBe(0);
  expect(hundredthsOfBet({ ...round(0, 0), odds: 2, state: 'lost' }, { oddsMin: null }, terms)).toBe(0);
});

test('of a bet only what other bets do not cover counts, and it is taken back as it was counted', () => {
  const bet = (sign: 1 | -1) =>
    hundredthsOfBet(
      { ...round(sign * 1_000, sign * 333, sign * 801), odds: 3, state: 'lost' },
      { oddsMin: null },
      { isApart: true },
    );
  expect(bet(1)).toBe(6_626);
  expect(bet(1) + bet(-1)).toBe(0);
});

test('progress is between nothing and all that is required', () => {
  expect(progressed(500, -900, cents(10))).toBe(0);
  expect(progressed(500, 900, cents(10))).toBe(1_000);
  expect([isPlayedThrough(999, cents(10)), isPlayedThrough(1_000, cents(10))]).toEqual([false, true]);
});
