// The gate of the sheets: no choice that a game offers may return less than its sheet prints, at any stake.
import type { GameDefinition } from '../../definitions/game-definition.ts';
import type { ParSheet } from '../par-sheet.ts';
import { extremesOf, isBelow } from './extremes.ts';

/** What returns less than is printed, in words for the log; empty where the sheet is true. */
export function belowPrinted(definition: GameDefinition, { rows, lowest }: ParSheet): string[] {
  const found = extremesOf(definition, rows);
  const printed = new Map(rows.map((row) => [row.play, row.lowest ?? row.return]));
  const all = [...found.byPlay.values()].filter((one) =>
    isBelow(one.return, printed.get(one.choice) ?? lowest.return),
  );
  return [...all, ...(isBelow(found.lowest.return, lowest.return) ? [found.lowest] : [])].map(
    ({ choice, stake, return: share }) => `${choice} at ${stake} cents returns ${share}`,
  );
}
