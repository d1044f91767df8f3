// The law of a set, rally by rally, from any score of it.
import type { ServeChances } from '../law/form.ts';
import type { SetEnd } from '../sets/set-match.ts';
import type { Score, Side } from '../settle/match-result.ts';
import { firstOfNext, type RallyRules, serverAt } from './rules.ts';

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
const NOTHING = 1e-11;

/** To the end of the set, or, where `until` is given, to the first side that has so many points. */
export function rallySetLaw(
  rules: RallyRules,
  target: number,
  serve: ServeChances,
  start: SetStart,
  until?: number,
): SetEnd[] {
  const [end, lead] = until === undefined ? [target, rules.lead] : [until, 0];
  const width =
    until === undefined ? Math.max(target, start.score.home, start.score.away) + BEYOND : until + 2;
  const ends = new Float64Array(width * width);
  // All scores with as many points played, by who won the last of them and how many the home side has.
  let open = { home: new Float64Array(width), away: new Float64Array(width) };
  let later = { home: new Float64Array(width), away: new Float64Array(width) };
  open[start.last ?? start.first][start.score.home] = 1;
  let isAnyOpen = true;
  for (let played = start.score.home + start.score.away; isAnyOpen && played < 2 * width - 2; played++) {
    later.home.fill(0);
    later.away.fill(0);
    isAnyOpen = false;
    for (const last of ['home', 'away'] as const) {
      // Who serves hangs on the points played and on who won the last of them, and not on whose they are.
      const server = serverAt(rules, target, { home: played, away: 0 }, start.first, last);
      const toHome = server === 'home' ? serve.home : 1 - serve.away;
      for (let home = Math.max(0, played - width + 2); home <= Math.min(played, width - 2); home++) {
        const chance = open[last][home]!;
        if (chance < NOTHING) continue;
        isAnyOpen = true;
        const ahead = 2 * home - played;
        if (home + 1 >= end && ahead + 1 >= lead)
          ends[(home + 1) * width + played - home]! += chance * toHome;
        else later.home[home + 1]! += chance * toHome;
        if (played - home + 1 >= end && 1 - ahead >= lead)
          ends[home * width + played - home + 1]! += chance * (1 - toHome);
        else later.away[home]! += chance * (1 - toHome);
      }
    }
    [open, later] = [later, open];
  }
  return endsOf(ends, width, firstOfNext(start.first));
}

function endsOf(chances: Float64Array, width: number, next: Side): SetEnd[] {
  const ends: SetEnd[] = [];
  for (let cell = 0; cell < chances.length; cell++)
    if (chances[cell]! > 0)
      ends.push({
        score: { home: Math.floor(cell / width), away: cell % width },
        chance: chances[cell]!,
        next,
      });
  return ends;
}
