// A law as a question sees it: where it asks for no more than a total, a difference or one side's count, all that is alike in
// that is one case. Of the thousands of scores of a basketball match some two hundred totals are left.

import type { MarketParams, MarketSpec } from '../settle/market-spec.ts';
import type { Score } from '../settle/match-result.ts';
import type { SettleKind } from '../settle/settle-kind.ts';
import type { Case, MatchLaw, ScoreLaw } from './score-law.ts';

/** The signed total is the total and who is ahead. */
export type ScorePart = 'total' | 'difference' | 'home' | 'away' | 'signed-total';

const partOf = ({ hangsOn }: SettleKind, { side = 'home' }: MarketParams): ScorePart | undefined =>
  hangsOn === 'side' ? side : hangsOn;

/** As much of a score as a part asks for. */
export const countOf: Readonly<Record<ScorePart, (score: Score) => number>> = {
  total: ({ home, away }) => home + away,
  difference: ({ home, away }) => home - away,
  home: ({ home }) => home,
  away: ({ away }) => away,
  'signed-total': ({ home, away }) => 3 * (home + away) + Math.sign(home - away) + 1,
};

/** A score that stands for all with this count. */
const scoreFor: Readonly<Record<ScorePart, (count: number) => Score>> = {
  total: (count) => ({ home: count, away: 0 }),
  difference: (count) => ({ home: Math.max(0, count), away: Math.max(0, -count) }),
  home: (count) => ({ home: count, away: 0 }),
  away: (count) => ({ home: 0, away: count }),
  'signed-total': (count) => {
    const total = Math.floor(count / 3);
    const home = [0, total / 2, total][count % 3]!;
    return { home, away: total - home };
  },
};

const reducedLaws = new WeakMap<ScoreLaw, Map<ScorePart, ScoreLaw>>();

export function seenBy(kind: SettleKind, { tallies, params }: MarketSpec, law: MatchLaw): ScoreLaw | null {
  const part = partOf(kind, params);
  if (part === undefined || tallies.length > 1) return law.of(tallies);
  const told = law.ofPart?.(tallies[0]!, part) ?? null;
  if (told !== null) return told;
  const all = law.of(tallies);
  if (all === null) return null;
  const known = reducedLaws.get(all) ?? new Map<ScorePart, ScoreLaw>();
  reducedLaws.set(all, known);
  const reduced = known.get(part) ?? reduce(all, part);
  known.set(part, reduced);
  return reduced;
}

function reduce(law: ScoreLaw, part: ScorePart): ScoreLaw {
  const sums = new Map<number, number>();
  const count = countOf[part];
  for (const { chance, scores } of law) {
    const value = count(scores[0]!);
    sums.set(value, (sums.get(value) ?? 0) + chance);
  }
  return casesOfPart(sums, part);
}

export const casesOfPart = (sums: Iterable<[count: number, chance: number]>, part: ScorePart): Case[] =>
  [...sums].map(([count, chance]) => ({ chance, scores: [scoreFor[part](count)] }));
