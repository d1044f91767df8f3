import { describe, expect, test } from 'vitest';
import { fairRng } from '#games/rng/fair-rng.ts';
import { fastRng } from '#games/rng/fast-rng.ts';
import { playLoop } from '#tests/sport-loop.ts';
import { fairChances } from '../law/score-law.ts';
import { offer } from '../markets/offer.ts';
import { tennisOfFive, tennisOfThree } from '../markets/tennis.ts';
import type { MarketSpec } from '../settle/market-spec.ts';
import { playedTennis, playTennis } from './play-tennis.ts';
import { holdChance, tieBreakChance, tieBreakServer } from './points.ts';
import {
  afterPoint,
  serveBySurface,
  type TennisState,
  type TennisTerms,
  tennisLaw,
  tennisStart,
  WOMENS_SERVE,
} from './tennis-match.ts';

const terms: TennisTerms = { setsToWin: 2, serve: serveBySurface.hard, edge: 0.03 };
const winner: MarketSpec = { kind: 'two-way', tallies: ['sets'], params: {} };
const chances = (spec: MarketSpec, of: TennisTerms, state: TennisState = tennisStart('home')) =>
  fairChances(spec, tennisLaw(of, state)!)!;

describe('a game', () => {
  test.for([
    [0.635, 0.787],
    [0.613, 0.749],
    [0.654, 0.822],
    // Servers differ, and the good ones hold more than an average server would.
  ])('at %d a point it is held nearly as measured: %d', ([point, held]) =>
    expect(Math.abs(holdChance(point!, 0, 0) - held!)).toBeLessThan(0.03),
  );
  test('from three all it takes two in a row', () => {
    expect(holdChance(0.6, 3, 3)).toBeCloseTo(0.36 / (0.36 + 0.16), 12);
    expect(holdChance(0.6, 4, 3)).toBeCloseTo(0.6 + 0.4 * holdChance(0.6, 3, 3), 12);
    expect(holdChance(0.6, 4, 0)).toBe(1);
    expect(holdChance(0.6, 3, 5)).toBe(0);
  });
});

test('a tie-break between equals is even, whoever begins, and serves change after odd points', () => {
  for (const first of ['home', 'away'] as const)
    expect(tieBreakChance({ home: 0.65, away: 0.65 }, first, { home: 0, away: 0 })).toBeCloseTo(0.5, 12);
  const servers = [0, 1, 2, 3, 4].map((home) => tieBreakServer('home', { home, away: 0 }));
  expect(servers).toEqual(['home', 'away', 'away', 'home', 'home']);
});

describe('the law of a match', () => {
  test('equals are even, and the better one wins more on a slower surface', () => {
    expect(chances(winner, { ...terms, edge: 0 })[0]).toBeCloseTo(0.5, 2);
    const at = (serve: number) => chances(winner, { ...terms, serve, edge: 0.06 })[0]!;
    expect(at(serveBySurface.clay)).toBeGreaterThan(at(serveBySurface.grass));
    expect(at(WOMENS_SERVE)).toBeGreaterThan(0.6);
  });
  test('half of long matches end in three sets, as measured with the form of the day', () => {
    // Among players as far apart as at the large tournaments.
    const spread = [-0.14, -0.09, -0.04, 0.04, 0.09, 0.14];
    const lengths = [3, 4, 5].map(
      (count) =>
        spread.reduce((sum, edge) => {
          const law = tennisLaw({ ...terms, setsToWin: 3, edge }, tennisStart('home'))!.of(['sets'])!;
          const played = law.filter(({ scores: [score] }) => score!.home + score!.away === count);
          return sum + played.reduce((all, { chance }) => all + chance, 0);
        }, 0) / spread.length,
    );
    for (const [place, share] of lengths.entries())
      expect(Math.abs(share - [0.5, 0.31, 0.19][place]!)).toBeLessThan(0.06);
  });
  test('its parts agree', () => {
    const law = tennisLaw(terms, tennisStart('away'))!;
    for (const tally of ['sets', 'games', 'tight', 's1', 's2'])
      expect(law.of([tally])!.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 6);
    const third = law.of(['s3'])!.reduce((sum, { chance }) => sum + chance, 0);
    expect(third).toBeCloseTo(
      fairChances({ kind: 'total', tallies: ['sets'], params: { line: 2.5 } }, law)![0]!,
      6,
    );
  });
  test('points teach who is better today', () => {
    let state = tennisStart('home');
    const before = chances(winner, terms)[0]!;
    // Each holds to love, so that the score says nothing while all points of both servers are won.
    for (const side of ['home', 'away', 'home', 'away'] as const)
      for (let point = 0; point < 4; point++) state = afterPoint(terms, state, side);
    expect(Math.abs(chances(winner, terms, state)[0]! - before)).toBeLessThan(0.03);
    const broken = ['home', 'home', 'home', 'home'].reduce<TennisState>(
      (now) => afterPoint(terms, now, 'home'),
      afterPoint(terms, state, 'home'),
    );
    expect(chances(winner, terms, broken)[0]).toBeGreaterThan(before + 0.02);
  });
});

test.for([
  [tennisOfThree, 2],
  [tennisOfFive, 3],
] as const)('thirty markets and more', ([markets, setsToWin]) => {
  const law = tennisLaw({ ...terms, setsToWin }, tennisStart('home'))!;
  const book = offer(markets, law, { isLive: false, score: { home: 0, away: 0 } });
  expect(book.length).toBeGreaterThanOrEqual(30);
  expect(new Set(book.map(({ id }) => id)).size).toBe(book.length);
});

test('the same words make the same match', () => {
  const words = () =>
    fairRng({ serverSeed: new Uint8Array(32).fill(2), clientSeed: 'cup', nonce: 1, scope: 'tennis' });
  expect([...playTennis(terms, words())]).toEqual([...playTennis(terms, words())]);
});

test('the house holds what its prices say', () => {
  const held = playLoop({
    markets: tennisOfThree,
    matches: 12,
    rng: fastRng(41),
    play: (rng) => playedTennis(terms, rng),
  });
  const { bets, stated, off, error } = held.get('all')!;
  expect(bets).toBeGreaterThan(12);
  expect(stated).toBeGreaterThan(0.02);
  expect(Math.abs(off / error)).toBeLessThan(4);
});
