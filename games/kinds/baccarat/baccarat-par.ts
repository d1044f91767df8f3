// What baccarat returns: all ways to draw six cards, counted by their points; ranks alike are counted by themselves.
import type { Counted } from '../counted-law.ts';
import type { ParRow } from '../par-sheet.ts';
import { rowOfWays } from '../row-of-ways.ts';
import { type BaccaratFigures, type BaccaratSpot, baccaratSpots, sideTimes } from './baccarat.ts';
import { COUP_CARDS, coupOf, type Winner } from './baccarat-coup.ts';

export const baccaratPar = (figures: BaccaratFigures): ParRow[] =>
  baccaratWays(figures).map(([spot, ways]) => rowOfWays(spot, ways));

/** By spot, what a chip on it is paid and in how many ways. */
export function baccaratWays(figures: BaccaratFigures) {
  const won = [...waysToWin(figures.decks)];
  const pair: Counted = [
    [figures.pairX10000, 4 * figures.decks - 1],
    [0, 48 * figures.decks],
  ];
  return baccaratSpots.map((spot): readonly [spot: BaccaratSpot, ways: Counted] =>
    spot === 'player-pair' || spot === 'banker-pair'
      ? [spot, pair]
      : [spot, won.map(([winner, ways]) => [sideTimes(figures, spot, winner), ways] as const)],
  );
}

/** In whole numbers that a double holds exactly: eight decks have 5 · 10¹⁵ ways. */
function waysToWin(decks: number): Map<Winner, number> {
  const won = new Map<Winner, number>();
  const left = Array.from({ length: 10 }, (_, points) => (points === 0 ? 16 : 4) * decks);
  const points: number[] = [];
  const draw = (ways: number) => {
    if (points.length === COUP_CARDS) {
      const { winner } = coupOf(points);
      won.set(winner, (won.get(winner) ?? 0) + ways);
      return;
    }
    for (let next = 0; next < left.length; next++) {
      const count = left[next]!;
      left[next] = count - 1;
      points.push(next);
      draw(ways * count);
      points.pop();
      left[next] = count;
    }
  };
  draw(1);
  return won;
}
