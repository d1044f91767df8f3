// Finding games on the shelf: by type, tag, studio and words, in the order asked for.
import type { Game } from '#contract/games.ts';
import { PAGE_SIZE } from '#contract/paging.ts';
import { isPlayable } from '#games/playable.ts';
import { type ShelfGame, shelf } from '#games/shelf.ts';

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
  const found = inOrder(shelf.filter(matches(wanted)), wanted);
  return { items: found.slice(offset, offset + count).map(view), count: found.length };
}

const matches =
  ({ query = '', types = [], tags = [], providers = [], sysnames = [] }: GameQuery) =>
  (game: ShelfGame) =>
    (types.length === 0 || types.includes(game.type)) &&
    (tags.length === 0 || tags.some((tag) => game.tags.includes(tag))) &&
    (providers.length === 0 || providers.includes(game.studio)) &&
    (sysnames.length === 0 || sysnames.includes(game.sysname)) &&
    plain(game.name).includes(plain(query));

/** Until play is measured, "popular" and "new" are the shelf's own order. */
function inOrder(games: ShelfGame[], { sort = 'popular', order }: GameQuery): ShelfGame[] {
  const sorted = sort === 'name' ? games.toSorted((a, b) => a.name.localeCompare(b.name)) : games;
  return order === 'desc' ? sorted.toReversed() : sorted;
}

const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/[\p{M}'’-]/gu, '')
    .toLowerCase()
    .trim();

const view = ({ sysname, name, studio, type, tags }: ShelfGame): Game => ({
  sysname,
  name,
  provider: studio,
  tags: [...tags],
  types: [type],
  image: `/art/tiles/${sysname}.webp`,
  is_open: isPlayable(sysname),
});
