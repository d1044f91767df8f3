import type { catalogue } from '#contract/catalogue.ts';
import { DONE } from '#contract/wire.ts';
import type { HandlersOf } from '../calls/context.ts';
import { accountInfo } from '../players/account-info.ts';
import { endSession } from '../sessions/sessions.ts';
import { completeRegistration } from './completion.ts';
import { enter } from './entry.ts';
import { registerPlayer } from './registrations.ts';
import { restorePassword, sendRestoreLink } from './restore.ts';

export const auth: HandlersOf<(typeof catalogue)['auth']> = {
  async login(input, ctx) {
    const { id } = await enter(input, ctx);
    return accountInfo(ctx.db.sql, id, ctx.now);
  },

  async register(input, ctx) {
    if (ctx.player !== null) {
      await completeRegistration(input, ctx.player, ctx);
      return accountInfo(ctx.db.sql, ctx.player.id, ctx.now);
    }
    const { player, generatedPassword } = await registerPlayer(input, ctx);
    const info = await accountInfo(ctx.db.sql, player.id, ctx.now);
    return { ...info, ...(generatedPassword !== undefined && { generated_password: generatedPassword }) };
  },

  async restore({ login, token, password, code }, ctx) {
    if (token !== undefined)
      await restorePassword({ token, password: password ?? '', code: code ?? '' }, ctx);
    else await sendRestoreLink(login ?? '', ctx);
    return DONE;
  },

  async logout(_input, { db, session, browser }) {
    if (session !== null) await db.atomically((tx) => endSession(tx, session));
    browser.keepSession(null);
    return DONE;
  },
};
