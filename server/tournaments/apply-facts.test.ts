// What facts make of a player in a run: points, scores to keep, costs and resets, without a database.
import { expect, test } from 'vitest';
import { cents } from '#rules/money.ts';
import { type Scoring, type Standing, unscored } from '#rules/tournaments/scoring.ts';
import { applyFacts } from './apply-facts.ts';
import type { Candidate } from './candidates.ts';
import type { RunRow } from './runs.ts';
import type { KeptRound } from './scores.ts';

const at = (second: number) => new Date(Date.UTC(2026, 2, 1, 12, 0, second));
const best: Scoring = { by: 'sumTopN', top: 2 };

const runOf = (scoring: Scoring = best, id = 1): RunRow => ({
  ...{ id, tournament: 'cup', state: 'RUNNING', pauses: [], points: 0, participants: 1, cost_hundredths: 0 },
  ...{ opens_at: at(0), starts_at: at(0), ends_at: at(59), promised_cents: cents(100) },
  terms: {
    ...{ scoring, games: ['mines'], min_stake_cents: cents(0), entry_fee_cents: cents(0), prizes: [] },
    ...{ min_points: 0, reset_on_cashout: true, rates: {}, looks: {} },
    restrictions: { countries: [], is_verified_only: false, max_participants: null },
    funding: { percent: 10, edges: { mines: 0.04 } },
  },
});
const run = runOf();

const scored = (paid: number, second: number, staked = 100) => ({
  ...{ staked: cents(staked), paid: cents(paid), worth: cents(staked), at: at(second) },
});

const played = (round: string, paid: number, second: number, of = run, game = 'mines'): Candidate => ({
  ...{ what: 'round', run: of, player: 7, at: at(second), round, game, startedAt: at(second) },
  scored: scored(paid, second),
});

/** A round came to something else later; `paid` of null: it does not count any more. */
const corrected = (
  round: string,
  paid: number | null,
  second: number,
  { of = run, staked = 0, startedAt = 1 }: { of?: RunRow; staked?: number; startedAt?: number } = {},
): Candidate => ({
  ...{
    what: 'correction',
    run: of,
    player: 7,
    at: at(second),
    round,
    game: 'mines',
    startedAt: at(startedAt),
  },
  ...{ scored: paid === null ? null : scored(paid, second), staked: cents(staked) },
});

const cashout = (second: number): Candidate => ({ what: 'cashout', run, player: 7, at: at(second) });

const kept = (round: string, score: number, second: number, resetAt: Date | null = null): KeptRound => ({
  ...{ round, score, at: at(second), resetAt },
});

interface Before {
  standing?: Partial<Standing>;
  joined?: number;
  kept?: readonly KeptRound[];
}

const apply = (candidates: readonly Candidate[], { standing, joined = 0, kept: rows }: Before = {}) =>
  applyFacts(candidates, {
    entered: new Map([['1:7', { joinedAt: at(joined), standing: { ...unscored, ...standing } }]]),
    kept: new Map(rows === undefined ? [] : [['1:7', rows]]),
  });

test('rounds score one after the other, and one that scores nothing is counted and not kept', () => {
  const [change, ...more] = apply([played('a', 300, 1), played('b', 0, 2), played('c', 500, 3)]);
  expect(more).toEqual([]);
  expect(change).toMatchObject({
    ...{ run, player: 7, before: unscored, resetAt: null },
    after: { points: 80, best: [50, 30], rounds: 3, staked: 300, reachedAt: at(3) },
    // Four hundredths of each stake of a hundred cents.
    cost: 3 * 400,
  });
  expect(change!.scores).toEqual([
    { round: 'a', game: 'mines', score: 30, at: at(1), resetAt: null },
    { round: 'c', game: 'mines', score: 50, at: at(3), resetAt: null },
  ]);
});

test('a game without a known share of the operator costs nothing, nor does a tournament that play does not fill', () => {
  const { funding: _, ...terms } = run.terms;
  expect(apply([played('a', 300, 1, run, 'other')])[0]!.cost).toBe(0);
  expect(apply([played('a', 300, 1, { ...run, terms })])[0]!.cost).toBe(0);
});

test('players and runs are told apart, and whoever did not join the run scores nothing', () => {
  const second = runOf(best, 2);
  const candidates = [
    played('a', 300, 1),
    { ...played('b', 900, 1), player: 8 },
    played('c', 500, 1, second),
    played('d', 400, 2),
  ];
  const entered = new Map(
    ['1:7', '2:7'].map((pair) => [pair, { joinedAt: at(0), standing: unscored }] as const),
  );
  const changes = applyFacts(candidates, { entered, kept: new Map() });
  expect(changes.map((change) => [change.run.id, change.player, change.after.points])).toEqual([
    [1, 7, 70],
    [2, 7, 50],
  ]);
});

test.for([
  ['a round begun before', played('a', 300, 4), 0],
  ['a round begun at that moment', played('a', 300, 5), 1],
  ['a withdrawal before', cashout(4), 0],
  ['a withdrawal at that moment', cashout(5), 1],
  ['a correction of a round begun before', corrected('a', 300, 9, { startedAt: 4 }), 0],
] as const)('what was begun before they joined is not theirs: %s', ([, candidate, changes]) => {
  expect(apply([candidate], { joined: 5 })).toHaveLength(changes);
});

test('a withdrawal ends what was scored until then, in this batch and before, and what is played later counts', () => {
  const [change] = apply(
    [played('a', 300, 1), cashout(2), played('b', 200, 3), cashout(4), played('c', 400, 5)],
    {
      standing: { points: 50, total: 50, best: [50], staked: cents(900), rounds: 4, reachedAt: at(0) },
      kept: [kept('old', 50, 0)],
    },
  );
  expect(change!.resetAt).toEqual(at(4));
  expect(change!.after).toEqual({
    ...{ points: 40, total: 40, best: [40], reachedAt: at(5), streak: 0, staked: 1_200, rounds: 7 },
  });
  expect(change!.scores.map(({ round, resetAt }) => [round, resetAt])).toEqual([
    ['a', at(2)],
    ['b', at(4)],
    ['c', null],
  ]);
});

test('a correction counts the round anew, at its own time, and the others as they were', () => {
  const [change] = apply([corrected('a', 900, 9, { staked: 50 })], {
    standing: { points: 80, total: 80, best: [50, 30], staked: cents(300), rounds: 3, reachedAt: at(3) },
    kept: [kept('a', 30, 1), kept('b', 50, 3), kept('lost', 990, 0, at(0))],
  });
  expect(change!.after).toMatchObject({
    points: 140,
    best: [90, 50],
    staked: 350,
    rounds: 3,
    reachedAt: at(3),
  });
  expect(change!.scores).toEqual([{ round: 'a', game: 'mines', score: 90, at: at(1), resetAt: null }]);
  expect(change!.cost, 'four hundredths of what was staked more').toBe(200);
});

test('a round that does not count any more takes its score with it, and one that comes to the same changes no score', () => {
  const before = {
    standing: { points: 80, total: 80, best: [50, 30], staked: cents(200), rounds: 2, reachedAt: at(3) },
    kept: [kept('a', 30, 1), kept('b', 50, 3)],
  };
  const [gone] = apply([corrected('b', null, 9, { staked: -100 })], before);
  expect(gone).toMatchObject({ after: { points: 30, staked: 100, reachedAt: at(1) }, cost: -400 });
  expect(gone!.scores).toEqual([{ round: 'b', game: 'mines', score: 0, at: at(3), resetAt: null }]);
  const [same] = apply([corrected('b', 500, 9)], before);
  expect(same).toMatchObject({ after: { points: 80, reachedAt: at(3) }, scores: [] });
});

test('a round that did not score before is kept once it does, at the time of its correction', () => {
  const [change] = apply([corrected('new', 300, 9)], { kept: [] });
  expect(change!.scores).toEqual([{ round: 'new', game: 'mines', score: 30, at: at(9), resetAt: null }]);
  expect(change!.after).toMatchObject({ points: 30, reachedAt: at(9) });
  const [none] = apply([corrected('new', null, 9)], { kept: [] });
  expect(none).toMatchObject({ scores: [], after: unscored });
});

test('a round of the same batch, and one corrected twice, are corrected as they stand by then', () => {
  const [change] = apply([played('a', 300, 1), corrected('a', 500, 2), corrected('a', 400, 3)], { kept: [] });
  expect(change!.scores).toEqual([{ round: 'a', game: 'mines', score: 40, at: at(1), resetAt: null }]);
  expect(change!.after).toMatchObject({ points: 40, best: [40], rounds: 1 });
});

test('a correction gives nothing back of a round that a withdrawal has ended, before or in this batch', () => {
  const [before] = apply([corrected('a', 900, 9, { staked: 50 })], {
    standing: { points: 20, total: 20, best: [20], reachedAt: at(5) },
    kept: [kept('a', 30, 1, at(2)), kept('b', 20, 5)],
  });
  expect(before).toMatchObject({ after: { points: 20, staked: 0 }, scores: [], cost: 200 });
  const [within] = apply([cashout(2), corrected('a', 900, 9)], { kept: [kept('a', 30, 1)] });
  expect(within).toMatchObject({ after: { points: 0 }, scores: [], resetAt: at(2) });
  const [again] = apply([cashout(2), corrected('b', 300, 9)], {
    kept: [kept('a', 30, 1), kept('b', 20, 0, at(1))],
  });
  expect(again).toMatchObject({ after: { points: 0 }, scores: [] });
});

test('a win in a row can be taken back by a correction, and none is made of another round', () => {
  const row = runOf({ by: 'consecutive' });
  const before = { standing: { points: 2, total: 2, streak: 2 }, kept: [kept('a', 1, 1), kept('b', 1, 2)] };
  const [gone] = apply([corrected('b', 100, 9, { of: row })], before);
  expect(gone).toMatchObject({ after: { points: 1 }, scores: [{ round: 'b', score: 0 }] });
  const [made] = apply([corrected('c', 900, 9, { of: row })], before);
  expect(made).toMatchObject({ after: { points: 2 }, scores: [] });
});
