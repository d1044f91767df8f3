// A tennis match: its state, and its law from any of them. The server's points are worth what the surface makes them
// worth; how much better one is today is learnt from the points.
import {
  boundedChance,
  logLikelihood,
  NO_SERVES,
  nineNodes,
  posterior,
  type ServeChances,
  type ServeCounts,
  withServe,
} from '../law/form.ts';
import type { MatchLaw } from '../law/score-law.ts';
import { type SetEnd, setMatchLaw } from '../sets/set-match.ts';
import type { Score, Side } from '../settle/match-result.ts';
import { isGameOver, isTieBreakOver, tieBreakServer } from './points.ts';
import {
  firstOfNextSet,
  gameServer,
  isTennisSetOver,
  isTieBreak,
  type TennisSet,
  tennisSet,
  tennisSetLaw,
} from './tennis-set.ts';

/** Points that servers win, men, 2010 to 2022: 51,000 matches. Of women no free data is known: 0.56 is a working value. */
export const serveBySurface = { hard: 0.635, clay: 0.613, grass: 0.654 } as const;
export const WOMENS_SERVE = 0.56;

/** How much the difference of two players varies from day to day. */
const DAY_FORM = 0.07;

export interface TennisTerms {
  readonly setsToWin: 2 | 3;
  /** What a server wins between equals. */
  readonly serve: number;
  /** By how much more the home side wins on its serve than the other on theirs. */
  readonly edge: number;
}

export interface TennisState {
  readonly ended: readonly { readonly score: Score; readonly isTight: boolean }[];
  /** Null when the match is over. */
  readonly current: TennisSet | null;
  readonly serves: ServeCounts;
}

export const tennisStart = (first: Side): TennisState => ({
  ended: [],
  current: tennisSet(first),
  serves: NO_SERVES,
});

export const dayForms = nineNodes;

/** What servers win under a form of the day. */
export function serveOn({ serve, edge }: TennisTerms, day: number): ServeChances {
  const today = edge + DAY_FORM * nineNodes[day]!.value;
  return { home: boundedChance(serve + today / 2), away: boundedChance(serve - today / 2) };
}

export function serverOf({ games, points, first }: TennisSet): Side {
  const server = gameServer(first, games);
  return isTieBreak(games) ? tieBreakServer(server, points) : server;
}

const plusOne = (score: Score, side: Side): Score => ({ ...score, [side]: score[side] + 1 });

export function afterPoint(terms: TennisTerms, state: TennisState, winner: Side): TennisState {
  const { current, ended } = state;
  if (current === null) throw new Error('the match is over');
  const serves = withServe(state.serves, serverOf(current), winner);
  const points = plusOne(current.points, winner);
  const isOver = isTieBreak(current.games) ? isTieBreakOver(points) : isGameOver(points);
  if (!isOver) return { ended, serves, current: { ...current, points } };
  const games = plusOne(current.games, winner);
  if (!isTennisSetOver(games))
    return { ended, serves, current: { ...current, games, points: { home: 0, away: 0 } } };
  const all = [...ended, { score: games, isTight: isTieBreak(current.games) }];
  const won = all.filter(({ score }) => score.home > score.away === (winner === 'home')).length;
  const isMatchOver = won >= terms.setsToWin;
  return {
    ended: all,
    serves,
    current: isMatchOver ? null : tennisSet(firstOfNextSet(current.first, games)),
  };
}

/** Some 20 KB each. */
const KEPT_MAX = 100;
const kept = new Map<string, Map<string, readonly SetEnd[]>>();

/** Sets that have not begun are the same from the first point of a match to its last. */
function freshSets({ serve, edge }: TennisTerms): Map<string, readonly SetEnd[]> {
  const key = `${serve} ${edge}`;
  const known = kept.get(key) ?? new Map<string, readonly SetEnd[]>();
  kept.delete(key);
  kept.set(key, known);
  if (kept.size > KEPT_MAX) kept.delete(kept.keys().next().value!);
  return known;
}

export function tennisLaw(terms: TennisTerms, { ended, current, serves }: TennisState): MatchLaw | null {
  if (current === null) return null;
  const chances = nineNodes.map((_, day) => serveOn(terms, day));
  const known = freshSets(terms);
  return setMatchLaw({
    setsToWin: terms.setsToWin,
    counted: 'games',
    weights: posterior(
      nineNodes,
      chances.map((serve) => logLikelihood(serves, serve)),
    ),
    current: (day) => tennisSetLaw(chances[day]!, current),
    fresh(day, _number, first) {
      const key = `${day} ${first}`;
      const law = known.get(key) ?? tennisSetLaw(chances[day]!, tennisSet(first));
      known.set(key, law);
      return law;
    },
    ended: ended.map(({ score }) => score),
    tight: ended.filter(({ isTight }) => isTight).length,
  });
}
