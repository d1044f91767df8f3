import type { gamesHistory as contract } from '#contract/games-history.ts';
import { PAGE_SIZE } from '#contract/paging.ts';
import { Refusal } from '#contract/refusals.ts';
import type { HandlersOf } from '../calls/context.ts';
import type { Content } from '../content/content.ts';
import { createExport, listExports } from './exports.ts';
import { listPlayed, listRecent } from './history.ts';

export const gamesHistory: HandlersOf<typeof contract> = {
  getHistory: ({ offset = 0, count = PAGE_SIZE, ...filter }, ctx) =>
    listPlayed(ctx, ctx.player.id, filter, { offset, count }),

  getRecent: async (_input, { db, player }) => ({ sysnames: await listRecent(db.sql, player.id) }),

  async gethistoryexportrequest(_input, { db, player, now, content }) {
    requireExports(content);
    return { items: await listExports(db.sql, player.id, now) };
  },

  async createhistoryexportrequest(asked, ctx) {
    requireExports(ctx.content);
    return createExport(ctx, ctx.player.id, asked);
  },
};

/** A site that gives no such files answers as if the call made no sense (decision D90). */
function requireExports(content: Content): void {
  const { is_game_history_export_enabled: isEnabled } = content.cms<{
    is_game_history_export_enabled: boolean;
  }>('general');
  if (!isEnabled) throw new Refusal('InvalidRequest');
}
