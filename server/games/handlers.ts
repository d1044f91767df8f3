import type { Category, games as contract } from '#contract/games.ts';
import { shelf } from '#games/shelf.ts';
import { studios } from '#games/studios.ts';
import type { HandlersOf } from '../calls/context.ts';
import { localised } from '../content/localised.ts';
import { findGames } from './find-games.ts';

export const games: HandlersOf<typeof contract> = {
  get: async (input) => findGames(input),

  getCategories: async (_input, { content, locale }) => ({
    items: localised<Omit<Category, 'games'>[]>(content, locale, 'categories')
      .map((category) => ({ ...category, games: findGames({ tags: [category.sysname] }).count }))
      .filter((category) => category.games > 0),
  }),

  getProviders: async ({ fields = [], types = [] }) => ({
    items: studios
      .map((studio) => ({
        ...studio,
        games: shelf.filter((game) => game.studio === studio.sysname && fits(types, game.type)).length,
        ...(fields.includes('game_params') ? { game_params: {} } : {}),
      }))
      .filter((studio) => studio.games > 0),
  }),
};

const fits = (types: string[], type: string) => types.length === 0 || types.includes(type);
