// Finding games on the shelf: by type, tag, studio and words, in the order asked for.
import type { Game } from '#contract/games.ts';
import { PAGE_SIZE } from '#contract/paging.ts';
import { isPlayable } from '#games/playable.ts';
import { type ShelfGame, shelf } from '#games/shelf.ts';
import { type Studio, studios } from '#games/studios.ts';
import { searchRank } from '#rules/game-search.ts';
import type { Config } from '../config/config.ts';

/** What an outside studio lays beside our own; it is open as long as the studio is. */
interface OfferedGame extends ShelfGame {
  image?: string;
}

export const studiosOf = (config: Pick<Config, 'studios'>): readonly Studio[] => [
  ...studios,
  ...config.studios.map(({ sysname, name, mark, colour }) => ({ sysname, name, mark, colour })),
];

export const gamesOf = (config: Pick<Config, 'studios'>): readonly OfferedGame[] => [
  ...shelf,
  ...config.studios.flatMap(({ sysname: studio, games }) => games.map((game) => ({ ...game, studio }))),
];

export interface GameQuery {
  offset?: number | undefined;
  count?: number | undefined;
  sort?: 'popular' | 'name' | 'new' | undefined;
  order?: 'asc' | 'desc' | undefined;
  query?: string | undefined;
  types?: string[] | undefined;
  tags?: string[] | undefined;
  providers?: string[] | undefined;
  sysnames?: string[] | undefined;
}

export function findGames(
  config: Pick<Config, 'studios'>,
  { offset = 0, count = PAGE_SIZE, ...wanted }: GameQuery,
): { items: Game[]; count: number } {
  const names = new Map(studiosOf(config).map(({ sysname, name }) => [sysname, name]));
  const found = inOrder(searched(gamesOf(config).filter(matches(wanted)), names, wanted), wanted);
  return { items: found.slice(offset, offset + count).map(view), count: found.length };
}

const matches =
  ({ types = [], tags = [], providers = [], sysnames = [] }: GameQuery) =>
  (game: ShelfGame) =>
    (types.length === 0 || types.includes(game.type)) &&
    (tags.length === 0 || tags.some((tag) => game.tags.includes(tag))) &&
    (providers.length === 0 || providers.includes(game.studio)) &&
    (sysnames.length === 0 || sysnames.includes(game.sysname));

/** Until play is measured, "popular" and "new" are the shelf's own order. */
function inOrder(games: OfferedGame[], { sort = 'popular', order }: GameQuery): OfferedGame[] {
  const sorted = sort === 'name' ? games.toSorted((a, b) => a.name.localeCompare(b.name)) : games;
  return order === 'desc' ? sorted.toReversed() : sorted;
}

/** What fits best comes first; a game is also known by its studio and by what it is about. */
function searched(
  games: OfferedGame[],
  names: ReadonlyMap<string, string>,
  { query = '' }: GameQuery,
): OfferedGame[] {
  if (query.trim() === '') return games;
  return games
    .flatMap((game) => {
      const rank = searchRank(query, [game.name, names.get(game.studio) ?? '', game.type, ...game.tags]);
      return rank === null ? [] : [{ game, rank }];
    })
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ game }) => game);
}

const view = ({ sysname, name, studio, type, tags, image }: OfferedGame): Game => ({
  sysname,
  name,
  provider: studio,
  tags: [...tags],
  types: [type],
  image: image ?? `/art/tiles/${sysname}.webp`,
  is_open: image !== undefined || isPlayable(sysname),
});
