// The cheapest way to play in each part of the shelf, as the published sheets say.
import { definitions } from '#games/definitions/all.ts';
import type { GameDefinition } from '#games/definitions/game-definition.ts';
import { type NamedPlay, playsOf } from '#games/kinds/plays.ts';
import { sheetOf } from '#server/games/sheets.ts';
import { gameBook } from '#server/loyalty/played-game.ts';

export interface CheapPlay {
  definition: GameDefinition;
  play: NamedPlay;
  /** The operator's share of a stake. */
  edge: number;
}

/** Of every game with its best way to be played, from the cheapest on. */
const cheapest: readonly CheapPlay[] = definitions
  .flatMap((definition) => {
    const rows = sheetOf(definition.sysname)?.rows ?? [];
    const best = rows.toSorted((a, b) => b.return - a.return || a.volatility - b.volatility)[0];
    const play = best && playsOf(definition).find((one) => one.play === best.play);
    return play === undefined ? [] : [{ definition, play, edge: 1 - best!.return }];
  })
  .toSorted((a, b) => a.edge - b.edge);

const book = gameBook({ studios: [] }, 0);

const known = new Map<string, readonly CheapPlay[]>();

/** In this part of the shelf, or anywhere. */
export function cheapestIn(where: string): readonly CheapPlay[] {
  const found =
    known.get(where) ??
    cheapest.filter(({ definition }) => where === 'any' || book(definition.sysname).places.includes(where));
  known.set(where, found);
  return found;
}
