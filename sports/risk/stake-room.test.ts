import { expect, test } from 'vitest';
import { fastRng } from '#games/rng/fast-rng.ts';
import { drawInt } from '#games/rng/rng.ts';
import { marketsOf } from '../markets/market.ts';
import { sportModels } from '../models.ts';
import { EventRisk, type Tallies } from './event-risk.ts';
import type { RiskLeg } from './leg-values.ts';
import { type ChangedRisk, isWithinCaps, largestUnit } from './stake-room.ts';

const football = new Map(marketsOf(sportModels.football.markets).map(({ id, spec }) => [id, spec]));

const bet = (market: string, outcome: string, staked: number, owed = staked): RiskLeg => ({
  picks: [{ spec: football.get(market)!, outcome }],
  ...{ oddsX1000: 2_000, score: null, owed, staked },
});

/** The book may lose 50,000 on the home side. */
const risk = new EventRisk('football').with([bet('result', '1', 50_000)]);

interface Terms {
  cap?: number;
  left?: number;
  scope?: string;
  now?: Tallies;
}

const adds = (outcome: string, { cap = 60_000, left = 1_000_000, scope = 'total', now }: Terms = {}) =>
  ({
    ...{ risk, now, cap, scopes: [{ name: scope, left }] },
    at: (unit) => risk.with([bet('handicap|line=-0.5', outcome, unit)]),
  }) satisfies ChangedRisk;

test('a cap is reached to the cent, and not passed by one', () => {
  expect([10_000, 10_001].map((unit) => isWithinCaps([adds('1')], unit))).toEqual([true, false]);
  expect(largestUnit([adds('1')], 1_000_000)).toBe(10_000);
  expect(largestUnit([adds('1')], 9_999)).toBe(9_999);
});

test('what a scope has left is reached to the cent, and events of one scope share it', () => {
  const units = (added: ChangedRisk[]) => [3_000, 3_001].map((unit) => isWithinCaps(added, unit));
  expect(units([adds('1', { left: 3_000 })])).toEqual([true, false]);
  expect(units([adds('1', { left: 6_000 }), adds('1', { left: 6_000 })])).toEqual([true, false]);
  const apart = [adds('1', { left: 3_000, scope: 'a' }), adds('1', { left: 3_000, scope: 'b' })];
  expect(units(apart)).toEqual([true, false]);
});

test('a stake that balances the book is taken above its cap, and where no scope has anything left', () => {
  expect(isWithinCaps([adds('2', { cap: 10_000, left: -5 })], 1_000)).toBe(true);
  expect(isWithinCaps([adds('1', { cap: 10_000 })], 1)).toBe(false);
  // What changes nothing at all is no reason against what balances, and none to look no further.
  const none = { ...adds('1', { cap: 10_000 }), at: () => risk };
  expect(isWithinCaps([none, adds('2')], 1_000)).toBe(true);
  expect(isWithinCaps([adds('2', { left: 0 }), adds('1', { left: 0 })], 1_000), 'one sum of a scope').toBe(
    true,
  );
  const more = [adds('2', { left: 0 }), adds('1', { left: 0 }), adds('1', { left: 0 })];
  expect(isWithinCaps(more, 1_000)).toBe(false);
});

test('in play caps and scopes hold what can still happen', () => {
  // The away side leads, and the match is over: nothing can be lost on the home side.
  const now = { ft: { home: 0, away: 1, isOver: true } };
  expect(isWithinCaps([adds('1', { cap: 1_000, now })], 5_000)).toBe(true);
  expect(isWithinCaps([adds('1', { cap: 1_000, left: 0, now })], 5_000)).toBe(true);
});

test('of nothing and of less than nothing the largest unit is nothing', () => {
  expect([0, -5].map((wanted) => largestUnit([adds('1')], wanted))).toEqual([0, 0]);
  expect(largestUnit([adds('1', { cap: 50_000 })], 100)).toBe(0);
  expect(largestUnit([adds('1', { cap: 50_001 })], 100)).toBe(1);
});

test('a bound on what a bet may cost decides as the scenarios do, and where it is within all caps none is looked at', () => {
  const legs = (unit: number) => [
    bet('handicap|line=-0.5', '1', unit),
    bet('result', 'X', Math.floor(unit / 2)),
  ];
  const rng = fastRng(5);
  let quick = 0;
  for (let round = 0; round < 400; round += 1) {
    const [unit, cap] = [1 + drawInt(rng, 9_000), drawInt(rng, 90_000)];
    const left = drawInt(rng, 30_000) - 5_000;
    let looked = false;
    const all = {
      ...{ risk, now: undefined, cap, scopes: [{ name: 'total', left }] },
      at: (staked: number) => {
        looked = true;
        return risk.with(legs(staked));
      },
    };
    const atMost = { loss: 50_000, more: (staked: number) => staked + Math.floor(staked / 2) };
    const expected = isWithinCaps([all, all], unit);
    looked = false;
    const bounded = { ...all, atMost };
    expect(isWithinCaps([bounded, bounded], unit), `${unit} of ${cap}, left ${left}`).toBe(expected);
    if (!looked) quick += 1;
    if (!looked) expect(expected).toBe(true);
  }
  expect(quick).toBeGreaterThan(20);
  expect(quick).toBeLessThan(380);
});
