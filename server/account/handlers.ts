import type { account as contract } from '#contract/account.ts';
import type { HandlersOf } from '../context.ts';
import { accountInfo, guestInfo } from './account-info.ts';
import { balances } from './balances.ts';
import { issueTicket } from './live-tickets.ts';

export const account: HandlersOf<typeof contract> = {
  getInfo: async (_input, { db, player, content, locale }) =>
    player === null ? guestInfo(content, locale) : accountInfo(db.sql, player.id),

  getBalance: (_input, { db, player }) => balances(db.sql, player.id),

  getToken: async (_input, { db, player, session, now }) => ({
    token: await issueTicket(db.sql, { playerId: player.id, session, now }),
  }),
};
