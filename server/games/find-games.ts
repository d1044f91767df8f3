// Finding games on the shelf: by type, tag, studio and words, in the order asked for.
import type { Game } from '#contract/games.ts';
import { PAGE_SIZE } from '#contract/paging.ts';
import { isPlayable } from '#games/playable.ts';
import { type ShelfGame, shelf } from '#games/shelf.ts';
import { studios } from '#games/studios.ts';
import { searchRank } from '#rules/game-search.ts';

const studioNames = new Map(studios.map(({ sysname, name }) => [sysname, name]));

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

export function findGames({ offset = 0, count = PAGE_SIZE, ...wanted }: GameQuery): {
  items: Game[];
  count: number;
} {
  const found = inOrder(searched(shelf.filter(matches(wanted)), wanted), wanted);
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
function inOrder(games: ShelfGame[], { sort = 'popular', order }: GameQuery): ShelfGame[] {
  const sorted = sort === 'name' ? games.toSorted((a, b) => a.name.localeCompare(b.name)) : games;
  return order === 'desc' ? sorted.toReversed() : sorted;
}

/** What fits best comes first; a game is also known by its studio and by what it is about. */
function searched(games: ShelfGame[], { query = '' }: GameQuery): ShelfGame[] {
  if (query.trim() === '') return games;
  return games
    .flatMap((game) => {
      const rank = searchRank(query, [
        game.name,
        studioNames.get(game.studio) ?? '',
        game.type,
        ...game.tags,
      ]);
      return rank === null ? [] : [{ game, rank }];
    })
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ game }) => game);
}

const view = ({ sysname, name, studio, type, tags }: ShelfGame): Game => ({
  sysname,
  name,
  provider: studio,
  tags: [...tags],
  types: [type],
  image: `/art/tiles/${sysname}.webp`,
  is_open: isPlayable(sysname),
});
