// What a bet is sold back by: its price without the operator's gifts.
import { expect, test } from 'vitest';
import { baseOddsOf } from './base-odds.ts';

test.for<[string, Parameters<typeof baseOddsOf>[0], number]>([
  ['the price itself, where nothing was given', { oddsX1000: 1_900, chance: 0.5 }, 1_900],
  ['the price before a boost', { oddsX1000: 2_100, wasX1000: 1_900, chance: 0.5 }, 1_900],
  [
    'a price that was raised by less than it was cut',
    { oddsX1000: 1_800, wasX1000: 1_900, chance: 0.5 },
    1_800,
  ],
  ['no more than its chance is worth', { oddsX1000: 2_500, chance: 0.5 }, 2_000],
  ['no more than that, cut off to a thousandth', { oddsX1000: 2_500, chance: 0.3 + 0.33 }, 1_587],
  ['the stake at least, where the outcome is certain', { oddsX1000: 1_200, chance: 1.25 }, 1_000],
])('the base odds of a pick are %s', ([, outcome, odds]) => expect(baseOddsOf(outcome)).toBe(odds));
