// The law of a set of tennis, game by game, from any point of it.
import type { ServeChances } from '../law/form.ts';
import type { SetEnd } from '../sets/set-match.ts';
import { otherSide, type Score, type Side } from '../settle/match-result.ts';
import { holdChance, tieBreakChance } from './points.ts';

export interface TennisSet {
  readonly games: Score;
  /** Of the game or the tie-break that is being played. */
  readonly points: Score;
  /** Who served its first game. */
  readonly first: Side;
}

export const tennisSet = (first: Side): TennisSet => ({
  games: { home: 0, away: 0 },
  points: { home: 0, away: 0 },
  first,
});

export const isTieBreak = ({ home, away }: Score): boolean => home === 6 && away === 6;

export const isTennisSetOver = ({ home, away }: Score): boolean =>
  Math.max(home, away) === 7 || (Math.max(home, away) === 6 && Math.abs(home - away) >= 2);

export const gameServer = (first: Side, { home, away }: Score): Side =>
  (home + away) % 2 === 0 ? first : otherSide(first);

/** Serves go on in turn: after an odd number of games the other one begins. */
export const firstOfNextSet = (first: Side, { home, away }: Score): Side =>
  (home + away) % 2 === 0 ? first : otherSide(first);

export function tennisSetLaw(serve: ServeChances, from: TennisSet): SetEnd[] {
  const ends: SetEnd[] = [];
  const fresh = { home: holdChance(serve.home, 0, 0), away: 1 - holdChance(serve.away, 0, 0) };
  let open = new Map<string, { games: Score; chance: number }>([['', { games: from.games, chance: 1 }]]);
  for (let isFirst = true; open.size > 0; isFirst = false) {
    const later: typeof open = new Map();
    for (const { games, chance } of open.values()) {
      const server = gameServer(from.first, games);
      const home = isFirst
        ? currentChance(serve, from)
        : isTieBreak(games)
          ? tieBreak(serve, server)
          : fresh[server];
      for (const winner of ['home', 'away'] as const) {
        const next = { ...games, [winner]: games[winner] + 1 };
        const part = chance * (winner === 'home' ? home : 1 - home);
        if (isTennisSetOver(next))
          ends.push({
            score: next,
            chance: part,
            next: firstOfNextSet(from.first, next),
            isTight: isTieBreak(games),
          });
        else {
          const key = `${next.home}:${next.away}`;
          later.set(key, { games: next, chance: part + (later.get(key)?.chance ?? 0) });
        }
      }
    }
    open = later;
  }
  return ends;
}

const tieBreak = (serve: ServeChances, first: Side) => tieBreakChance(serve, first, { home: 0, away: 0 });

/** That the home side wins what is being played. */
function currentChance(serve: ServeChances, { games, points, first }: TennisSet): number {
  const server = gameServer(first, games);
  if (isTieBreak(games)) return tieBreakChance(serve, server, points);
  return server === 'home'
    ? holdChance(serve.home, points.home, points.away)
    : 1 - holdChance(serve.away, points.away, points.home);
}
