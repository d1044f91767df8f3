import { describe, expect, test } from 'vitest';
import { fastRng } from '#games/rng/fast-rng.ts';
import { paySlips } from '#tests/random-slips.ts';
import {
  HALF_LOST,
  HALF_WON,
  LOST,
  type OutcomeResult,
  VOID,
  WON,
  wonTied,
} from '../settle/outcome-result.ts';
import { combosOf } from './combos.ts';
import { type Bet, type BetLeg, potentialOf, settleBet, stakeOf } from './payout.ts';

const leg = (oddsX1000: number, result: OutcomeResult | null): BetLeg => ({ oddsX1000, result });

const bet = (legs: readonly BetLeg[], sizes: readonly number[], unitCents = 1_000n): Bet => ({
  legs,
  combos: combosOf({ legs: legs.length, sizes }),
  unitCents,
});

describe('worked by hand', () => {
  test('two of three at 2, 3 and void, 10.00 a combo, pays 110.00', () => {
    const settled = settleBet(bet([leg(2_000, WON), leg(3_000, WON), leg(4_000, VOID)], [2]));
    expect(settled).toEqual({ status: 'won', payoutCents: 11_000n, combos: [6_000n, 2_000n, 3_000n] });
  });
  test('a trixie at 2, 3 and lost, 1.00 a combo, pays 6.00', () => {
    const settled = settleBet(bet([leg(2_000, WON), leg(3_000, WON), leg(9_000, LOST)], [2, 3], 100n));
    expect(settled).toEqual({ status: 'won', payoutCents: 600n, combos: [600n, 0n, 0n, 0n] });
  });
  test.for([
    [HALF_WON, 1_450n, 'won'],
    [HALF_LOST, 500n, 'partial'],
    [VOID, 1_000n, 'returned'],
    [LOST, 0n, 'lost'],
    [WON, 1_900n, 'won'],
    [wonTied(1, 2), 950n, 'partial'],
    [null, 0n, 'open'],
  ] as const)('a single of 10.00 at 1.90: %o', ([result, payoutCents, status]) =>
    expect(settleBet(bet([leg(1_900, result)], [1]))).toMatchObject({ payoutCents, status }),
  );
  test('a cent is cut off once a combo, not once a leg', () => {
    const legs = [leg(1_330, WON), leg(1_330, WON), leg(1_330, WON)];
    expect(settleBet(bet(legs, [3], 10n)).payoutCents).toBe(23n);
    expect(settleBet(bet(legs, [1], 10n)).payoutCents).toBe(39n);
  });
  test('each-way: half to win, half for a place at a quarter of the profit', () => {
    const eachWay: Bet = {
      legs: [{ oddsX1000: 9_000, result: LOST, place: { part: 4, result: WON } }],
      combos: [[0]],
      unitCents: 500n,
      isEachWay: true,
    };
    expect(stakeOf(eachWay)).toBe(1_000n);
    expect(settleBet(eachWay)).toMatchObject({ payoutCents: 1_500n, status: 'won' });
    const won = { ...eachWay, legs: [{ ...eachWay.legs[0]!, result: WON }] };
    expect(settleBet(won).payoutCents).toBe(6_000n);
    const shared = { oddsX1000: 9_000, result: LOST, place: { part: 4, result: wonTied(1, 2) } };
    expect(settleBet({ ...eachWay, legs: [shared] }).payoutCents).toBe(750n);
    const waiting = { oddsX1000: 9_000, result: LOST, place: { part: 4, result: null } };
    expect(settleBet({ ...eachWay, legs: [waiting] })).toMatchObject({ status: 'open', payoutCents: 0n });
    expect(potentialOf({ ...eachWay, legs: [waiting] })).toBe(1_500n);
  });
  test('a lost leg ends its combos while others are open, and what is left can still pay', () => {
    const open = bet([leg(2_000, LOST), leg(3_000, null), leg(4_000, WON)], [2]);
    expect(settleBet(open)).toEqual({ status: 'open', payoutCents: 0n, combos: [0n, 0n, null] });
    expect(potentialOf(open)).toBe(12_000n);
  });
  test('twenty legs at the highest odds are still exact', () => {
    const legs = Array.from({ length: 20 }, () => leg(1_000_000, WON));
    expect(settleBet(bet(legs, [20], 1n)).payoutCents).toBe(10n ** 60n);
  });
});

test('ten thousand random slips with void, half and tied legs pay what an oracle says', () => {
  const { paid, wrong } = paySlips(10_000, fastRng(17));
  expect(wrong).toEqual([]);
  expect(paid).toBeGreaterThan(3_000);
  expect(paid).toBeLessThan(9_900);
});
