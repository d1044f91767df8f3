import type { accountProfile as contract } from '#contract/account/profile.ts';
import { Refusal } from '#contract/refusals.ts';
import { DONE } from '#contract/wire.ts';
import type { HandlersOf } from '../calls/context.ts';
import { changeCurrency } from '../cashier/change-currency.ts';
import { ratesOf } from '../content/rates.ts';
import { boundIfBarred } from '../person/bind.ts';
import { getContact } from '../players/contacts.ts';
import { phoneOptions } from '../players/countries.ts';
import { fieldsFor } from '../players/personal-fields.ts';
import { changeFakename, startVerification } from '../players/players.ts';
import { changeSubscription, unsubscribeByToken, unsubscribeEmails } from '../players/subscriptions.ts';
import { askAboutPlayer } from '../verification/reviews.ts';
import { addOwnContact, confirmContact, sendConfirmation } from './contact-calls.ts';
import { undoContact } from './contact-undo.ts';
import { changeProfile, profileInfo } from './profile.ts';

export const accountProfile: HandlersOf<typeof contract> = {
  getprofileinfo: ({ fields = [] }, ctx) => profileInfo(ctx.db.sql, ctx.player.id, { ...ctx, fields }),

  getPersonalDataFields: fieldsFor,

  getContactPhoneSettings: async (_input, { content, locale }) => ({ items: phoneOptions(content, locale) }),

  async saveProfileInfo(values, ctx) {
    await boundIfBarred(ctx.player.id, ctx, (tx) => changeProfile(tx, ctx.player.id, { ...ctx, values }));
    return DONE;
  },

  async changefakename({ fakename }, { db, player }) {
    await db.atomically((tx) => changeFakename(tx, player.id, fakename));
    return DONE;
  },

  async setCurrency({ currency }, { db, player, content, now }) {
    const { available_currencies: available } = content.cms<{ available_currencies: string[] }>('general');
    if (!available.includes(currency)) throw new Refusal('InvalidRequest');
    await db.atomically((tx) => changeCurrency(tx, player.id, { currency, rates: ratesOf(content), now }));
    return DONE;
  },

  async setUserOnVerification(_input, ctx) {
    await ctx.db.atomically((tx) => startVerification(tx, ctx.player.id));
    await askAboutPlayer(ctx.player.id, ctx);
    return DONE;
  },

  async addcontact(wish, ctx) {
    await addOwnContact(wish, ctx);
    return DONE;
  },

  async sendconfirmationtocontact({ contact, ...proof }, ctx) {
    await sendConfirmation(contact, proof, ctx);
    return DONE;
  },

  async confirmContact(given, ctx) {
    await confirmContact(given, ctx);
    return DONE;
  },

  async undoContact({ token }, ctx) {
    return { token: await undoContact(token, ctx) };
  },

  async changeSubscription({ contact, subscription: isSubscribed }, ctx) {
    const kept = await getContact(ctx.db.sql, ctx.player.id, contact);
    await ctx.db.atomically((tx) => changeSubscription(tx, kept, { isSubscribed, ctx }));
    return DONE;
  },

  async unsubscribe({ token }, { db, player, secret }) {
    if (token !== undefined) await unsubscribeByToken(db, secret, token);
    else if (player === null) throw new Refusal('Authorization');
    else await db.atomically((tx) => unsubscribeEmails(tx, player.id));
    return DONE;
  },
};
