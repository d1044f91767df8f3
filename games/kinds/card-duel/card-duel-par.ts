// What a duel of two cards returns: the second card's rank is the first's, or it is as often higher as lower.
import type { ParRow } from '../par-sheet.ts';
import { rowOfWays } from '../row-of-ways.ts';
import { type CardDuelFigures, duelTimes, spotsOf } from './card-duel.ts';

export function cardDuelPar(figures: CardDuelFigures): ParRow[] {
  const alike = 4 * figures.decks - 1;
  const others = 24 * figures.decks;
  return spotsOf(figures).map((spot) =>
    rowOfWays(spot, [
      [duelTimes(figures, spot, 0), alike],
      [duelTimes(figures, spot, 1), others],
      [duelTimes(figures, spot, -1), others],
    ]),
  );
}
