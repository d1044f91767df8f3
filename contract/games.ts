// The games on offer, and the ways to find one.
import * as z from 'zod/mini';
import { get, post } from './define.ts';
import { page, paging } from './paging.ts';
import { Done, list } from './wire.ts';

export const gameTypes = ['casino', 'slot', 'live', 'fast'] as const;

/** By rounds played for money, by name, the newest first, by what they return. */
export const gameSorts = ['popular', 'new', 'return', 'name'] as const;

export const Game = z.object({
  sysname: z.string(),
  name: z.string(),
  provider: z.string(),
  tags: z.array(z.string()),
  types: z.array(z.enum(gameTypes)),
  image: z.string(),
  /** What it returns (shares of one) and how much that varies (1 to 5): least and most, one figure, or nothing where an outside studio does not say. */
  return: z.array(z.number()),
  volatility: z.array(z.int()),
  /** Rounds for money in the last 30 days; only with fields=plays. */
  plays: z.optional(z.int()),
  /** What it is found by beside its name, in the visitor's language; only with fields=words. */
  words: z.optional(z.string()),
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

/** One way of playing: its bet and its decisions, by name. */
export const SheetRow = z.object({
  play: z.string(),
  method: z.enum(['exact', 'simulated']),
  /** Shares of one. */
  return: z.number(),
  within: z.optional(z.number()),
  hit: z.number(),
  /** Of what a round pays, in stakes. */
  deviation: z.number(),
  /** From 1 to 5. */
  volatility: z.int(),
  /** In hundredths of the stake. */
  topX100: z.number(),
  /** One round in so many. */
  topOdds: z.number(),
  /** The return at the stake that returns least, and that stake in cents: where rounding down to whole cents costs. */
  lowest: z.optional(z.number()),
  lowestStake: z.optional(z.int()),
});
export type SheetRow = z.output<typeof SheetRow>;

/** What came back of the stakes of rounds for money; each round counts alike. */
const Measured = z.object({
  rounds: z.int(),
  /** From so many rounds on there is a figure. */
  needed: z.int(),
  /** Shares of one. Where play is honest, 99 of 100 measurements of so many rounds lie between the least and the most. */
  found: z.nullable(z.object({ return: z.number(), least: z.number(), most: z.number() })),
});

/** What a choice returns at a stake (in cents), as a share of one. */
const StakedReturn = z.object({ choice: z.string(), stake: z.int(), return: z.number() });

const Sheet = z.object({
  kind: z.string(),
  definition: z.string(),
  rows: z.array(SheetRow),
  /** Of every choice that the game offers, at every stake. */
  lowest: StakedReturn,
  highest: StakedReturn,
});

export const games = {
  get: get('games.get', {
    who: 'anyone',
    input: z.object({
      ...paging,
      sort: z.optional(z.enum(gameSorts)),
      order: z.optional(z.enum(['asc', 'desc'])),
      query: z.optional(z.string().check(z.maxLength(100))),
      fields: z.optional(list),
      types: z.optional(list),
      tags: z.optional(list),
      providers: z.optional(list),
      /** Ours: certain games by name, as the page of one game asks. */
      sysnames: z.optional(list),
      /** JSON with id and type "tournament": the games of that run. */
      options: z.optional(z.string().check(z.maxLength(200))),
    }),
    output: page(Game),
    refuses: ['InvalidParameter'],
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

  /** The player's favourites, the last one first. */
  getLikes: get('games.getLikes', {
    who: 'player',
    input: z.object({}),
    output: z.object({ sysnames: z.array(z.string()) }),
    shows: ['likes'],
  }),

  addLike: post('games.addLike', {
    who: 'player',
    input: z.object({ sysname: z.string() }),
    output: Done,
    refuses: ['InvalidParameter'],
    changes: ['likes'],
  }),

  removeLike: post('games.removeLike', {
    who: 'player',
    input: z.object({ sysname: z.string() }),
    output: Done,
    changes: ['likes'],
  }),

  // Added calls: what a game returns, as it was computed and as it was measured.

  /** Null where a game cannot be played yet. */
  getSheet: get('games.getSheet', {
    who: 'anyone',
    input: z.object({ sysname: z.string() }),
    output: z.object({ sheet: z.nullable(Sheet) }),
    shows: ['games'],
  }),

  /** Null where there is no sheet to hold it against. */
  getMeasured: get('games.getMeasured', {
    who: 'anyone',
    input: z.object({ sysname: z.string() }),
    output: z.object({ measured: z.nullable(Measured) }),
    shows: ['games'],
  }),
};
