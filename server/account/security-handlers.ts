import type { accountSecurity as contract } from '#contract/account/security.ts';
import { DONE } from '#contract/wire.ts';
import { exclusionPeriods } from '#rules/self-exclusion.ts';
import type { HandlersOf } from '../calls/context.ts';
import { excludePlayer, findLastExclusion } from '../person/exclusion.ts';
import { withPerson } from '../person/person-lock.ts';
import { endOwnSession, listSessions } from '../sessions/open-sessions.ts';
import { askedAt, endSessions } from '../sessions/sessions.ts';
import { askTwoFactor, changePassword, confirmTwoFactor } from './security.ts';

export const accountSecurity: HandlersOf<typeof contract> = {
  async changepassword(passwords, ctx) {
    await changePassword(passwords, ctx);
    return DONE;
  },

  async changeTwoFactorAuth({ two_factor_auth, password }, ctx) {
    const sent = await askTwoFactor({ isOn: two_factor_auth, password }, ctx);
    return sent === null ? DONE : { resend_time: sent.resendTime, sent_to: sent.to };
  },

  async confirmTwoFactorAuth({ code }, ctx) {
    await confirmTwoFactor(code, ctx);
    return DONE;
  },

  getSessions: async (_input, { db, player, session, content, now }) => ({
    items: await listSessions(db.sql, player.id, { current: session, asked: askedAt(now, content) }),
  }),

  async endSession({ id }, { db, player }) {
    await db.atomically((tx) => endOwnSession(tx, player.id, id));
    return DONE;
  },

  async endOtherSessions(_input, { db, player, session }) {
    await db.atomically((tx) => endSessions(tx, player.id, { except: session }));
    return DONE;
  },

  async getSelfExclusion(_input, { db, player }) {
    const last = await findLastExclusion(db.sql, player.id);
    const shown = last && {
      period: last.period,
      set_at: last.set_at.toISOString(),
      ends_at: last.ends_at?.toISOString() ?? null,
    };
    return { periods: [...exclusionPeriods], last: shown ?? null };
  },

  async setSelfExclusion({ period }, { db, player, browser, now }) {
    await withPerson(() => db.atomically((tx) => excludePlayer(tx, player.id, period, now)));
    browser.keepSession(null);
    return DONE;
  },
};
