// A match of rallies: its state, and its law from any of them.
import {
  fiveNodes,
  logLikelihood,
  NO_SERVES,
  posterior,
  type ServeCounts,
  threeNodes,
  withServe,
} from '../law/form.ts';
import type { MatchLaw, ScoreLaw } from '../law/score-law.ts';
import { type SetEnd, setMatchLaw } from '../sets/set-match.ts';
import type { Score, Side } from '../settle/match-result.ts';
import {
  firstOfNext,
  isSetOver,
  type RallyRules,
  type RallyTerms,
  serveChances,
  serverAt,
  targetOf,
} from './rules.ts';
import { rallySetLaw, type SetStart, setStart } from './set-law.ts';

export interface RallySet extends SetStart {
  readonly serves: ServeCounts;
}

export interface RallyState {
  readonly ended: readonly RallySet[];
  /** Null when the match is over. */
  readonly current: RallySet | null;
}

const newSet = (first: Side): RallySet => ({ ...setStart(first), serves: NO_SERVES });

export const rallyStart = (first: Side): RallyState => ({ ended: [], current: newSet(first) });

export function afterRally(rules: RallyRules, state: RallyState, winner: Side): RallyState {
  const { ended, current } = state;
  if (current === null) throw new Error('the match is over');
  const target = targetOf(rules, ended.length + 1);
  const server = serverAt(rules, target, current.score, current.first, current.last);
  const set: RallySet = {
    first: current.first,
    last: winner,
    score: { ...current.score, [winner]: current.score[winner] + 1 },
    serves: withServe(current.serves, server, winner),
  };
  if (!isSetOver(rules, target, set.score)) return { ended, current: set };
  const all = [...ended, set];
  const won = all.filter(({ last }) => last === winner).length;
  return { ended: all, current: won >= rules.setsToWin ? null : newSet(firstOfNext(current.first)) };
}

/** The edge under a form of the day and of the set. */
const edgeOf = ({ edge, dayForm, setForm }: RallyTerms, day: number, set: number) =>
  edge + dayForm * fiveNodes[day]!.value + setForm * threeNodes[set]!.value;

export const chancesOf = (terms: RallyTerms, day: number, set: number) =>
  serveChances(terms, edgeOf(terms, day, set));

export function rallyLaw(
  rules: RallyRules,
  terms: RallyTerms,
  { ended, current }: RallyState,
): MatchLaw | null {
  if (current === null) return null;
  const weights = posterior(
    fiveNodes,
    fiveNodes.map((_, day) =>
      [...ended, current].reduce((sum, set) => sum + setLog(terms, day, set.serves), 0),
    ),
  );
  const known = freshSets(rules, terms);
  const fresh = (day: number, number: number, first: Side) => {
    const target = targetOf(rules, number);
    const key = `${day} ${target} ${first}`;
    const law = known.get(key) ?? mixed(rules, terms, { target, day, start: newSet(first) });
    known.set(key, law);
    return law;
  };
  const target = targetOf(rules, ended.length + 1);
  const here = (day: number, until?: number) => mixed(rules, terms, { target, day, start: current }, until);
  const law = setMatchLaw({
    setsToWin: rules.setsToWin,
    counted: rules.counted,
    weights,
    current: here,
    fresh,
    ended: ended.map(({ score }) => score),
    tight: 0,
  });
  const race = (tally: string) => {
    const [set, , points] = tally.split('-');
    return set === `s${ended.length + 1}` ? raceLaw(current.score, Number(points), weights, here) : null;
  };
  return {
    familyOf: (tally) => (tally.includes('-race-') ? tally : law.familyOf(tally)),
    of: (tallies) => (tallies[0]!.includes('-race-') ? race(tallies[0]!) : law.of(tallies)),
    ofPart: (tally, part) => law.ofPart!(tally, part),
  };
}

/** Some 100 KB each. */
const KEPT_MAX = 100;
const kept = new Map<string, Map<string, readonly SetEnd[]>>();

/** Sets that have not begun are the same from the first rally of a match to its last. */
function freshSets(rules: RallyRules, terms: RallyTerms): Map<string, readonly SetEnd[]> {
  const key = [...Object.values(rules), ...Object.values(terms)].join();
  const known = kept.get(key) ?? new Map<string, readonly SetEnd[]>();
  kept.delete(key);
  kept.set(key, known);
  if (kept.size > KEPT_MAX) kept.delete(kept.keys().next().value!);
  return known;
}

/** Who has so many points of a set first, as a count of one for that side; null when somebody has. */
function raceLaw(
  score: Score,
  points: number,
  weights: readonly number[],
  here: (day: number, until: number) => readonly SetEnd[],
): ScoreLaw | null {
  if (Math.max(score.home, score.away) >= points) return null;
  let [home, away] = [0, 0];
  for (const [day, weight] of weights.entries())
    for (const end of here(day, points))
      if (end.score.home >= points) home += weight * end.chance;
      else away += weight * end.chance;
  return [
    { chance: home, scores: [{ home: 1, away: 0 }] },
    { chance: away, scores: [{ home: 0, away: 1 }] },
  ];
}

/** How likely what was seen of a set is under a form of the day, whatever its own was. */
function setLog(terms: RallyTerms, day: number, serves: ServeCounts): number {
  const logs = threeNodes.map(
    ({ weight }, set) => Math.log(weight) + logLikelihood(serves, chancesOf(terms, day, set)),
  );
  const highest = Math.max(...logs);
  return highest + Math.log(logs.reduce((sum, log) => sum + Math.exp(log - highest), 0));
}

/** The rest of a set over all forms that it may have. */
function mixed(
  rules: RallyRules,
  terms: RallyTerms,
  { target, day, start }: { target: number; day: number; start: RallySet },
  until?: number,
): SetEnd[] {
  const weights = posterior(
    threeNodes,
    threeNodes.map((_, set) => logLikelihood(start.serves, chancesOf(terms, day, set))),
  );
  const ends = new Map<number, { score: Score; chance: number; next: Side }>();
  for (const [set, weight] of weights.entries())
    for (const end of rallySetLaw(rules, target, chancesOf(terms, day, set), start, until)) {
      const key = end.score.home * 1000 + end.score.away;
      const known = ends.get(key);
      if (known === undefined) ends.set(key, { ...end, chance: weight * end.chance });
      else known.chance += weight * end.chance;
    }
  return [...ends.values()];
}
