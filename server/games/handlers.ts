import type { Category, games as contract } from '#contract/games.ts';
import { Refusal } from '#contract/refusals.ts';
import { DONE } from '#contract/wire.ts';
import type { HandlersOf } from '../calls/context.ts';
import { localised } from '../content/localised.ts';
import { findGames, listGames } from './find-games.ts';
import { findMeasured } from './game-returns.ts';
import { addLike, listLikes, removeLike } from './likes.ts';
import { gamesOf, studiosOf } from './offered-games.ts';
import { sheetOf } from './sheets.ts';

export const games: HandlersOf<typeof contract> = {
  get: findGames,

  getCategories: async (_input, { content, locale, config }) => ({
    items: localised<Omit<Category, 'games'>[]>(content, locale, 'categories')
      .map((category) => ({ ...category, games: listGames(config, { tags: [category.sysname] }).length }))
      .filter((category) => category.games > 0),
  }),

  getProviders: async ({ fields = [], types = [] }, { config }) => ({
    items: studiosOf(config)
      .map((studio) => ({
        ...studio,
        games: gamesOf(config).filter((game) => game.studio === studio.sysname && fits(types, game.type))
          .length,
        ...(fields.includes('game_params') ? { game_params: {} } : {}),
      }))
      .filter((studio) => studio.games > 0),
  }),

  getLikes: async (_input, { db, player }) => ({ sysnames: await listLikes(db.sql, player.id) }),

  async addLike({ sysname }, { db, player, now, config }) {
    if (!gamesOf(config).some((game) => game.sysname === sysname))
      throw new Refusal('InvalidParameter', { invalid_parameters: { sysname: ['unknown'] } });
    await addLike(db.sql, player.id, sysname, now);
    return DONE;
  },

  async removeLike({ sysname }, { db, player }) {
    await removeLike(db.sql, player.id, sysname);
    return DONE;
  },

  getSheet: async ({ sysname }) => ({ sheet: sheetOf(sysname) }),

  getMeasured: async ({ sysname }, { db }) => ({ measured: await findMeasured(db.sql, sysname) }),
};

const fits = (types: string[], type: string) => types.length === 0 || types.includes(type);
