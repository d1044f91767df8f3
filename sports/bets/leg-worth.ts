// What an open leg is worth now, as the chance by which its odds are multiplied: a part of the stake that may come back
// counts for what it is.
import { jointChance, type MatchLaw, type Pick } from '../law/score-law.ts';
import { kindOf } from '../settle/kinds.ts';
import type { Score } from '../settle/match-result.ts';

interface WorthTerms {
  readonly law: MatchLaw;
  readonly oddsX1000: number;
  /** The score at which it was placed. */
  readonly placedAt?: Score | undefined;
}

/** Null where the law cannot tell. */
export function worthOfLeg(picks: readonly Pick[], { law, oddsX1000, placedAt }: WorthTerms): number | null {
  if (picks.length > 1) return jointChance(picks, law);
  const { spec, outcome } = picks[0]!;
  const cases = law.of(spec.tallies);
  if (cases === null) return null;
  const { settle, isFromPlacement } = kindOf(spec.kind);
  const origin = isFromPlacement ? placedAt : undefined;
  const odds = oddsX1000 / 1000;
  let [worth, all] = [0, 0];
  for (const { chance, scores } of cases) {
    const counted = origin === undefined ? scores : scores.map((score) => since(score, origin));
    const { win, voidFactor, deadHeat } = settle(outcome, counted, spec.params);
    all += chance;
    worth += chance * (voidFactor + ((1 - voidFactor) * win * odds * deadHeat.places) / deadHeat.tied);
  }
  return all === 0 ? null : worth / all / odds;
}

const since = (now: Score, then: Score): Score => ({
  home: now.home - then.home,
  away: now.away - then.away,
});
