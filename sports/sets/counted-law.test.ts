// The joint law of the score in sets and the points of all sets: what a bet builder and the traders' risk map ask for.
import { expect, test } from 'vitest';
import type { Case, MatchLaw } from '../law/score-law.ts';
import { sportModels } from '../models.ts';

const lawOf = (sport: 'tennis' | 'volleyball' | 'table-tennis'): MatchLaw =>
  sportModels[sport].follow(0.1, [], 0).law()!;

function sumsOf(cases: readonly Case[], nameOf: (one: Case) => string): Map<string, number> {
  const sums = new Map<string, number>();
  for (const one of cases) sums.set(nameOf(one), (sums.get(nameOf(one)) ?? 0) + one.chance);
  return sums;
}

const named = (place: number) => (one: Case) => JSON.stringify(one.scores[place]);

test.for([
  ['tennis', 'games'],
  ['volleyball', 'points'],
  ['table-tennis', 'points'],
] as const)('%s: sets and %s together are as likely as each of them alone', ([sport, counted]) => {
  const law = lawOf(sport);
  const joint = law.of(['sets', counted])!;
  const all = joint.reduce((sum, { chance }) => sum + chance, 0);
  expect(all).toBeCloseTo(1, 3);
  for (const [place, tally] of ['sets', counted].entries()) {
    const sums = sumsOf(joint, named(place));
    for (const [name, chance] of sumsOf(law.of([tally])!, named(0)))
      expect(sums.get(name) ?? 0, `${tally} ${name}`).toBeCloseTo(chance, 4);
  }
  for (const { scores } of joint) expect(Math.max(scores[0]!.home, scores[0]!.away)).toBeGreaterThan(1);
  const reversed = sumsOf(law.of([counted, 'sets'])!, (one) => JSON.stringify(one.scores.toReversed()));
  expect(reversed).toEqual(sumsOf(joint, (one) => JSON.stringify(one.scores)));
});

test('the sets and points of a match of five sets take less than two seconds of a thread: they took thirteen', () => {
  const law = lawOf('volleyball');
  const begun = process.threadCpuUsage();
  law.of(['sets', 'points']);
  const { user, system } = process.threadCpuUsage(begun);
  expect((user + system) / 1_000_000).toBeLessThan(2);
});
