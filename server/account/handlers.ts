import type { account as contract } from '#contract/account.ts';
import type { HandlersOf } from '../context.ts';
import { accountInfo, guestInfo } from './account-info.ts';
import { balances } from './balances.ts';
import { issueTicket } from './live-tickets.ts';

export const account: HandlersOf<typeof contract> = {
  getInfo: (_input, { db, player, config, content }) =>
    player === null ? Promise.resolve(guestInfo(config, content)) : accountInfo(db.sql, player),

  getBalance: (_input, { db, player }) => balances(db.sql, player),

  getToken: async (_input, { db, player, now }) => ({ token: await issueTicket(db.sql, player.id, now) }),
};
