import { expect, test } from 'vitest';
import { cents } from '#rules/money.ts';
import { RULES, RULES_BOOSTED } from '#sports/bets/extras.ts';
import type { LegRow } from './bet-rows.ts';
import { BoostUses } from './boost-uses.ts';
import * as boosts from './boosted-legs.ts';
import type { OfferedLeg } from './leg-offers.ts';

type Priced = Pick<OfferedLeg, 'oddsX1000' | 'plainOddsX1000' | 'chance'>;

/** A stake of one unit on it costs a quarter of a unit more than at its plain price. */
const boosted: Priced = { oddsX1000: 2_500, plainOddsX1000: 2_000, chance: 0.5 };
const plain: Priced = { oddsX1000: 3_000, plainOddsX1000: 3_000, chance: 0.4 };
/** What is read of a leg here is its price. */
const legsOf = (...legs: Priced[]) => legs as OfferedLeg[];

interface Terms extends Partial<Omit<boosts.BoostTerms, 'limits' | 'usedOf'>> {
  limits?: Partial<boosts.BoostTerms['limits']>;
  used?: Partial<boosts.BoostUse>;
}

const termsOf = ({ limits, used, ...more }: Terms = {}): boosts.BoostTerms => ({
  ...{ combos: [[0]], euroRate: 1, isFreebet: false, budgetLeft: 1_000_000 },
  limits: {
    ...{ perPlayerCents: 2_000, perBoostCents: 10_000, costCents: 1_000, withExtras: false },
    ...limits,
  },
  usedOf: () => ({ ...{ byPlayer: 0, byAll: 0, cost: 0 }, ...used }),
  ...more,
});

const both = { combos: [[0], [0, 1]] };

test.for<[string, Terms, number]>([
  ['what one player may stake', {}, 2_000],
  ['what the player has left of it', { used: { byPlayer: 500 } }, 1_500],
  ['what all players have left', { used: { byAll: 9_000 } }, 1_000],
  ['what the boost may still cost', { used: { cost: 900 } }, 400],
  ['what the budget has left', { budgetLeft: 50 }, 200],
  ['nothing, once more was used than there is', { used: { byPlayer: 2_001 } }, 0],
  ['half of it in a currency of two euros', { euroRate: 2 }, 1_000],
  ['half of it on each of two combinations', both, 1_000],
])('on each combination may be staked: %s', ([, terms, unit]) =>
  expect(boosts.boostUnitMax(legsOf(boosted, plain), termsOf(terms))).toBe(unit),
);

test('a combination costs what its boosted price is expected to pay above its plain one', () => {
  // A quarter for the single, and 1.5 − 1.2 for the double.
  const terms = termsOf({ ...both, limits: { perPlayerCents: 10 ** 9, perBoostCents: 10 ** 9 } });
  expect(boosts.boostUnitMax(legsOf(boosted, plain), terms)).toBeCloseTo(1_000 / 0.55, 9);
  expect(boosts.boostUnitMax(legsOf(plain), terms), 'without a boost').toBe(Number.POSITIVE_INFINITY);
  expect(boosts.bookedBoosts([boosted, plain], { ...both, euroRate: 0.5, unit: 101 })).toEqual([
    { boost_staked_cents: 101, boost_cost_cents: 28 },
    { boost_staked_cents: 0, boost_cost_cents: 0 },
  ]);
  const [single] = boosts.bookedBoosts([boosted, plain], { combos: [[0], [1]], euroRate: 1, unit: 100 });
  expect(single, 'of combinations without it nothing is staked on it').toEqual({
    ...{ boost_staked_cents: 100, boost_cost_cents: 25 },
  });
  expect(boosts.bookedBoosts([boosted], { combos: [[0]], euroRate: 0.5, unit: 101 })).toEqual([
    { boost_staked_cents: 51, boost_cost_cents: 13 },
  ]);
});

const oddsOf = (legs: readonly Priced[], terms: Terms) =>
  boosts.withAllowedBoosts(legsOf(...legs), termsOf(terms)).map(({ oddsX1000 }) => oddsX1000);

test('a boost stays while the smallest stake fits into it, and else its leg has the plain price', () => {
  expect(oddsOf([boosted, plain], { used: { byPlayer: 1_990 } })).toEqual([2_500, 3_000]);
  expect(oddsOf([boosted, plain], { used: { byPlayer: 1_991 } })).toEqual([2_000, 3_000]);
  const legs = legsOf(plain);
  expect(boosts.withAllowedBoosts(legs, termsOf())).toBe(legs);
});

test('a free bet has the plain price of each leg, unless boosts go with other extras', () => {
  expect(oddsOf([boosted, boosted], { isFreebet: true })).toEqual([2_000, 2_000]);
  expect(oddsOf([boosted], { isFreebet: true, limits: { withExtras: true } })).toEqual([2_500]);
  expect(oddsOf([boosted], { limits: { withExtras: true } })).toEqual([2_500]);
});

test('of a bet each way both parts lose a boost that is used up on one, and of others that leg alone', () => {
  const used: Pick<boosts.BoostTerms, 'usedOf'> = {
    usedOf: ({ chance }) => ({ byPlayer: chance === 0.5 ? 2_000 : 0, byAll: 0, cost: 0 }),
  };
  const odds = (combos: number[][], legs: Priced[]) =>
    boosts
      .withAllowedBoosts(legsOf(...legs), { ...termsOf({ combos }), ...used })
      .map(({ oddsX1000 }) => oddsX1000);
  const other = { ...boosted, chance: 0.3 };
  expect(odds([[0], [1]], [boosted, other])).toEqual([2_000, 2_000]);
  expect(odds([[0], [1]], [other, other])).toEqual([2_500, 2_500]);
  expect(odds([[0, 1]], [boosted, other])).toEqual([2_000, 2_500]);
  expect(odds([[0], [1], [0, 1]], [boosted, other])).toEqual([2_000, 2_500]);
  expect(odds([[0], [1], [2]], [boosted, other, other])).toEqual([2_000, 2_500, 2_500]);
});

test('beside a boost a bet earns no extras, unless the setting says so, and none while they are stopped', () => {
  const limits = (withExtras: boolean) => termsOf({ limits: { withExtras } }).limits;
  expect(boosts.rulesFor([plain, boosted], limits(false), false)).toBe(RULES_BOOSTED);
  expect(boosts.rulesFor([plain, boosted], limits(true), false)).toBe(RULES);
  expect(boosts.rulesFor([plain], limits(false), false)).toBe(RULES);
  expect(boosts.rulesFor([plain], limits(true), true)).toBe(RULES_BOOSTED);
});

test('what bets of one transaction use of a boost counts for the next of them', () => {
  const outcome = { eventId: 1, market: 'result', outcome: '1' };
  const uses = new BoostUses([{ ...outcome, playerId: 7, staked: 100, cost: 10 }], 1_000);
  const leg = (player_id: number, code: string, staked: number, cost: number) =>
    ({
      ...{ event_id: 1, player_id, picks: [{ market: 'result', outcome: code }] },
      ...{ boost_staked_cents: cents(staked), boost_cost_cents: cents(cost) },
    }) as unknown as LegRow;
  uses.add([leg(7, '1', 30, 4), leg(7, 'X', 50, 4)]);
  uses.add([leg(8, '1', 20, 3)]);
  uses.add([leg(9, '1', 0, 0)]);
  expect(uses.of(7, outcome)).toEqual({ byPlayer: 130, byAll: 150, cost: 17 });
  expect(uses.of(8, { ...outcome, outcome: 'X' })).toEqual({ byPlayer: 0, byAll: 50, cost: 4 });
  expect(uses.of(null, { ...outcome, market: 'total' })).toEqual({ byPlayer: 0, byAll: 0, cost: 0 });
  expect(uses.of(null, { ...outcome, eventId: 2 }).byAll).toBe(0);
  // Each boosted leg of a bet names the whole cost.
  expect(uses.budgetLeft).toBe(1_000 - 4 - 3);
});
