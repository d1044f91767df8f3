// A contact's life as its player leads it: added, shown to be theirs by a code, subscribed and not.
import { Refusal } from '#contract/refusals.ts';
import { email } from '#rules/fields/email.ts';
import { numericCode } from '#rules/fields/numeric-code.ts';
import { phone } from '#rules/fields/phone.ts';
import { toInvalidParameters } from '#rules/fields/server-problems.ts';
import { writable } from '#rules/fields/text.ts';
import { checkCode, sendCode } from '../auth/codes.ts';
import type { Context, Player } from '../context.ts';
import { lockPlayer } from '../db.ts';
import { tooMany } from '../limits/limits.ts';
import {
  addContact,
  type ContactType,
  findUnconfirmed,
  getContact,
  type KeptContact,
  listContacts,
  markConfirmed,
  wrongContact,
} from './contacts.ts';
import { phoneOptions } from './countries.ts';
import { notify } from './notices.ts';
import { greetSubscriber } from './subscriptions.ts';

type PlayerContext = Context & { player: Player };

interface Wish {
  type: ContactType;
  contact: string;
  phone_country_code?: string | undefined;
}

export async function addOwnContact(
  { type, contact, phone_country_code }: Wish,
  ctx: PlayerContext,
): Promise<void> {
  const { db, content, player, now } = ctx;
  const options = phoneOptions(content, content.defaultLocale);
  const problem =
    writable(contact) ??
    (type === 'email'
      ? email(contact.trim())
      : phone(contact.trim(), { options, countryCode: phone_country_code }));
  if (problem !== null)
    throw new Refusal('InvalidParameter', { invalid_parameters: toInvalidParameters({ contact: problem }) });
  const added = { playerId: player.id, type, contact, phoneCountryCode: phone_country_code };
  await db.atomically(async (tx) => {
    await lockPlayer(tx, player.id);
    await addContact(tx, added, now);
  });
}

export async function sendConfirmation(written: string, ctx: PlayerContext): Promise<void> {
  const { db, player } = ctx;
  const { type, contact, is_confirmed } = await getContact(db.sql, player.id, written);
  if (is_confirmed) throw wrongContact();
  const { isSent, resendTime } = await db.atomically((tx) =>
    sendCode(tx, { playerId: player.id, purpose: 'contact', to: { type, contact } }, ctx),
  );
  if (!isSent) throw tooMany(resendTime);
}

/** A guest follows the link of a letter, so the code itself must tell whose contact it is. */
export async function confirmContact({ contact, code }: { contact: string; code: string }, ctx: Context) {
  const problem = numericCode(code);
  if (problem !== null)
    throw new Refusal('InvalidParameter', { invalid_parameters: toInvalidParameters({ code: problem }) });

  const waiting = await findUnconfirmed(ctx.db.sql, contact, ctx.player?.id ?? null);
  const confirmed = await findByCode(waiting, code, ctx);
  await ctx.db.atomically(async (tx) => {
    const others = await listContacts(tx.sql, confirmed.player_id);
    await markConfirmed(tx, confirmed);
    // Whoever could be reached before learns of the new way in, in case it was not they who opened it.
    await notify(tx, { name: 'contact-added', params: { contact: confirmed.contact } }, others, ctx);
    if (confirmed.is_subscribed) await greetSubscriber(tx, { ...confirmed, is_confirmed: true }, ctx);
  });
}

async function findByCode(waiting: readonly KeptContact[], code: string, ctx: Context): Promise<KeptContact> {
  for (const kept of waiting) {
    const trying = { playerId: kept.player_id, purpose: 'contact', contact: kept.contact, code } as const;
    if ((await checkCode(trying, ctx)) === 'right') return kept;
  }
  throw new Refusal('InvalidParameter', { invalid_parameters: { code: ['format', 'numeric_code'] } });
}
