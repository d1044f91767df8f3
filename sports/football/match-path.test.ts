import { expect, test } from 'vitest';
import { fairRng } from '#games/rng/fair-rng.ts';
import { fastRng } from '#games/rng/fast-rng.ts';
import { playLoop } from '#tests/sport-loop.ts';
import { fairChances } from '../law/score-law.ts';
import { footballMarkets } from '../markets/football.ts';
import type { MarketSpec } from '../settle/market-spec.ts';
import { playFootball, stateAt } from './match-path.ts';
import { playedFootball } from './play-football.ts';
import { FULL_TIME, HALF_TIME } from './profile.ts';
import { footballTerms } from './terms.ts';

const terms = footballTerms(1.6, 1.15);
const seeded = (nonce: number) =>
  fairRng({ serverSeed: new Uint8Array(32).fill(5), clientSeed: 'league', nonce, scope: 'football' });

test('the same words make the same match, others another', () => {
  expect([...playFootball(terms, seeded(1))]).toEqual([...playFootball(terms, seeded(1))]);
  expect([...playFootball(terms, seeded(1))]).not.toEqual([...playFootball(terms, seeded(2))]);
});

test('a match runs in order, has one half-time, and ends', () => {
  for (let nonce = 0; nonce < 8; nonce++) {
    const incidents = [...playFootball(terms, seeded(nonce))];
    expect(incidents.map(({ step }) => step)).toEqual(
      incidents.map(({ step }) => step).toSorted((a, b) => a - b),
    );
    expect(incidents.filter(({ type }) => type === 'half-time')).toEqual([
      { type: 'half-time', step: HALF_TIME },
    ]);
    expect(incidents.at(-1)).toEqual({ type: 'full-time', step: FULL_TIME });
    expect(incidents.filter((one) => one.type === 'red' && one.side === 'home').length).toBeLessThanOrEqual(
      1,
    );
  }
});

test('its counts are what its incidents say', () => {
  const played = playedFootball(terms, seeded(4));
  const { tallies, ending } = played.resultAt(played.moments);
  const count = (type: string, side: string) =>
    played.incidents.filter((one) => one.type === type && 'side' in one && one.side === side).length;
  expect(ending).toBe('played');
  for (const [tally, type] of [
    ['ft', 'goal'],
    ['corners', 'corner'],
    ['yellows', 'yellow'],
    ['reds', 'red'],
  ] as const)
    expect(tallies[tally]).toEqual({ home: count(type, 'home'), away: count(type, 'away'), isOver: true });
  expect(tallies['h1']!.home + tallies['h2']!.home).toBe(tallies['ft']!.home);
  const atBreak = played.resultAt(HALF_TIME);
  expect(atBreak).toMatchObject({ ending: null, tallies: { h1: { isOver: true }, ft: { isOver: false } } });
  expect(stateAt(played.incidents, HALF_TIME).halfTime).toEqual(stateAt(played.incidents, HALF_TIME).score);
});

const watched: readonly MarketSpec[] = [
  { kind: 'three-way', tallies: ['ft'], params: {} },
  { kind: 'total', tallies: ['ft'], params: { line: 2.5 } },
  { kind: 'total', tallies: ['corners'], params: { line: 9.5 } },
  { kind: 'total', tallies: ['yellows'], params: { line: 3.5 } },
  { kind: 'happens', tallies: ['reds'], params: {} },
];

test('a price says where it will be later: over many matches it does not drift', () => {
  const rng = fastRng(11);
  const first = playedFootball(terms, fastRng(1)).lawAt(0);
  const start = watched.map((spec) => fairChances(spec, first)![0]!);
  const [sums, squares, matches] = [watched.map(() => 0), watched.map(() => 0), 120];
  for (let match = 0; match < matches; match++) {
    const law = playedFootball(terms, rng).lawAt(20 + (match % 70));
    for (const [place, spec] of watched.entries()) {
      const move = fairChances(spec, law)![0]! - start[place]!;
      sums[place]! += move;
      squares[place]! += move ** 2;
    }
  }
  for (const [place, spec] of watched.entries()) {
    const mean = sums[place]! / matches;
    const error = Math.sqrt(squares[place]! / matches / matches);
    expect(Math.abs(mean / error), JSON.stringify(spec)).toBeLessThan(4);
  }
});

test('the house holds what its prices say', () => {
  const held = playLoop({
    markets: footballMarkets,
    matches: 40,
    rng: fastRng(23),
    play: (rng) => playedFootball(terms, rng),
  });
  const { bets, stated, off, error } = held.get('all')!;
  expect(bets).toBeGreaterThan(100);
  expect(stated).toBeGreaterThan(0.03);
  expect(stated).toBeLessThan(0.25);
  expect(Math.abs(off / error)).toBeLessThan(4);
});
