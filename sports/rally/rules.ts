// Sports that are won rally by rally: volleyball and table tennis, maps of rounds in esports, legs in darts. They differ in
// who serves next, how far a set goes, and how much serving is worth.
import { boundedChance, type ServeChances } from '../law/form.ts';
import { otherSide, type Score, type Side } from '../settle/match-result.ts';

export interface RallyRules {
  readonly setsToWin: number;
  /** Points that win a set, and those of the last possible one. */
  readonly target: number;
  readonly lastTarget: number;
  /** By how much it has to be won. */
  readonly lead: 1 | 2;
  /** Who serves next: who won the rally, or the sides in turn, so many points each until the set is tight. */
  readonly serving: 'winner' | 1 | 2;
  /** What all sets together are counted in. */
  readonly counted: string;
}

export interface RallyTerms {
  /** How often the server wins a rally between equals. */
  readonly serve: number;
  /** What is added to it for the home side, and taken from it for the other. */
  readonly edge: number;
  /** Standard deviations of that edge, from day to day and from set to set. */
  readonly dayForm: number;
  readonly setForm: number;
}

export const targetOf = (rules: RallyRules, number: number): number =>
  number === 2 * rules.setsToWin - 1 ? rules.lastTarget : rules.target;

export const isSetOver = ({ lead }: RallyRules, target: number, { home, away }: Score): boolean =>
  Math.max(home, away) >= target && Math.abs(home - away) >= lead;

/** Who serves at this score of a set that `first` began to serve; `last` won the rally before. */
export function serverAt(
  rules: RallyRules,
  target: number,
  score: Score,
  first: Side,
  last: Side | null,
): Side {
  if (rules.serving === 'winner') return last ?? first;
  const played = score.home + score.away;
  // From one point short of the target on both sides, serves change with every point.
  const tightFrom = 2 * (target - 1);
  const turn =
    played < tightFrom
      ? Math.floor(played / rules.serving)
      : Math.floor(tightFrom / rules.serving) + played - tightFrom;
  return turn % 2 === 0 ? first : otherSide(first);
}

/** Sides begin sets in turn. */
export const firstOfNext = (first: Side): Side => otherSide(first);

/** With this edge; both are chances of the server. */
export const serveChances = ({ serve }: RallyTerms, edge: number): ServeChances => ({
  home: boundedChance(serve + edge),
  away: boundedChance(serve - edge),
});
