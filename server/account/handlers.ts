import type { account as contract } from '#contract/account/account.ts';
import { Refusal } from '#contract/refusals.ts';
import { DONE } from '#contract/wire.ts';
import type { HandlersOf } from '../calls/context.ts';
import { accountMoney } from '../cashier/account-handlers.ts';
import { accountInfo, guestInfo } from '../players/account-info.ts';
import { balances } from '../players/balances.ts';
import { accountPlay } from '../protection/account-handlers.ts';
import { issueTicket } from '../sessions/live-tickets.ts';
import { accountProfile } from './profile-handlers.ts';
import { accountSecurity } from './security-handlers.ts';

const onEveryPage: HandlersOf<typeof contract> = {
  getInfo: async (_input, { db, player, content, locale, now }) =>
    player === null ? guestInfo(content, locale) : accountInfo(db.sql, player.id, now),

  getBalance: (_input, { db, player }) => balances(db.sql, player.id),

  getToken: async (_input, { db, player, session, now }) => ({
    token: await issueTicket(db.sql, { playerId: player.id, session, now }),
  }),

  async changelocale({ locale }, { db, player, content }) {
    if (!content.locales.some(({ code }) => code === locale))
      throw new Refusal('InvalidParameter', { invalid_parameters: { locale: ['format'] } });
    await db.sql`update player set locale = ${locale} where id = ${player.id}`;
    return DONE;
  },
};

export const account = {
  ...onEveryPage,
  ...accountMoney,
  ...accountPlay,
  ...accountProfile,
  ...accountSecurity,
};
