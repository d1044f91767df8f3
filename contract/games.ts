// The games on offer, and the ways to find one.
import * as z from 'zod/mini';
import { get } from './define.ts';
import { page, paging } from './paging.ts';
import { list } from './wire.ts';

export const gameTypes = ['casino', 'slot', 'live', 'fast'] as const;

export const Game = z.object({
  sysname: z.string(),
  name: z.string(),
  provider: z.string(),
  tags: z.array(z.string()),
  types: z.array(z.enum(gameTypes)),
  image: z.string(),
  /** False while a game is announced but cannot be played yet. */
  is_open: z.boolean(),
});
export type Game = z.output<typeof Game>;

export const Category = z.object({
  id: z.int(),
  sysname: z.string(),
  name: z.string(),
  /** What the games are, or what they are about. */
  group: z.enum(['kind', 'theme']),
  /** One of the kit's icons, and one of our objects, by name. */
  icon: z.string(),
  image: z.string(),
  games: z.int(),
});
export type Category = z.output<typeof Category>;

export const Provider = z.object({
  sysname: z.string(),
  name: z.string(),
  mark: z.string(),
  colour: z.string(),
  games: z.int(),
  /** Launch parameters; only with fields=game_params. */
  game_params: z.optional(z.record(z.string(), z.string())),
});
export type Provider = z.output<typeof Provider>;

export const games = {
  get: get('games.get', {
    who: 'anyone',
    input: z.object({
      ...paging,
      sort: z.optional(z.enum(['popular', 'name', 'new'])),
      order: z.optional(z.enum(['asc', 'desc'])),
      query: z.optional(z.string().check(z.maxLength(100))),
      fields: z.optional(list),
      types: z.optional(list),
      tags: z.optional(list),
      providers: z.optional(list),
      /** Ours: certain games by name, as the page of one game asks. */
      sysnames: z.optional(list),
    }),
    output: page(Game),
    shows: ['games'],
  }),

  getCategories: get('games.getCategories', {
    who: 'anyone',
    input: z.object({}),
    output: z.object({ items: z.array(Category) }),
    shows: ['games', 'content'],
  }),

  getProviders: get('games.getProviders', {
    who: 'anyone',
    input: z.object({ fields: z.optional(list), types: z.optional(list) }),
    output: z.object({ items: z.array(Provider) }),
    shows: ['games'],
  }),
};
