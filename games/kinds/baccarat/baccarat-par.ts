// What baccarat returns: all ways to draw six cards, counted by their points; ranks alike are counted by themselves.
import type { ParRow } from '../par-sheet.ts';
import { rowOfWays } from '../row-of-ways.ts';
import { type BaccaratFigures, baccaratSpots, sideTimes } from './baccarat.ts';
import { COUP_CARDS, coupOf, type Winner } from './baccarat-coup.ts';

export function baccaratPar(figures: BaccaratFigures): ParRow[] {
  const won = [...waysToWin(figures.decks)];
  const alike = 4 * figures.decks - 1;
  const others = 48 * figures.decks;
  return baccaratSpots.map((spot) =>
    spot === 'player-pair' || spot === 'banker-pair'
      ? rowOfWays(spot, [
          [figures.pairX10000, alike],
          [0, others],
        ])
      : rowOfWays(
          spot,
          won.map(([winner, ways]) => [sideTimes(figures, spot, winner), ways] as const),
        ),
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
