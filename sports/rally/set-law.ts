// The law of a set, rally by rally, from any score of it.
import type { ServeChances } from '../law/form.ts';
import type { Score, Side } from '../settle/match-result.ts';
import type { SetEnd } from '../sets/set-match.ts';
import { firstOfNext, isSetOver, type RallyRules, serverAt } from './rules.ts';

export interface SetStart {
  readonly score: Score;
  /** Who served first in this set. */
  readonly first: Side;
  /** Who won the rally before; null at its start. */
  readonly last: Side | null;
}

export const setStart = (first: Side): SetStart => ({ score: { home: 0, away: 0 }, first, last: null });

/** A set may go on for this many points of a side beyond its target; what is left then is nothing. */
const BEYOND = 30;
const NOTHING = 1e-13;
const sides = ['home', 'away'] as const;

/** To the end of the set, or, where `until` is given, to the first side that has so many points. */
export function rallySetLaw(
  rules: RallyRules,
  target: number,
  serve: ServeChances,
  start: SetStart,
  until?: number,
): SetEnd[] {
  const isOver = (score: Score) =>
    until === undefined ? isSetOver(rules, target, score) : Math.max(score.home, score.away) >= until;
  const ends = new Map<number, { score: Score; chance: number; next: Side }>();
  const next = firstOfNext(start.first);
  const width = Math.max(target, start.score.home, start.score.away) + BEYOND;
  // All scores with as many points played, by who won the last of them and how many the home side has.
  let open = new Float64Array(2 * width);
  open[(start.last ?? start.first) === 'home' ? start.score.home : width + start.score.home] = 1;
  for (let played = start.score.home + start.score.away; played < 2 * width - 2; played++) {
    const later = new Float64Array(2 * width);
    let isAnyOpen = false;
    for (const [place, chance] of open.entries()) {
      if (chance < NOTHING) continue;
      const before = { home: place % width, away: played - (place % width) };
      const server = serverAt(rules, target, before, start.first, place < width ? 'home' : 'away');
      const toHome = server === 'home' ? serve.home : 1 - serve.away;
      for (const winner of sides) {
        const part = chance * (winner === 'home' ? toHome : 1 - toHome);
        const score = { ...before, [winner]: before[winner] + 1 };
        if (isOver(score)) addEnd(ends, { score, chance: part, next });
        else if (Math.max(score.home, score.away) < width) {
          later[winner === 'home' ? score.home : width + score.home]! += part;
          isAnyOpen = true;
        }
      }
    }
    if (!isAnyOpen) break;
    open = later;
  }
  return [...ends.values()];
}

function addEnd(ends: Map<number, { score: Score; chance: number; next: Side }>, end: SetEnd): void {
  const key = end.score.home * 1000 + end.score.away;
  const known = ends.get(key);
  if (known === undefined) ends.set(key, { ...end });
  else known.chance += end.chance;
}
