import { describe, expect, test } from 'vitest';
import { fairRng } from '#games/rng/fair-rng.ts';
import { fastRng } from '#games/rng/fast-rng.ts';
import { long } from '#tests/long.ts';
import { playLoop } from '#tests/sport-loop.ts';
import { fairChances, type MatchLaw } from '../law/score-law.ts';
import { offer } from '../markets/offer.ts';
import { dartsMarkets, esportsMarkets, tableTennisMarkets, volleyballMarkets } from '../markets/rally.ts';
import type { MarketSpec } from '../settle/market-spec.ts';
import type { Side } from '../settle/match-result.ts';
import { playedRallies, playRallies } from './play-rallies.ts';
import { afterRally, type RallyState, rallyLaw, rallyStart } from './rally-match.ts';
import { type RallyRules, type RallyTerms, serverAt } from './rules.ts';
import {
  darts,
  dartsTerms,
  esports,
  esportsTerms,
  tableTennis,
  tableTennisTerms,
  volleyball,
  volleyballTerms,
} from './sports.ts';

const winner: MarketSpec = { kind: 'two-way', tallies: ['sets'], params: {} };
const chances = (spec: MarketSpec, rules: RallyRules, terms: RallyTerms) =>
  fairChances(spec, rallyLaw(rules, terms, rallyStart('home'))!)!;

/** Sets that are won to nil, one after another, and two rallies of the next. */
function afterSets(rules: RallyRules, winners: readonly Side[]): RallyState {
  const rallies = winners.flatMap((side) => Array.from({ length: rules.target }, () => side));
  return [...rallies, 'home' as const, 'away' as const].reduce(
    (state, side) => afterRally(rules, state, side),
    rallyStart('home'),
  );
}

const sportsPlayed = [
  ['volleyball', volleyball, volleyballTerms(0.02), volleyballMarkets],
  ['table tennis', tableTennis, tableTennisTerms(0.02), tableTennisMarkets],
  ['esports', esports, esportsTerms(0.01), esportsMarkets],
  ['darts', darts, dartsTerms(0.03), dartsMarkets],
] as const;

describe('volleyball is as measured', () => {
  const sets = [3, 4, 5];
  const lengths = (isMen: boolean) => {
    const spread = [-2, -1, 0, 1, 2].map(
      (step) => [step * 0.05, [0.06, 0.24, 0.4, 0.24, 0.06][step + 2]!] as const,
    );
    return sets.map((count) =>
      spread.reduce((sum, [strength, weight]) => {
        const law = rallyLaw(volleyball, volleyballTerms(strength, isMen), rallyStart('home'))!.of(['sets'])!;
        const played = law.filter(({ scores: [score] }) => score!.home + score!.away === count);
        return sum + weight * played.reduce((all, { chance }) => all + chance, 0);
      }, 0),
    );
  };
  test('men: 48.9, 32.4 and 18.7 % in three, four and five sets', () => {
    for (const [place, share] of lengths(true).entries())
      expect(Math.abs(share - [0.489, 0.324, 0.187][place]!)).toBeLessThan(0.045);
  });
});

test('serves go by the rules of each sport', () => {
  const at = (rules: RallyRules, target: number, home: number, away: number) =>
    serverAt(rules, target, { home, away }, 'home', 'away');
  expect(at(volleyball, 25, 3, 4)).toBe('away');
  expect([0, 1, 2, 3, 4].map((played) => at(tableTennis, 11, played, 0))).toEqual([
    'home',
    'home',
    'away',
    'away',
    'home',
  ]);
  expect(at(tableTennis, 11, 10, 10)).toBe('home');
  expect(at(tableTennis, 11, 11, 10)).toBe('away');
  expect([0, 1, 2].map((played) => at(darts, 6, played, 0))).toEqual(['home', 'away', 'home']);
});

describe.for(sportsPlayed)('%s', ([name, rules, terms, markets]) => {
  const law = rallyLaw(rules, terms, rallyStart('home'))!;
  const expectWhole = (from: MatchLaw, set: string) => {
    for (const tally of ['sets', rules.counted, set])
      expect(from.of([tally])!.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 4);
    const [home] = fairChances(winner, from)!;
    const joint = from.of(['sets', rules.counted])!;
    const won = joint.filter(({ scores: [sets] }) => sets!.home > sets!.away);
    expect(won.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(home!, 4);
    expect(from.of(['goals'])).toBeNull();
  };
  // All points of a match in which three sets are to be won: from its start that takes seconds to reckon.
  test('laws are whole, and agree with each other', rules.setsToWin > 2 ? long : {}, () =>
    expectWhole(law, 's1'),
  );
  test('laws of a match that has begun are, too', () => {
    const ended: readonly Side[] = rules.setsToWin > 2 ? ['home', 'away'] : [];
    expectWhole(rallyLaw(rules, terms, afterSets(rules, ended))!, `s${ended.length + 1}`);
  });
  test('who is stronger wins more often, and equals win as often as their serve lets them', () => {
    const [even] = chances(winner, rules, { ...terms, edge: 0 });
    const [strong] = chances(winner, rules, { ...terms, edge: 0.05 });
    expect(Math.abs(even! - 0.5)).toBeLessThan(name === 'darts' ? 0.08 : 0.03);
    expect(strong).toBeGreaterThan(even! + 0.08);
  });
  test('fifteen markets and more, each with its own name', () => {
    const book = offer(markets, law, { isLive: false, score: { home: 0, away: 0 } });
    expect(book.length).toBeGreaterThanOrEqual(15);
    expect(new Set(book.map(({ id }) => id)).size).toBe(book.length);
  });
  test('the same words make the same match', () => {
    const words = () =>
      fairRng({ serverSeed: new Uint8Array(32).fill(9), clientSeed: 'league', nonce: 3, scope: name });
    expect([...playRallies(rules, terms, words())]).toEqual([...playRallies(rules, terms, words())]);
  });
  test('the house holds what its prices say', () => {
    const held = playLoop({
      markets,
      matches: 10,
      rng: fastRng(31),
      play: (rng) => playedRallies(rules, terms, rng),
    });
    const { bets, stated, off, error } = held.get('all')!;
    expect(bets).toBeGreaterThan(8);
    expect(stated).toBeGreaterThan(0.02);
    expect(Math.abs(off / error)).toBeLessThan(4);
  });
});
