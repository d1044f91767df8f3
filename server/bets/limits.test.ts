// The most that is taken on each combination of a slip, and what sets it.
import { expect, test } from 'vitest';
import { usualThresholds } from '#rules/thresholds.ts';
import type { MarginClass } from '#sports/markets/market.ts';
import { EventRisk } from '#sports/risk/event-risk.ts';
import type { OfferedLeg } from './leg-offers.ts';
import { type LimitTerms, unitMax } from './limits.ts';

interface Wanted {
  odds?: number;
  chance?: number;
  tier?: number;
  margin?: MarginClass;
  picks?: number;
  limit?: number;
}

/** At 2.00 and half as likely as not one unit owes another one. What is read of a leg here is all that it has. */
const leg = ({ odds = 2, chance = 0.5, tier = 1, margin = 'result', picks = 1, limit = 1 }: Wanted = {}) =>
  ({
    ...{ oddsX1000: odds * 1000, chance, picks: Array.from({ length: picks }, () => ({ market: 'm' })) },
    event: { league: { tier, trading: {} }, trading: { limit } },
    book: { markets: new Map([['m', { type: { margin } }]]) },
  }) as unknown as OfferedLeg;

const usualRoom: LimitTerms['room'] = {
  ...{ limits: usualThresholds, addedBy: () => [], factorOf: () => 1 },
  withUsualFactors: () => usualRoom,
};

const most = (legs: readonly OfferedLeg[], more: Partial<LimitTerms> = {}, wanted?: number) =>
  unitMax(
    {
      ...{ legs, combos: [legs.map((_, place) => place)], playerId: 7, factor: 1, euroRate: 1 },
      ...{
        wonToday: 0,
        boostMax: Number.POSITIVE_INFINITY,
        room: usualRoom,
      },
      ...more,
    },
    wanted,
  );

test.for<[string, Wanted, Partial<LimitTerms>, number]>([
  ['what a league of the first tier is good for', {}, {}, 2_000_000],
  ['a league of the second tier', { tier: 2 }, {}, 1_000_000],
  ['a league of the third tier', { tier: 3 }, {}, 500_000],
  ['a league of the fourth tier', { tier: 4 }, {}, 250_000],
  ['a league of the last tier', { tier: 5 }, {}, 100_000],
  ['a line', { margin: 'line' }, {}, 1_600_000],
  ['a market of one side', { margin: 'side' }, {}, 1_000_000],
  ['a wide market', { margin: 'wide' }, {}, 600_000],
  ['a score', { margin: 'score' }, {}, 400_000],
  ['a season', { margin: 'outright' }, {}, 400_000],
  ['half of it for a builder', { picks: 2 }, {}, 1_000_000],
  ['a tenth, as traders have set for the event', { limit: 0.1 }, {}, 200_000],
  ['by what it owes and not by what it stakes', { odds: 5, chance: 0.2 }, {}, 500_000],
  ['in whole cents', { odds: 4, chance: 0.25 }, {}, 666_666],
  ['in a currency of two euros', {}, { euroRate: 2 }, 1_000_000],
  ['at most five times as much, whatever the factors', { limit: 4 }, { factor: 4 }, 10_000_000],
  ['where both come to the same', {}, { factor: 5, wonToday: 30_000_000 }, 10_000_000],
])('a market sets the limit: %s', ([, wanted, more, unit]) =>
  expect(most([leg(wanted)], more)).toEqual({ unit, why: 'market' }),
);

test.for<[string, Partial<LimitTerms>, number, string]>([
  ['a quarter of the usual limits', { factor: 0.25 }, 500_000, 'personal-limit'],
  ['more than the usual limits', { factor: 2 }, 4_000_000, 'market'],
  ['a limit of the account that a boost is below', { factor: 0.25, boostMax: 400_000 }, 400_000, 'boost'],
  ['a limit of the account above what a day may pay', { factor: 0.25, wonToday: 50_000_000 }, 0, 'payout'],
  ['a factor that is no player’s', { factor: 0.25, playerId: null }, 500_000, 'market'],
])('a limit of the account is reported as such and never as that of the market: %s', ([, more, unit, why]) =>
  expect(most([leg()], more)).toEqual({ unit, why }),
);

test('a limit of another account of the same person is reported as a personal limit only where it decides', () => {
  const added = (cap: number) => () => [
    {
      ...{ risk: new EventRisk('football'), now: undefined, cap, scopes: [] },
      at: (unit: number) =>
        new EventRisk('football').with([
          {
            picks: [{ spec: { kind: 'three-way', tallies: ['ft'], params: {} }, outcome: '1' }],
            ...{ oddsX1000: 2_000, score: null, owed: unit, staked: unit },
          },
        ]),
    },
  ];
  const roomOf = (cap: number, usualCap: number): LimitTerms['room'] => ({
    ...{ limits: usualThresholds, addedBy: added(cap), factorOf: () => 0.5 },
    withUsualFactors: () => ({ ...usualRoom, addedBy: added(usualCap) }),
  });
  expect(most([leg()], { room: roomOf(5_000, 10_000) })).toEqual({ unit: 5_000, why: 'personal-limit' });
  expect(most([leg()], { room: roomOf(5_000, 5_000) })).toEqual({ unit: 5_000, why: 'market' });
});

const safe = { odds: 1.01, chance: 0.99 };

test.for<[string, Wanted[], Partial<LimitTerms>, number]>([
  // 250,000.00 for one bet.
  ['one bet', [safe], {}, Math.floor(25_000_000 / 1.01)],
  ['bets of one day', [safe], { wonToday: 40_000_000 }, Math.floor(10_000_000 / 1.01)],
  ['bets of a day that has won all', [safe], { wonToday: 50_000_001 }, 0],
  ['the same in a small currency', [safe], { wonToday: 50_000_001, euroRate: 0.01 }, 0],
  ['no more than can be counted', [safe], { euroRate: 1e-9 }, 10 ** 12],
  ['an accumulator of two', [safe, safe], {}, Math.floor(25_000_000 / 1.01 ** 2)],
  ['two singles', [safe, safe], { combos: [[0], [1]] }, Math.floor(25_000_000 / 2.02)],
  [
    'an accumulator with its extra profit',
    [1, 2, 3].map(() => ({ odds: 1.5, chance: 0.999 })),
    { factor: 5, wonToday: 40_000_000 },
    Math.floor(10_000_000 / (1.5 ** 3 * 1.03)),
  ],
])('what may be paid sets the limit: %s', ([, wanted, more, unit]) =>
  expect(most(wanted.map(leg), more)).toEqual({ unit, why: 'payout' }),
);

test('the leg that is good for least sets the limit of an accumulator', () => {
  // Each leg owes 2 × 1 − 0.5, with the other as likely as it is.
  const unit = Math.floor(100_000 / 1.5);
  expect(most([leg(), leg({ tier: 5 })])).toEqual({ unit, why: 'market' });
});

test('a boost sets the limit only where it is the least', () => {
  expect(most([leg()], { boostMax: 1_999_999.5 })).toEqual({ unit: 1_999_999, why: 'boost' });
  expect(most([leg()], { boostMax: 2_000_000 })).toEqual({ unit: 2_000_000, why: 'market' });
});

test('what events may still lose sets the limit below all others, and sees what a unit owes in euros', () => {
  const seen: unknown[] = [];
  const room: LimitTerms['room'] = {
    ...usualRoom,
    addedBy: ({ playerId, exposed }) => {
      seen.push(playerId, exposed);
      return [
        {
          ...{ risk: new EventRisk('football'), now: undefined, cap: 5_000, scopes: [] },
          at: (unit) =>
            new EventRisk('football').with([
              {
                picks: [{ spec: { kind: 'three-way', tallies: ['ft'], params: {} }, outcome: '1' }],
                ...{ oddsX1000: 2_000, score: null, owed: unit, staked: unit },
              },
            ]),
        },
      ];
    },
  };
  expect(most([leg()], { room, euroRate: 0.5 })).toEqual({ unit: 5_000, why: 'market' });
  expect(seen).toEqual([7, [{ owed: 0.5, staked: 0.5 }]]);
  expect(most([leg()], { room }, 5_000)).toEqual({ unit: 2_000_000, why: 'market' });
  expect(most([leg()], { room }, 5_001)).toEqual({ unit: 5_000, why: 'market' });
  expect(most([leg()], { room, boostMax: 5_000 }, 5_001)).toEqual({ unit: 5_000, why: 'boost' });
});
