import { expect, test } from 'vitest';
import { cents } from '../money.ts';
import {
  addRound,
  compareRanked,
  isByRatio,
  mostPoints,
  recount,
  type Scoring,
  type Standing,
  scoreOf,
  scorings,
  unscored,
} from './scoring.ts';

const at = (second: number) => new Date(Date.UTC(2026, 2, 1, 12, 0, second));

/** Stakes and wins, one a second. */
const play = (scoring: Scoring, rounds: readonly (readonly [number, number])[]) => {
  const scores: number[] = [];
  const standing = rounds.reduce<Standing>((before, [staked, paid], second) => {
    const round = { staked: cents(staked), paid: cents(paid), worth: cents(staked), at: at(second) };
    const kept = addRound(scoring, before, round);
    scores.push(kept.score);
    return kept.standing;
  }, unscored);
  return { standing, scores };
};

test('turnover makes points of stakes, whatever comes of them', () => {
  const { standing } = play({ by: 'turnover', points_per_unit: 10 }, [
    [100, 0],
    [255, 900],
  ]);
  expect(standing).toMatchObject({
    points: 35,
    reachedAt: at(1),
    staked: 355,
    rounds: 2,
    streak: 0,
    best: [],
  });
});

test.for([
  ['turnover', { by: 'turnover', points_per_unit: 1 }, false, null],
  ['sumTopN', { by: 'sumTopN', top: 3 }, true, null],
  ['multiplier', { by: 'multiplier' }, true, null],
  ['netWin', { by: 'netWin' }, false, null],
  ['races', { by: 'races', points_per_unit: 1, target: 40 }, false, 40],
  ['consecutive', { by: 'consecutive' }, true, null],
] as const)(
  '%s: whether only the ratio of win and stake counts, and its bound',
  ([, scoring, isRatio, most]) => {
    expect(isByRatio(scoring)).toBe(isRatio);
    expect(mostPoints(scoring)).toBe(most);
  },
);

test.for([
  ['a multiple of its stake, rounded down', { by: 'multiplier' }, 300, 500, 16],
  ['nothing without a stake', { by: 'multiplier' }, 0, 500, 0],
  ['nothing of the best rounds without a stake', { by: 'sumTopN', top: 2 }, 0, 500, 0],
  ['a win at twice its stake', { by: 'consecutive' }, 100, 200, 1],
  ['no win below twice its stake', { by: 'consecutive' }, 100, 199, 0],
  ['no win without a stake', { by: 'consecutive' }, 0, 500, 0],
] as const)('a round scores %s', ([, scoring, staked, paid, score]) => {
  expect(scoreOf(scoring, { staked: cents(staked), paid: cents(paid) })).toBe(score);
});

test('the multiplier is that of the best round, and a small stake scores as a large one does', () => {
  expect(scoreOf({ by: 'multiplier' }, { staked: cents(20), paid: cents(20_00) })).toBe(1_000);
  expect(scoreOf({ by: 'multiplier' }, { staked: cents(20_00), paid: cents(2_000_00) })).toBe(1_000);
  const { standing } = play({ by: 'multiplier' }, [
    [100, 500],
    [100, 0],
    [100, 300],
  ]);
  expect(standing).toMatchObject({ points: 50, reachedAt: at(0), rounds: 3 });
});

test('a player begins with nothing, whichever way points are made', () => {
  expect(scorings).toEqual(['turnover', 'multiplier', 'sumTopN', 'netWin', 'consecutive', 'races']);
  expect(unscored).toEqual({
    ...{ points: 0, reachedAt: null, staked: 0, rounds: 0, best: [], streak: 0, total: 0 },
  });
});

test('of the best so many rounds a better one takes the place of the weakest', () => {
  const { standing, scores } = play({ by: 'sumTopN', top: 2 }, [
    [100, 200],
    [100, 300],
    [100, 100],
    [100, 500],
    [100, 0],
  ]);
  expect(scores).toEqual([20, 30, 10, 50, 0]);
  expect(standing).toMatchObject({ points: 80, best: [50, 30], reachedAt: at(3) });
  const few = play({ by: 'sumTopN', top: 5 }, [
    [100, 0],
    [100, 200],
  ]);
  expect(few.standing.best, 'a round without a score is none of the best').toEqual([20]);
});

test('a net win is what came back beyond the stakes, and may be below nothing', () => {
  expect(play({ by: 'netWin' }, [[100, 350]]).standing.points).toBe(250);
  expect(
    play({ by: 'netWin' }, [
      [100, 350],
      [500, 0],
    ]).standing.points,
  ).toBe(-250);
});

test('of wins in a row the longest row counts, and only a longer one adds to it', () => {
  const won = [100, 200] as const;
  const { standing, scores } = play({ by: 'consecutive' }, [
    won,
    won,
    [100, 199],
    won,
    won,
    won,
    [100, 0],
    won,
  ]);
  expect(standing.points).toBe(3);
  expect(scores).toEqual([1, 1, 0, 0, 0, 1, 0, 0]);
  expect(standing.reachedAt).toEqual(at(5));
});

test('a race ends at its target: who is there first stays ahead', () => {
  const race: Scoring = { by: 'races', points_per_unit: 1, target: 5 };
  const { standing } = play(race, [
    [300, 0],
    [300, 0],
    [300, 0],
  ]);
  expect(standing).toMatchObject({ points: 5, total: 9, reachedAt: at(1) });
});

test.for([
  ['turnover', { by: 'turnover', points_per_unit: 1 }],
  ['sumTopN', { by: 'sumTopN', top: 3 }],
  ['multiplier', { by: 'multiplier' }],
  ['netWin', { by: 'netWin' }],
  ['races', { by: 'races', points_per_unit: 1, target: 40 }],
  ['consecutive', { by: 'consecutive' }],
] as const)('%s: points are always the sum of what rounds have scored', ([, scoring]) => {
  let seed = 7;
  const draw = (most: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % most;
  };
  const rounds = Array.from(
    { length: 200 },
    () => [100 * (1 + draw(5)), draw(3) === 0 ? draw(2_000) : 0] as const,
  );
  const { standing, scores } = play(scoring, rounds);
  const kept = scores.map((score, second) => ({ score, at: at(second) }));
  expect(
    recount(
      scoring,
      standing,
      kept.filter(({ score }) => score !== 0),
    ).points,
  ).toBe(standing.points);
});

test('a round that is taken back takes its points with it, and the next best counts again', () => {
  const scoring: Scoring = { by: 'sumTopN', top: 2 };
  const { standing } = play(scoring, [
    [100, 200],
    [100, 300],
    [100, 500],
  ]);
  expect(standing.points).toBe(80);
  const left = [
    { score: 20, at: at(0) },
    { score: 30, at: at(1) },
  ];
  expect(recount(scoring, standing, left)).toMatchObject({ points: 50, best: [30, 20], reachedAt: at(1) });
  expect(recount(scoring, standing, [])).toMatchObject({ points: 0, reachedAt: null });
});

test('points were reached with the last round that counts, and of equal rounds the earlier ones count', () => {
  const scoring: Scoring = { by: 'sumTopN', top: 2 };
  const scored = (...rounds: [score: number, second: number][]) =>
    recount(
      scoring,
      unscored,
      rounds.map(([score, second]) => ({ score, at: at(second) })),
    );
  expect(scored([20, 4], [30, 1])).toMatchObject({ points: 50, total: 50, reachedAt: at(4) });
  expect(scored([20, 5], [20, 1], [20, 3])).toMatchObject({ points: 40, best: [20, 20], reachedAt: at(3) });
  expect(recount({ by: 'netWin' }, unscored, [{ score: 20, at: at(0) }]).best).toEqual([]);
});

test('among equals the earlier is ahead, then the one who staked less', () => {
  const one = { points: 10, reachedAt: at(5), staked: cents(100), player: 1 };
  const earlier = { ...one, reachedAt: at(4), staked: cents(900), player: 2 };
  const thrifty = { ...one, staked: cents(50), player: 3 };
  const better = { ...one, points: 11, reachedAt: at(9), player: 4 };
  const same = { ...one, player: 5 };
  const unscoredYet = { ...one, reachedAt: null, staked: cents(9_999), player: 6 };
  const unscoredToo = { ...unscoredYet, staked: cents(9_998), player: 7 };
  const players = [same, one, earlier, thrifty, better, unscoredYet, unscoredToo];
  for (const some of [players, players.toReversed()])
    expect(some.toSorted(compareRanked).map(({ player }) => player)).toEqual([4, 7, 6, 2, 3, 1, 5]);
});
