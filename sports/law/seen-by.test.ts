// What a question is said to hang on is all it looks at, and a law told in parts says the same as the whole.
import { expect, test } from 'vitest';
import { fastRng } from '#games/rng/fast-rng.ts';
import { marketsOf, sports } from '../markets/market.ts';
import { sportModels } from '../models.ts';
import { kindNames, kindOf } from '../settle/kinds.ts';
import type { Score } from '../settle/match-result.ts';
import { fairChances } from './score-law.ts';
import { countOf, type ScorePart } from './seen-by.ts';

const grid: Score[] = Array.from({ length: 81 }, (_, place) => ({
  home: Math.floor(place / 9),
  away: place % 9,
}));
const figures = [
  ...[{}, { line: 1.5 }, { line: -1.25 }, { line: 3 }, { max: 4 }, { from: [0, 2, 4] }],
  { from: [1, 2, 3] },
];

test.for(kindNames)('%s: scores that are alike in what it hangs on have the same result', (name) => {
  const { hangsOn, outcomes, settle, looksAt } = kindOf(name);
  if (hangsOn === undefined) return;
  expect(looksAt).toBe(1);
  for (const side of ['home', 'away'] as const)
    for (const params of figures.map((one) => ({ ...one, side })))
      for (const outcome of outcomes(params)) {
        const part: ScorePart = hangsOn === 'side' ? side : hangsOn;
        const results = new Map<number, string>();
        for (const score of grid) {
          const result = JSON.stringify(settle(outcome, [score], params));
          const known = results.get(countOf[part](score)) ?? result;
          expect(result, `${outcome} at ${score.home}:${score.away}`).toBe(known);
          results.set(countOf[part](score), known);
        }
      }
});

test.for(sports)('%s: in parts or as a whole, each market is worth the same', (sport) => {
  const { play, follow, markets } = sportModels[sport];
  const match = play(0.2, fastRng(8));
  const moment = Math.floor(match.moments / 3);
  for (const soFar of [
    follow(0.2, [], 0),
    follow(0.2, match.incidents.slice(0, match.knownAt(moment)), moment),
  ]) {
    const law = soFar.law()!;
    const { ofPart: _, ...whole } = law;
    for (const { id, spec } of marketsOf(markets).filter(({ type }) => type.tallies[0] !== 'goal-next')) {
      const parts = fairChances(spec, law, soFar.score);
      const all = fairChances(spec, whole, soFar.score);
      if (all === null) expect(parts).toBe(null);
      else
        for (const [place, chance] of all.entries())
          expect(Math.abs(parts![place]! - chance), id).toBeLessThan(2e-5);
    }
  }
});
