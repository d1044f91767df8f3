// What was measured on real matches comes out of the laws. Figures with their samples; what other tests of a sport hold
// already is not repeated here.
import { describe, expect, test } from 'vitest';
import { basketballLaw, tipOff } from './basketball/basketball-law.ts';
import { basketballTerms, fastLeague } from './basketball/points.ts';
import { footballLaw } from './football/football-law.ts';
import { goalProfile } from './football/profile.ts';
import { footballTerms, HOME_ADVANTAGE, kickOff, menFactor, stateFactor } from './football/terms.ts';
import { faceOff, hockeyLaw } from './ice-hockey/hockey-law.ts';
import { HOME_ADVANTAGE as HOCKEY_HOME } from './ice-hockey/hockey-rates.ts';
import { fairChances, type MatchLaw, type ScoreLaw } from './law/score-law.ts';
import { sportModels } from './models.ts';
import { rallyLaw, rallyStart } from './rally/rally-match.ts';
import { volleyball, volleyballTerms } from './rally/sports.ts';
import type { Score } from './settle/match-result.ts';

const meanOf = (law: ScoreLaw, of: (score: Score) => number) => {
  const [sum, all] = law.reduce(
    ([total, chances], { chance, scores: [score] }) => [total + chance * of(score!), chances + chance],
    [0, 0],
  );
  return sum / all;
};

function spreadOf(law: ScoreLaw) {
  const mean = { home: meanOf(law, ({ home }) => home), away: meanOf(law, ({ away }) => away) };
  const covered = (of: (score: Score) => number) => meanOf(law, of);
  const [home, away] = [
    covered((score) => (score.home - mean.home) ** 2),
    covered((score) => (score.away - mean.away) ** 2),
  ];
  const together = covered((score) => (score.home - mean.home) * (score.away - mean.away));
  return {
    mean,
    overMean: (home + away + 2 * together) / (mean.home + mean.away),
    correlation: together / Math.sqrt(home * away),
  };
}

const over = (law: MatchLaw, tally: string, line: number) =>
  fairChances({ kind: 'total', tallies: [tally], params: { line } }, law)![0]!;

describe('football', () => {
  const even = footballTerms(1.4 * Math.exp(HOME_ADVANTAGE / 2), 1.4 * Math.exp(-HOME_ADVANTAGE / 2));
  const law = footballLaw(even, kickOff);

  test('59,833 matches: the share of goals in each part of the match', () => {
    const shares = [0.1277, 0.1434, 0.1409, 0.0293, 0.163, 0.1674, 0.162, 0.0662];
    let from = 0;
    for (const [place, steps] of [15, 15, 14, 3, 15, 15, 14, 6].entries()) {
      const share = goalProfile.slice(from, from + steps).reduce((sum, part) => sum + part, 0);
      expect(Math.abs(share - shares[place]!), `part ${place}`).toBeLessThan(0.004);
      from += steps;
    }
  });
  test('13,656 dismissals: a man short scores 0.63 as much, a man more 1.33; home is worth 0.20', () => {
    expect([menFactor(1, 0), menFactor(0, 1), menFactor(1, 1)]).toEqual([0.63, 1.33, 1]);
    expect([stateFactor(1), stateFactor(0), stateFactor(-1)]).toEqual([0.96, 0.965, 1.1]);
    expect(HOME_ADVANTAGE).toBe(0.2);
  });
  test('8,907 matches: corners of the two sides', () => {
    const { mean, overMean, correlation } = spreadOf(law.of(['corners'])!);
    expect(mean.home).toBeCloseTo(5.36, 1);
    expect(mean.away).toBeCloseTo(4.33, 1);
    expect(Math.abs(overMean - 1.17)).toBeLessThan(0.03);
    expect(Math.abs(correlation + 0.27)).toBeLessThan(0.05);
    const side = (name: 'home' | 'away', line: number) =>
      fairChances({ kind: 'side-total', tallies: ['corners'], params: { side: name, line } }, law)![0]!;
    expect(Math.abs(side('home', 5.5) - 0.428)).toBeLessThan(0.02);
    expect(Math.abs(side('away', 4.5) - 0.415)).toBeLessThan(0.02);
  });
  test('8,907 matches: yellow cards of the two sides move together', () => {
    const { mean, overMean, correlation } = spreadOf(law.of(['yellows'])!);
    expect(mean.home).toBeCloseTo(1.91, 2);
    expect(mean.away).toBeCloseTo(2.18, 2);
    expect(Math.abs(overMean - 1.13)).toBeLessThan(0.03);
    expect(Math.abs(correlation - 0.2)).toBeLessThan(0.03);
  });
  test('25,237 matches: how many cards there are, a red one counted with them', () => {
    // A dismissal in 0.19 of matches lifts the share of matches beyond a line by as much of those just below it.
    for (const [line, share] of [
      [2.5, 0.775],
      [3.5, 0.604],
      [4.5, 0.427],
      [5.5, 0.269],
    ] as const) {
      const above = over(law, 'yellows', line);
      const justBelow = over(law, 'yellows', line - 1) - above;
      expect(Math.abs(above + 0.19 * justBelow - share), String(line)).toBeLessThan(0.03);
    }
  });
});

describe('basketball, 28,844 matches', () => {
  const lawAt = (margin: number) => basketballLaw(basketballTerms(margin), tipOff);
  const tiedAt = (margin: number) => lawAt(margin).of(['overtime'])![0]!.chance;

  test.for([
    [1.5, 0.072],
    [4.5, 0.061],
    [7.5, 0.053],
    [11, 0.04],
  ] as const)('expected to win by %d, it is tied after 48 minutes in %d', ([margin, share]) =>
    expect(Math.abs(tiedAt(margin) - share)).toBeLessThan(0.008),
  );
  test('5.9 % of all are tied, with clubs as far apart as they are', () => {
    // Home worth 2.7 points, and ratings of two clubs 6.1 apart.
    const nodes = [-2, -1, 0, 1, 2].map((sd) => [2.7 + 6.1 * sd, Math.exp(-(sd ** 2) / 2)] as const);
    const all = nodes.reduce((sum, [, weight]) => sum + weight, 0);
    const share = nodes.reduce((sum, [margin, weight]) => sum + weight * tiedAt(margin), 0) / all;
    expect(Math.abs(share - 0.0589)).toBeLessThan(0.004);
  });
  test('an overtime adds 17 to 20 points, and 13.9 % of them lead to another', () => {
    const minute = 48;
    const score = { home: 100, away: 100 };
    const ends = [25, 50, 75, 100].map((points) => ({ home: points, away: points }));
    const match = basketballLaw(basketballTerms(2), { minute, score, ends }).of(['match'])!;
    const added = meanOf(match, ({ home, away }) => home + away - 200);
    // With the further ones that follow: 1.16 overtimes on average.
    expect(added / 1.16).toBeGreaterThan(17);
    expect(added / 1.16).toBeLessThan(20);
    const once = 5 * 8 * ((102.5 * 0.87) / 384) * 2;
    expect(Math.abs(added / once - 1 / (1 - 0.139))).toBeLessThan(0.04);
  });
  test('final margins of one to ten points', () => {
    const shares = [4.1, 5.4, 5.7, 5.6, 6.3, 6.2, 6.4, 6.1, 5.6, 4.9];
    const seen = shares.map(() => 0);
    const nodes = [-2, -1, 0, 1, 2].map((sd) => [2.7 + 6.1 * sd, Math.exp(-(sd ** 2) / 2)] as const);
    const all = nodes.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [margin, weight] of nodes)
      for (const { chance, scores } of lawAt(margin).of(['match'])!) {
        const by = Math.abs(scores[0]!.home - scores[0]!.away);
        if (by <= 10) seen[by - 1]! += (100 * weight * chance) / all;
      }
    for (const [place, share] of shares.entries())
      expect(Math.abs(seen[place]! - share), `by ${place + 1}`).toBeLessThan(1.2);
  });
});

describe('basketball of 227.6 points, 6,137 matches since 2022', () => {
  const law = basketballLaw(basketballTerms(2, fastLeague), tipOff);
  const moments = (of: (score: Score) => number) => {
    const regular = law.of(['reg'])!;
    const mean = meanOf(regular, of);
    return { mean, deviation: Math.sqrt(meanOf(regular, (score) => (of(score) - mean) ** 2)) };
  };

  test('both sides together score 227.6 in 48 minutes, with a deviation of 17.66', () => {
    const { mean, deviation } = moments(({ home, away }) => home + away);
    expect(Math.abs(mean - 227.6)).toBeLessThan(0.2);
    expect(Math.abs(deviation - 17.66)).toBeLessThan(0.32);
  });
  test('margins have a deviation of 13.71', () => {
    const { deviation } = moments(({ home, away }) => home - away);
    expect(Math.abs(deviation - 13.71)).toBeLessThan(0.26);
  });
  test('5.05 % are tied after 48 minutes', () => {
    expect(Math.abs(law.of(['overtime'])![0]!.chance - 0.0505)).toBeLessThan(0.0055);
  });
});

describe('ice hockey', () => {
  test('11,790 matches: 43.0, 23.7 and 33.4 % after sixty minutes', () => {
    const nodes = [
      [-0.25, 0.2],
      [0, 0.6],
      [0.25, 0.2],
    ] as const;
    const shares = [0, 0, 0];
    for (const [apart, weight] of nodes) {
      const terms = {
        home: 2.72 * Math.exp(HOCKEY_HOME / 2 + apart / 2),
        away: 2.72 * Math.exp(-HOCKEY_HOME / 2 - apart / 2),
      };
      const chances = fairChances(
        { kind: 'three-way', tallies: ['ft'], params: {} },
        hockeyLaw(terms, faceOff),
      )!;
      for (const [place, chance] of chances.entries()) shares[place]! += weight * chance;
    }
    for (const [place, share] of [0.43, 0.237, 0.334].entries())
      expect(Math.abs(shares[place]! - share), String(place)).toBeLessThan(0.02);
  });
  test('six goals in sixty minutes', () => {
    const law = sportModels['ice-hockey'].follow(0, [], 0).law()!;
    expect(Math.abs(meanOf(law.of(['ft'])!, ({ home, away }) => home + away) - 6)).toBeLessThan(0.03);
    expect(HOCKEY_HOME).toBe(0.1);
  });
});

describe('volleyball', () => {
  const nodes = [-2, -1, 0, 1, 2].map(
    (step) => [0.05 * step, [0.06, 0.24, 0.4, 0.24, 0.06][step + 2]!] as const,
  );
  test.for([
    ['men', true, [0.489, 0.324, 0.187], 0.588],
    ['women', false, [0.458, 0.32, 0.221], 0.553],
  ] as const)('%s: how many sets, and how often the home side wins', ([, isMen, lengths, home]) => {
    const seen = [0, 0, 0];
    let won = 0;
    for (const [strength, weight] of nodes)
      for (const { chance, scores } of rallyLaw(
        volleyball,
        volleyballTerms(strength, isMen),
        rallyStart('home'),
      )!.of(['sets'])!) {
        const [sets] = scores;
        seen[sets!.home + sets!.away - 3]! += weight * chance;
        if (sets!.home > sets!.away) won += weight * chance;
      }
    for (const [place, share] of lengths.entries())
      expect(Math.abs(seen[place]! - share), String(place + 3)).toBeLessThan(0.045);
    expect(Math.abs(won - home)).toBeLessThan(0.035);
  });
});
