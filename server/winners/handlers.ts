import type { leaderboardWins as contract } from '#contract/leaderboard.ts';
import { PAGE_SIZE } from '#contract/paging.ts';
import type { HandlersOf } from '../calls/context.ts';
import { gamesOf } from '../games/offered-games.ts';
import { countWins, listBiggest, listLatest, shownWins } from './wins.ts';

export const leaderboardWins: HandlersOf<typeof contract> = {
  async live({ offset = 0, count = PAGE_SIZE }, { db, config }) {
    const rows = await listLatest(db.sql, { offset, count });
    return { items: shownWins(rows, gamesOf(config)), count: await countWins(db.sql) };
  },

  async top({ offset = 0, count = PAGE_SIZE }, { db, config }) {
    const rows = await listBiggest(db.sql, { offset, count });
    return { items: shownWins(rows, gamesOf(config)), count: await countWins(db.sql) };
  },
};
