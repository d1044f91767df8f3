// What loyalty knows of a game: the house's share, and where it stands.
import { nameNow } from '#games/renamed.ts';
import type { Config } from '../config/config.ts';
import { gamesOf } from '../games/offered-games.ts';
import { edgeOf } from '../games/sheets.ts';

export interface PlayedGame {
  sysname: string;
  /** Of what is staked. Where a game can be played in several ways, of the one that costs least. */
  edge: number;
  /** Its tags and its type. */
  places: readonly string[];
  /** Its rounds are final once they are over; those of an outside studio may still be corrected. */
  isOwn: boolean;
}

/** Keeps what it has looked up: there are as many as there are games. */
export function gameBook(config: Pick<Config, 'studios'>, outsideEdge: number): (game: string) => PlayedGame {
  const known = new Map<string, PlayedGame>();
  const offered = new Map(gamesOf(config).map((game) => [game.sysname, game]));
  return (game) => {
    const kept = known.get(game);
    if (kept !== undefined) return kept;
    const sysname = nameNow(game);
    const edge = edgeOf(sysname);
    const { tags = [], type } = offered.get(sysname) ?? {};
    const found = {
      sysname,
      edge: edge ?? outsideEdge,
      places: [...tags, ...(type === undefined ? [] : [type])],
      isOwn: edge !== null,
    };
    known.set(game, found);
    return found;
  };
}
