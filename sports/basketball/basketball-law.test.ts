import { describe, expect, test } from 'vitest';
import { fairRng } from '#games/rng/fair-rng.ts';
import { fastRng } from '#games/rng/fast-rng.ts';
import { playLoop } from '#tests/sport-loop.ts';
import { fairChances } from '../law/score-law.ts';
import { basketballMarkets } from '../markets/basketball.ts';
import { offer } from '../markets/offer.ts';
import { basketballLaw, tipOff } from './basketball-law.ts';
import { playBasketball, playedBasketball } from './play-basketball.ts';
import { basketballTerms, HOME_ADVANTAGE, pointsLaw } from './points.ts';

const terms = basketballTerms(HOME_ADVANTAGE);
const law = basketballLaw(terms, tipOff);
const chances = (kind: 'two-way' | 'total' | 'happens', tally: string, params = {}) =>
  fairChances({ kind, tallies: [tally], params }, law)!;

describe('is as measured', () => {
  const moments = (of: (home: number, away: number) => number) => {
    const cases = law.of(['reg'])!;
    const all = cases.reduce((sum, { chance }) => sum + chance, 0);
    const mean = (power: number) =>
      cases.reduce((sum, { chance, scores: [at] }) => sum + chance * of(at!.home, at!.away) ** power, 0) /
      all;
    return { mean: mean(1), deviation: Math.sqrt(mean(2) - mean(1) ** 2) };
  };
  test('margins vary by 12.3 points, totals by 16.9', () => {
    expect(Math.abs(moments((home, away) => home - away).deviation - 12.3)).toBeLessThan(0.4);
    expect(Math.abs(moments((home, away) => home + away).deviation - 16.9)).toBeLessThan(0.4);
  });
  test('six in a hundred are tied after 48 minutes', () =>
    expect(Math.abs(chances('happens', 'overtime')[0]! - 0.06)).toBeLessThan(0.008));
  test('an equal home side wins 56 %', () =>
    expect(Math.abs(chances('two-way', 'match')[0]! - 0.56)).toBeLessThan(0.02));
});

test('its laws are whole', () => {
  for (const tally of ['reg', 'match', 'q1', 'q3', 'h1', 'overtime'])
    expect(
      law.of([tally])!.reduce((sum, { chance }) => sum + chance, 0),
      tally,
    ).toBeCloseTo(1, 2);
  expect(law.of(['match'])!.every(({ scores: [at] }) => at!.home !== at!.away)).toBe(true);
  expect(law.of(['q4'])).toBeNull();
  expect(pointsLaw(384, 0.27).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 12);
});

test('thirty markets and more, each with its own name', () => {
  const book = offer(basketballMarkets, law, { isLive: false, score: { home: 0, away: 0 } });
  expect(book.length).toBeGreaterThanOrEqual(40);
  expect(new Set(book.map(({ id }) => id)).size).toBe(book.length);
});

test('the same words make the same match, and none ends level', () => {
  const words = (nonce: number) =>
    fairRng({ serverSeed: new Uint8Array(32).fill(4), clientSeed: 'league', nonce, scope: 'basketball' });
  expect([...playBasketball(terms, words(1))]).toEqual([...playBasketball(terms, words(1))]);
  for (let nonce = 0; nonce < 10; nonce++) {
    const played = playedBasketball(terms, words(nonce));
    const { tallies } = played.resultAt(played.moments);
    expect(tallies['match']!.home).not.toBe(tallies['match']!.away);
    expect(tallies['overtime']!.home).toBe(tallies['reg']!.home === tallies['reg']!.away ? 1 : 0);
  }
});

test('the house holds what its prices say', () => {
  const held = playLoop({
    markets: basketballMarkets,
    matches: 12,
    rng: fastRng(61),
    play: (rng) => playedBasketball(terms, rng),
  });
  const { bets, stated, off, error } = held.get('all')!;
  expect(bets).toBeGreaterThan(12);
  expect(stated).toBeGreaterThan(0.02);
  expect(Math.abs(off / error)).toBeLessThan(4);
});
