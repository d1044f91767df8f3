// From the probability of a point to that of a game and of a tie-break, from any score of them.
import type { ServeChances } from '../law/form.ts';
import { otherSide, type Score, type Side } from '../settle/match-result.ts';

/** That the server wins the game, with so many points of each; from three all on it is two points in a row. */
export function holdChance(point: number, server: number, receiver: number): number {
  if (server >= 4 && server - receiver >= 2) return 1;
  if (receiver >= 4 && receiver - server >= 2) return 0;
  const miss = 1 - point;
  const deuce = (point * point) / (point * point + miss * miss);
  if (server >= 3 && receiver >= 3) {
    if (server === receiver) return deuce;
    return server > receiver ? point + miss * deuce : point * deuce;
  }
  return point * holdChance(point, server + 1, receiver) + miss * holdChance(point, server, receiver + 1);
}

export const isGameOver = ({ home, away }: Score): boolean =>
  Math.max(home, away) >= 4 && Math.abs(home - away) >= 2;

export const isTieBreakOver = ({ home, away }: Score): boolean =>
  Math.max(home, away) >= 7 && Math.abs(home - away) >= 2;

/** One point by who begins, then two by each. */
export const tieBreakServer = (first: Side, { home, away }: Score): Side =>
  Math.floor((home + away + 1) / 2) % 2 === 0 ? first : otherSide(first);

/** That the home side wins the tie-break. */
export function tieBreakChance(serve: ServeChances, first: Side, from: Score): number {
  const known = new Map<number, number>();
  const bothWon = serve.home * (1 - serve.away);
  const bothLost = (1 - serve.home) * serve.away;
  const chanceAt = (home: number, away: number): number => {
    if (isTieBreakOver({ home, away })) return home > away ? 1 : 0;
    if (home >= 6 && home === away) return bothWon / (bothWon + bothLost);
    const key = home * 100 + away;
    const told = known.get(key);
    if (told !== undefined) return told;
    const server = tieBreakServer(first, { home, away });
    const point = server === 'home' ? serve.home : 1 - serve.away;
    const chance = point * chanceAt(home + 1, away) + (1 - point) * chanceAt(home, away + 1);
    known.set(key, chance);
    return chance;
  };
  return chanceAt(from.home, from.away);
}
