// What the insurance of an accumulator is worth, and which bets have none.
import { expect, test } from 'vitest';
import { cents } from '#rules/money.ts';
import { RULES, RULES_BOOSTED } from '#sports/bets/extras.ts';
import { LOST, WON } from '#sports/settle/outcome-result.ts';
import type { KeptBet } from './bet-rows.ts';
import { insuranceOf } from './insurance.ts';

/** What is read of a bet here is all that it has: an accumulator of five legs at 2.00, of which one has lost. */
const bet = (more: Partial<KeptBet> = {}, legs = [LOST, WON, WON, WON, WON]) =>
  ({
    ...{ status: 'lost', kind: { type: 'accumulator' }, freebet_id: null, bonus_cents: 0, rules: RULES },
    ...{ euro_rate: 1, unit_cents: 1_000, combos: [[0, 1, 2, 3, 4]] },
    legs: legs.map((result) => ({ odds_x1000: 2_000, result })),
    ...more,
  }) as unknown as KeptBet;

test.for<[string, KeptBet, number]>([
  ['a fifth of the stake', bet(), 200],
  ['25 euros at most', bet({ unit_cents: cents(1_000_000) }), 2_500],
  ['25 euros at most in a currency of two', bet({ unit_cents: cents(1_000_000), euro_rate: 2 }), 1_250],
  ['the cap in whole cents', bet({ unit_cents: cents(1_000_000), euro_rate: 3 }), 833],
  ['nothing of a bet that is open', bet({ status: 'open' }), 0],
  ['nothing of a bet that is won', bet({ status: 'won' }), 0],
  ['nothing of singles', bet({ kind: { type: 'single' } as KeptBet['kind'] }), 0],
  ['nothing of a free bet', bet({ freebet_id: 5 }), 0],
  ['nothing of bonus money', bet({ bonus_cents: cents(1) }), 0],
  ['nothing beside a boost', bet({ rules: RULES_BOOSTED }), 0],
  ['nothing where two legs have lost', bet({}, [LOST, LOST, WON, WON, WON]), 0],
  ['nothing of four legs', bet({}, [LOST, WON, WON, WON]), 0],
])('an accumulator that missed by one leg is insured: %s', ([, of, value]) =>
  expect(insuranceOf(of)).toBe(value),
);
