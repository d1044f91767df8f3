import { describe, expect, test } from 'vitest';
import { accumulatorWorth, bestPrices } from '#tests/accumulator-worth.ts';
import { sports } from '../markets/market.ts';
import { offer } from '../markets/offer.ts';
import { sportModels } from '../models.ts';
import { HALF_LOST, HALF_WON, LOST, type OutcomeResult, VOID, WON } from '../settle/outcome-result.ts';
import { boostCents, boostPercent, freebetCents, insuranceCents } from './boost.ts';
import { builderFault, builderMargin, settleBuilder } from './builder.ts';
import { cashOutCents, fairValue, partOf } from './cash-out.ts';
import { extrasNow, extrasOf, RULES } from './extras.ts';
import type { Bet, BetLeg } from './payout.ts';

const legs = (count: number, result: OutcomeResult | null = WON, oddsX1000 = 1_500): BetLeg[] =>
  Array.from({ length: count }, () => ({ oddsX1000, result }));

describe('the boost of an accumulator', () => {
  test.for([
    [2, 0],
    [3, 3],
    [4, 3],
    [5, 8],
    [8, 15],
    [12, 25],
    [20, 25],
  ])('%i legs get %i percent of the profit', ([count, percent]) =>
    expect(boostPercent(legs(count!))).toBe(percent),
  );
  test('a void leg is none, and one below 1.50 spoils it', () => {
    expect(boostPercent([...legs(4), ...legs(1, VOID)])).toBe(3);
    expect(boostPercent([...legs(4), ...legs(1, WON, 1_490)])).toBe(0);
    expect(boostPercent([...legs(3), ...legs(1, VOID, 1_100)])).toBe(3);
  });
  test('it is of the profit, cut off to the cent, and never of a loss', () => {
    expect(boostCents(legs(3), { stakeCents: 1_000n, payoutCents: 3_375n })).toBe(71n);
    expect(boostCents(legs(3), { stakeCents: 1_000n, payoutCents: 1_000n })).toBe(0n);
    expect(boostCents(legs(3), { stakeCents: 1_000n, payoutCents: 500n })).toBe(0n);
  });
  test('more legs never get less', () => {
    for (const [place, step] of extrasNow.boost.entries())
      if (place > 0) expect(step.percent).toBeGreaterThan(extrasNow.boost[place - 1]!.percent);
  });
  test('a bet keeps what it was placed under', () => {
    expect(boostPercent(legs(12), extrasOf('2026-11'))).toBe(50);
    expect(boostPercent(legs(12), extrasOf(RULES))).toBe(25);
  });
});

/** Of everything that the models offer before a match; what is really offered: server/book/extras-offered.test.ts. */
const prices = bestPrices(
  sports.flatMap((sport) =>
    [-0.8, -0.4, 0, 0.3, 0.7].flatMap((strength) => {
      const { follow, markets } = sportModels[sport];
      const { law, score } = follow(strength, [], 0);
      return offer(markets, law()!, { isLive: false, score }).flatMap(({ outcomes }) =>
        outcomes.flatMap(({ chance, oddsX1000 }) => (oddsX1000 === null ? [] : [{ chance, oddsX1000 }])),
      );
    }),
  ),
);

const mostOf = (count: number, extras = extrasNow): number => accumulatorWorth(prices, count, extras);

test.for(Array.from({ length: 19 }, (_, at) => at + 2))(
  'an accumulator of %i, whatever its prices, is worth less than its stake with all that it gets on top',
  (count) => expect(mostOf(count)).toBeLessThan(1),
);

test('the rules before these did not hold that', () => {
  expect(mostOf(5, extrasOf('2026-11'))).toBeGreaterThan(1.2);
  expect(mostOf(12, extrasOf('2026-11'))).toBeGreaterThan(1.2);
});

describe('insurance', () => {
  const insured = (count: number, result: OutcomeResult | null = WON, oddsX1000 = 1_800) =>
    legs(count, result, oddsX1000);
  test.for<[string, BetLeg[], bigint]>([
    ['one of five lost', [...insured(4), ...insured(1, LOST)], 200n],
    ['one of them at a short price', [...insured(4), ...insured(1, LOST, 1_790)], 0n],
    ['two lost', [...insured(4), ...insured(2, LOST)], 0n],
    ['none lost', insured(6), 0n],
    ['four legs', [...insured(3), ...insured(1, LOST)], 0n],
    ['five with one void', [...insured(3), ...insured(1, VOID), ...insured(1, LOST)], 0n],
    ['one open', [...insured(4), ...insured(1, LOST), ...insured(1, null)], 0n],
    ['one half lost', [...insured(4), ...insured(1, HALF_LOST)], 0n],
  ])('%s', ([, slip, freebet]) =>
    expect(insuranceCents(slip, { stakeCents: 1_000n, capCents: 5_000n })).toBe(freebet),
  );
  test('it has a cap', () =>
    expect(
      insuranceCents([...insured(4), ...insured(1, LOST)], { stakeCents: 90_000n, capCents: 5_000n }),
    ).toBe(5_000n));
});

test('a free bet pays the profit', () => {
  expect(freebetCents(1_000n, 2_500n)).toBe(1_500n);
  expect(freebetCents(1_000n, 1_000n)).toBe(0n);
  expect(freebetCents(1_000n, 0n)).toBe(0n);
});

describe('a bet builder', () => {
  test.for<[(OutcomeResult | null)[], OutcomeResult | null]>([
    [[WON, WON, WON], WON],
    [[WON, LOST, WON], LOST],
    [[WON, LOST, null], null],
    [[LOST, LOST], LOST],
    [[null, null], null],
    [[LOST, HALF_LOST], VOID],
    [[WON, VOID, LOST], VOID],
    [[WON, HALF_WON, WON], VOID],
    [[WON, null, WON], null],
    [[VOID, null], VOID],
  ])('%o', ([picks, settled]) => expect(settleBuilder(picks)).toBe(settled));

  test('picks that say nothing, contradict each other, or are too few or too many', () => {
    expect(builderFault(0.2, [0.3, 0.5])).toBeNull();
    expect(builderFault(0.3, [0.3, 0.5])).toBe('pick-says-nothing');
    expect(builderFault(0, [0.3, 0.5])).toBe('impossible');
    expect(builderFault(1e-12, [0.3, 0.5]), 'as good as impossible').toBe('impossible');
    expect(
      builderFault(
        0.01,
        Array.from({ length: 8 }, () => 0.5),
      ),
      'eight are as many as there may be',
    ).toBeNull();
    expect(builderFault(0.3, [0.5])).toBe('too-few-picks');
    expect(
      builderFault(
        0.01,
        Array.from({ length: 9 }, () => 0.5),
      ),
    ).toBe('too-many-picks');
  });
  test('its margin is six tenths of its picks’ margins', () =>
    expect(builderMargin([0.05, 0.05])).toBeCloseTo(0.06));
});

describe('cash-out', () => {
  const single = (result: OutcomeResult | null): Bet => ({
    legs: [{ oddsX1000: 2_000, result }],
    combos: [[0]],
    unitCents: 1_000n,
  });
  const at = (chance: number, isLive = false) => ({ worthOf: () => chance, isLive });

  test('what it is worth is the probability times the odds, and a free bet’s stake is not in it', () => {
    expect(fairValue(single(null), at(0.6))).toBeCloseTo(1_200);
    expect(fairValue(single(null), { ...at(0.6), isFreebet: true })).toBeCloseTo(600);
  });
  test('the house keeps three percent before and five while a match is on', () => {
    expect(cashOutCents(single(null), at(0.6), 2_000n)).toBe(1_164n);
    expect(cashOutCents(single(null), at(0.6, true), 2_000n)).toBe(1_140n);
  });
  test('every further open leg costs a percent more; settled ones count as they ended', () => {
    const two: Bet = {
      legs: [
        { oddsX1000: 2_000, result: HALF_WON },
        { oddsX1000: 2_000, result: null },
        { oddsX1000: 2_000, result: null },
      ],
      combos: [[0, 1, 2]],
      unitCents: 1_000n,
    };
    expect(fairValue(two, at(0.5))).toBeCloseTo(1_500);
    expect(cashOutCents(two, at(0.5), 6_000n)).toBe(1_440n);
  });
  test('nothing is offered for what is over, nearly lost, each-way, or for more than it can win', () => {
    expect(cashOutCents(single(WON), at(1), 2_000n)).toBeNull();
    expect(cashOutCents(single(null), at(0.004), 2_000n)).toBeNull();
    expect(cashOutCents({ ...single(null), isEachWay: true }, at(0.5), 2_000n)).toBeNull();
    expect(cashOutCents(single(null), at(0.9), 1_000n)).toBeNull();
  });
  test('a part pays only for what it closes, however small the stake', () => {
    expect(partOf(1_164n, 1_000n, 50)).toEqual({ paid: 582n, unitLeft: 500n });
    expect(partOf(500n, 1n, 50)).toEqual({ paid: 0n, unitLeft: 1n });
    expect(partOf(500n, 7n, 100)).toEqual({ paid: 500n, unitLeft: 0n });
  });
});

test('what was promised with a bet stays promised: the extras of every version, and of unknown ones those of today', () => {
  const inWords = (rules: string) => {
    const { boost, boostOddsMinX1000, insured } = extrasOf(rules);
    const steps = boost.map(({ legs: from, percent }) => `${from}+ ${percent} %`).join(', ');
    const { legs: count, oddsMinX1000, percent, maxEuroCents } = insured;
    return `${steps} from ${boostOddsMinX1000} | ${count} legs from ${oddsMinX1000}: ${percent} % up to ${maxEuroCents}`;
  };
  const since18 = '3+ 3 %, 5+ 8 %, 8+ 15 %, 12+ 25 % from 1500';
  const today = `${since18} | 5 legs from 1800: 20 % up to 2500`;
  expect(
    ['2026-11', '2026-11-18', '2026-11-19', '2026-11-19-boosted', 'no such version', 'toString'].map(inWords),
  ).toEqual([
    '3+ 3 %, 5+ 8 %, 8+ 20 %, 12+ 50 % from 1300 | 5 legs from 1000: 100 % up to 2500',
    `${since18} | 5 legs from 1800: 50 % up to 2500`,
    ...[today, ' from 1500 | 5 legs from 1800: 0 % up to 0', today, today],
  ]);
});
