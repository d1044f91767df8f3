// Finding games on the shelf: by type, tag, studio and words, in the order asked for.
import type { Game } from '#contract/games.ts';
import { PAGE_SIZE } from '#contract/paging.ts';
import type { Context } from '../calls/context.ts';
import { listPlays } from './game-plays.ts';
import { wordsFor } from './game-words.ts';
import { gamesOf, type OfferedGame } from './offered-games.ts';
import { listOpenings } from './openings.ts';
import { searchGames } from './search-games.ts';
import { figuresOf } from './sheets.ts';

export interface GameQuery {
  offset?: number | undefined;
  count?: number | undefined;
  sort?: 'popular' | 'name' | 'new' | 'return' | undefined;
  order?: 'asc' | 'desc' | undefined;
  query?: string | undefined;
  fields?: string[] | undefined;
  types?: string[] | undefined;
  tags?: string[] | undefined;
  providers?: string[] | undefined;
  sysnames?: string[] | undefined;
}

type FindContext = Pick<Context, 'db' | 'config' | 'content' | 'locale'>;

export async function findGames(
  { offset = 0, count = PAGE_SIZE, ...wanted }: GameQuery,
  ctx: FindContext,
): Promise<{ items: Game[]; count: number }> {
  const [showsPlays, showsWords] = ['plays', 'words'].map((field) => wanted.fields?.includes(field) === true);
  const wantsPlays = wanted.sort === 'popular' || showsPlays;
  const plays = wantsPlays ? await listPlays(ctx.db.sql) : noPlays;
  const found = await inOrder(await searched(listGames(ctx.config, wanted), wanted, ctx), wanted, {
    ...ctx,
    plays,
  });
  const words = wordsFor(ctx);
  return {
    items: found.slice(offset, offset + count).map((game) => ({
      ...view(game),
      ...(showsPlays && { plays: plays.get(game.sysname) ?? 0 }),
      ...(showsWords && { words: words(game) }),
    })),
    count: found.length,
  };
}

const noPlays: ReadonlyMap<string, number> = new Map();

/** In the order of the shelf. */
export const listGames = (
  config: Context['config'],
  { types = [], tags = [], providers = [], sysnames = [] }: GameQuery,
): OfferedGame[] =>
  gamesOf(config).filter(
    (game) =>
      (types.length === 0 || types.includes(game.type)) &&
      (tags.length === 0 || tags.some((tag) => game.tags.includes(tag))) &&
      (providers.length === 0 || providers.includes(game.studio)) &&
      (sysnames.length === 0 || sysnames.includes(game.sysname)),
  );

type Ordering = FindContext & { plays: ReadonlyMap<string, number> };

/** Without a wish it is the shelf's own order, or that of how well a game fits what was typed. */
async function inOrder(
  games: OfferedGame[],
  { sort, order }: GameQuery,
  { db, plays }: Ordering,
): Promise<OfferedGame[]> {
  const sorted = await (async () => {
    switch (sort) {
      case undefined:
        return games;
      case 'name':
        return games.toSorted((a, b) => a.name.localeCompare(b.name));
      case 'popular':
        return byMost(games, (sysname) => plays.get(sysname) ?? 0);
      case 'return':
        return byMost(games, (sysname) => figuresOf(sysname)?.return.at(-1) ?? 0);
      case 'new': {
        const openings = await listOpenings(db.sql);
        return byMost(games, (sysname) => openings.get(sysname) ?? 0);
      }
    }
  })();
  return order === 'desc' ? sorted.toReversed() : sorted;
}

/** Equals stay as the shelf has them. */
const byMost = (games: OfferedGame[], figureOf: (sysname: string) => number): OfferedGame[] =>
  games.toSorted((a, b) => figureOf(b.sysname) - figureOf(a.sysname));

async function searched(
  games: OfferedGame[],
  { query = '' }: GameQuery,
  { db, config, content, locale }: FindContext,
): Promise<OfferedGame[]> {
  if (query.trim() === '') return games;
  const words = wordsFor({ config, content, locale });
  const known = games.map((game) => ({ name: game.name, about: words(game) }));
  const places = await searchGames(db.sql, query, known);
  return places.map((place) => games[place]!);
}

function view({ sysname, name, studio, type, tags, image }: OfferedGame): Game {
  const figures = figuresOf(sysname);
  return {
    ...{ sysname, name, provider: studio, tags: [...tags], types: [type] },
    image: image ?? `/art/tiles/${sysname}.webp`,
    return: figures?.return ?? [],
    volatility: figures?.volatility ?? [],
  };
}
