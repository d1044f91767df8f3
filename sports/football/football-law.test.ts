import { describe, expect, test } from 'vitest';
import { fastRng } from '#games/rng/fast-rng.ts';
import { fairChances, jointChance, type Pick } from '../law/score-law.ts';
import { footballMarkets } from '../markets/football.ts';
import { marketsOf } from '../markets/market.ts';
import { offer } from '../markets/offer.ts';
import type { MarketSpec } from '../settle/market-spec.ts';
import { fitTerms } from './fit-terms.ts';
import { footballLaw } from './football-law.ts';
import {
  clockOf,
  FULL_TIME,
  goalProfile,
  HALF_TIME,
  redProfile,
  stepOfMinute,
  yellowProfile,
} from './profile.ts';
import { type FootballState, footballTerms, HOME_ADVANTAGE, kickOff } from './terms.ts';

const terms = footballTerms(1.55, 1.2);
const before = footballLaw(terms, kickOff);
const spec = (kind: MarketSpec['kind'], tallies: string | string[], params = {}): MarketSpec => ({
  kind,
  tallies: [tallies].flat(),
  params,
});
const chances = (market: MarketSpec, law = before) => fairChances(market, law)!;
const sumOf = (numbers: Iterable<number>) => [...numbers].reduce((sum, number) => sum + number, 0);

describe('the clock of chance', () => {
  test('shares are whole, and 44.14 % of goals fall before half-time', () => {
    for (const profile of [goalProfile, yellowProfile, redProfile]) {
      expect(profile).toHaveLength(FULL_TIME);
      expect(sumOf(profile)).toBeCloseTo(1, 12);
    }
    expect(sumOf(goalProfile.slice(0, HALF_TIME))).toBeCloseTo(0.4414, 12);
    expect(sumOf(yellowProfile.slice(0, HALF_TIME))).toBeCloseTo(0.354, 2);
    expect(sumOf(redProfile.slice(0, HALF_TIME))).toBeCloseTo(0.226, 3);
  });
  test.for([
    [[0, 15], 0.1277],
    [[15, 30], 0.1434],
    [[47, 62], 0.163],
    [[62, 77], 0.1674],
    [[91, 97], 0.0662],
  ] as const)('steps %o have the measured share of goals', ([[from, to], share]) =>
    expect(Math.abs(sumOf(goalProfile.slice(from, to)) - share)).toBeLessThan(0.004),
  );
  test('minutes are told as on a score board', () => {
    expect([0, 44, 45, 46, 47, 91, 96].map(clockOf)).toEqual(['1', '45', '45+1', '45+2', '46', '90', '90+5']);
    expect(stepOfMinute(45)).toBe(45);
    expect(stepOfMinute(60)).toBe(62);
  });
});

describe('markets of one match agree with each other', () => {
  test('draw no bet and double chance follow from the result', () => {
    const [home, draw, away] = chances(spec('three-way', 'ft'));
    expect(home! + draw! + away!).toBeCloseTo(1, 9);
    expect(chances(spec('two-way', 'ft'))[0]).toBeCloseTo(home! / (home! + away!), 9);
    const double = [home! + draw!, home! + away!, draw! + away!];
    for (const [place, chance] of chances(spec('double-chance', 'ft')).entries())
      expect(chance).toBeCloseTo(double[place]!, 9);
  });
  test('a quarter line lies between its neighbours', () => {
    const at = (line: number) => chances(spec('total', 'ft', { line }))[0]!;
    for (const line of [1.75, 2.25, 2.75, 3.25]) {
      expect(at(line)).toBeLessThan(at(line - 0.25));
      expect(at(line)).toBeGreaterThan(at(line + 0.25));
    }
  });
  test('correct scores add up to the result, and the halves to the whole', () => {
    const scores = chances(spec('correct-score', 'ft', { max: 4 }));
    expect(sumOf(scores)).toBeCloseTo(1, 9);
    const nil = chances(spec('exact-total', 'ft', { max: 6 }))[0];
    expect(scores[0]).toBeCloseTo(nil!, 9);
    const byHalves = chances(spec('half-time-full-time', ['h1', 'ft']));
    const result = chances(spec('three-way', 'ft'));
    for (const place of [0, 1, 2])
      expect(byHalves[place]! + byHalves[3 + place]! + byHalves[6 + place]!).toBeCloseTo(result[place]!, 4);
  });
  test('the joint law of the halves has the marginals of each', () => {
    const joint = before.of(['h1', 'h2'])!;
    expect(sumOf(joint.map(({ chance }) => chance))).toBeCloseTo(1, 4);
    const goals = sumOf(
      joint.map(({ chance, scores }) => chance * sumOf(scores.flatMap(({ home, away }) => [home, away]))),
    );
    const alone = sumOf(
      before.of(['ft'])!.map(({ chance, scores: [score] }) => chance * (score!.home + score!.away)),
    );
    expect(goals).toBeCloseTo(alone, 3);
  });
  test('who scores the first goal agrees with no goal at all', () => {
    const [home, none, away] = chances(spec('three-way', 'goal-1'));
    expect(none).toBeCloseTo(chances(spec('exact-total', 'ft', { max: 6 }))[0]!, 9);
    expect(home! + none! + away!).toBeCloseTo(1, 9);
    expect(before.of(['goal-2'])).toBeNull();
  });
});

describe('what is measured comes out', () => {
  const even = footballTerms(1.4 * Math.exp(HOME_ADVANTAGE / 2), 1.4 * Math.exp(-HOME_ADVANTAGE / 2));
  const law = footballLaw(even, kickOff);
  test('even clubs draw 26 to 28 % and both score in 55 to 60 %', () => {
    const [home, draw, away] = chances(spec('three-way', 'ft'), law);
    expect(draw).toBeGreaterThan(0.26);
    expect(draw).toBeLessThan(0.28);
    expect(home! - away!).toBeGreaterThan(0.09);
    const [both] = chances(spec('both-score', 'ft'), law);
    expect(both).toBeGreaterThan(0.55);
    expect(both).toBeLessThan(0.6);
  });
  test.for([
    [8.5, 0.615],
    [9.5, 0.498],
    [10.5, 0.381],
  ])('corners over %d', ([line, share]) =>
    expect(Math.abs(chances(spec('total', 'corners', { line }), law)[0]! - share!)).toBeLessThan(0.012),
  );
  test('the home side has most corners in 54 to 56 %', () => {
    const [most, tie] = chances(spec('three-way', 'corners'), law);
    expect(Math.abs(most! - 0.55)).toBeLessThan(0.01);
    expect(Math.abs(tie! - 0.089)).toBeLessThan(0.01);
  });
  test('a red card comes in about 17 % of matches', () => {
    expect(chances(spec('happens', 'reds'), law)[0]).toBeCloseTo(1 - Math.exp(-0.193), 3);
  });
  test('a man short turns a match, and hardly changes how many goals there are', () => {
    const short: FootballState = { ...kickOff, reds: { home: 1, away: 0 } };
    const [home] = chances(spec('three-way', 'ft'), footballLaw(terms, short));
    expect(home).toBeLessThan(chances(spec('three-way', 'ft'))[0]! - 0.15);
    const over = (law_: typeof before) => chances(spec('total', 'ft', { line: 2.5 }), law_)[0]!;
    expect(Math.abs(over(footballLaw(terms, short)) - over(before))).toBeLessThan(0.06);
  });
});

test('there are more than sixty markets, each with its own name and a price that is not above its worth', () => {
  const book = offer(footballMarkets, before, { isLive: false, score: kickOff.score });
  expect(book.length).toBeGreaterThanOrEqual(120);
  expect(new Set(book.map(({ id }) => id)).size).toBe(book.length);
  expect(marketsOf(footballMarkets).length).toBeGreaterThanOrEqual(book.length);
  for (const { outcomes } of book)
    for (const { chance, oddsX1000 } of outcomes)
      if (oddsX1000 !== null) expect(oddsX1000 / 1000).toBeLessThanOrEqual(1 / chance);
});

test('a builder’s price is that of the joint law, not of the product', () => {
  const picks: Pick[] = [
    { spec: spec('three-way', 'ft'), outcome: '1' },
    { spec: spec('total', 'ft', { line: 2.5 }), outcome: 'over' },
    { spec: spec('both-score', 'ft'), outcome: 'yes' },
  ];
  const product = picks.reduce((all, pick) => all * jointChance([pick], before)!, 1);
  expect(jointChance(picks, before)! / product).toBeGreaterThan(1.4);
  const corners: Pick = { spec: spec('total', 'corners', { line: 9.5 }), outcome: 'over' };
  expect(jointChance([...picks, corners], before)).toBeCloseTo(
    jointChance(picks, before)! * jointChance([corners], before)!,
    12,
  );
  const halves: Pick = { spec: spec('three-way', 'h1'), outcome: '1' };
  expect(jointChance([halves, picks[0]!], before)!).toBeCloseTo(
    chances(spec('half-time-full-time', ['h1', 'ft']))[0]!,
    9,
  );
});

test('prices from elsewhere lead to the terms that give them', () => {
  const fitted = fitTerms({ home: 0.47, away: 0.27, over25: 0.52 });
  const law = footballLaw(fitted, kickOff);
  const [home, , away] = chances(spec('three-way', 'ft'), law);
  expect(home! - away!).toBeCloseTo(0.2, 8);
  expect(chances(spec('total', 'ft', { line: 2.5 }), law)[0]).toBeCloseTo(0.52, 8);
});

test('from any state the law is whole', () => {
  const rng = fastRng(3);
  for (let round = 0; round < 8; round++) {
    const step = rng.u32() % FULL_TIME;
    const score = { home: rng.u32() % 4, away: rng.u32() % 4 };
    const halfTime = step >= HALF_TIME ? score : null;
    const law = footballLaw(terms, { ...kickOff, step, score, halfTime, cornersHalfTime: halfTime });
    for (const tally of ['ft', 'corners', 'yellows', 'reds', `goal-${score.home + score.away + 1}`])
      expect(sumOf(law.of([tally])!.map(({ chance }) => chance)), tally).toBeCloseTo(1, 8);
  }
});
