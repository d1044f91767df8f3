// What visitors are offered: our shelf, and beside it what outside studios lay there.
import { type ShelfGame, shelf } from '#games/shelf.ts';
import { type Studio, studios } from '#games/studios.ts';
import type { Config } from '../config/config.ts';

/** One with a picture of its own is an outside studio's, and open as long as the studio is. */
export interface OfferedGame extends ShelfGame {
  image?: string;
}

type Offering = Pick<Config, 'studios'>;

export const studiosOf = (config: Offering): readonly Studio[] => [
  ...studios,
  ...config.studios.map(({ sysname, name, mark, colour }) => ({ sysname, name, mark, colour })),
];

export const gamesOf = (config: Offering): readonly OfferedGame[] => [
  ...shelf,
  ...config.studios.flatMap(({ sysname: studio, games }) => games.map((game) => ({ ...game, studio }))),
];
