import { describe, expect, test } from 'vitest';
import { fairRng } from '#games/rng/fair-rng.ts';
import { fastRng } from '#games/rng/fast-rng.ts';
import { playLoop } from '#tests/sport-loop.ts';
import { fairChances } from '../law/score-law.ts';
import { hockeyMarkets } from '../markets/ice-hockey.ts';
import { offer } from '../markets/offer.ts';
import type { MarketSpec } from '../settle/market-spec.ts';
import { faceOff, hockeyLaw } from './hockey-law.ts';
import { HOME_ADVANTAGE, type HockeyTerms, STEPS } from './hockey-rates.ts';
import { playedHockey, playHockey } from './play-hockey.ts';

const terms = (strength = 0, total = 6): HockeyTerms => ({
  home: (total / 2) * Math.exp(HOME_ADVANTAGE / 2 + strength),
  away: (total / 2) * Math.exp(-HOME_ADVANTAGE / 2 - strength),
});
const chances = (kind: MarketSpec['kind'], tally: string, params = {}) =>
  fairChances({ kind, tallies: [tally], params }, hockeyLaw(terms(), faceOff))!;

describe('margins after sixty minutes are as measured', () => {
  const measured = [23.7, 23.4, 21.8, 19.3, 7.1, 4.7];
  const spread = [
    [-0.16, 0.2],
    [0, 0.6],
    [0.16, 0.2],
  ] as const;
  const shares = measured.map(() => 0);
  for (const [strength, weight] of spread)
    for (const { chance, scores } of hockeyLaw(terms(strength, 5.45), faceOff).of(['ft'])!)
      shares[Math.min(5, Math.abs(scores[0]!.home - scores[0]!.away))]! += 100 * weight * chance;
  test.for(measured.map((percent, margin) => [margin, percent] as const))(
    'by %i: %d %',
    ([margin, percent]) => expect(Math.abs(shares[margin]! - percent)).toBeLessThan(2.5),
  );
});

test('its parts agree', () => {
  const [home, draw, away] = chances('three-way', 'ft');
  const [winner] = chances('two-way', 'match');
  expect(home! + draw! + away!).toBeCloseTo(1, 9);
  expect(winner).toBeGreaterThan(home!);
  expect(winner).toBeLessThan(home! + draw!);
  expect(chances('happens', 'overtime')[0]).toBeCloseTo(draw!, 9);
  const law = hockeyLaw(terms(), faceOff);
  const goals = (tally: string) =>
    law
      .of([tally])!
      .reduce((sum, { chance, scores: [score] }) => sum + chance * (score!.home + score!.away), 0);
  expect(goals('p1') + goals('p2') + goals('p3')).toBeCloseTo(goals('ft'), 3);
  expect(goals('p3')).toBeGreaterThan(goals('p1') * 0.95);
  expect(law.of(['p1', 'p2'])).toBeNull();
});

test('thirty markets and more, each with its own name', () => {
  const book = offer(hockeyMarkets, hockeyLaw(terms(), faceOff), { isLive: false, score: faceOff.score });
  expect(book.length).toBeGreaterThanOrEqual(40);
  expect(new Set(book.map(({ id }) => id)).size).toBe(book.length);
});

test('the same words make the same match, and a tie is decided by one goal', () => {
  const words = (nonce: number) =>
    fairRng({ serverSeed: new Uint8Array(32).fill(8), clientSeed: 'league', nonce, scope: 'ice-hockey' });
  let ties = 0;
  for (let nonce = 0; nonce < 20; nonce++) {
    expect([...playHockey(terms(), words(nonce))]).toEqual([...playHockey(terms(), words(nonce))]);
    const played = playedHockey(terms(), words(nonce));
    const { tallies } = played.resultAt(played.moments);
    if (played.moments === STEPS) continue;
    ties += 1;
    expect(tallies['ft']!.home).toBe(tallies['ft']!.away);
    expect(tallies['match']!.home + tallies['match']!.away).toBe(2 * tallies['ft']!.home + 1);
  }
  expect(ties).toBeGreaterThan(0);
});

test('the house holds what its prices say', () => {
  const held = playLoop({
    markets: hockeyMarkets,
    matches: 50,
    rng: fastRng(51),
    play: (rng) => playedHockey(terms(0.05), rng),
  });
  const { bets, stated, off, error } = held.get('all')!;
  expect(bets).toBeGreaterThan(80);
  expect(stated).toBeGreaterThan(0.02);
  expect(Math.abs(off / error)).toBeLessThan(4);
});
