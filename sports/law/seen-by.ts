// A law as a question sees it: where it asks for no more than a total, a difference or one side's count, all that is alike in
// that is one case. Of the thousands of scores of a basketball match some two hundred totals are left.

import type { MarketParams } from '../settle/market-spec.ts';
import type { Score } from '../settle/match-result.ts';
import type { SettleKind } from '../settle/settle-kind.ts';
import type { Case, ScoreLaw } from './score-law.ts';

type Part = 'total' | 'difference' | 'home' | 'away';

const partOf = ({ hangsOn }: SettleKind, { side = 'home' }: MarketParams): Part | undefined =>
  hangsOn === 'side' ? side : hangsOn;

const counts: Readonly<Record<Part, (score: Score) => number>> = {
  total: ({ home, away }) => home + away,
  difference: ({ home, away }) => home - away,
  home: ({ home }) => home,
  away: ({ away }) => away,
};

/** A score that stands for all with this count. */
const scores: Readonly<Record<Part, (count: number) => Score>> = {
  total: (count) => ({ home: count, away: 0 }),
  difference: (count) => ({ home: Math.max(0, count), away: Math.max(0, -count) }),
  home: (count) => ({ home: count, away: 0 }),
  away: (count) => ({ home: 0, away: count }),
};

const seen = new WeakMap<ScoreLaw, Map<Part, ScoreLaw>>();

export function seenBy(kind: SettleKind, params: MarketParams, law: ScoreLaw): ScoreLaw {
  const part = partOf(kind, params);
  if (part === undefined || law[0]?.scores.length !== 1) return law;
  const known = seen.get(law) ?? new Map<Part, ScoreLaw>();
  seen.set(law, known);
  const reduced = known.get(part) ?? reduce(law, part);
  known.set(part, reduced);
  return reduced;
}

function reduce(law: ScoreLaw, part: Part): ScoreLaw {
  const sums = new Map<number, number>();
  for (const {
    chance,
    scores: [score],
  } of law) {
    const count = counts[part](score!);
    sums.set(count, (sums.get(count) ?? 0) + chance);
  }
  return [...sums].map(([count, chance]): Case => ({ chance, scores: [scores[part](count)] }));
}
