// A contact's life as its player leads it: added, shown to be theirs by a code, subscribed and not.
import { isRefusal, Refusal } from '#contract/refusals.ts';
import { email } from '#rules/fields/email.ts';
import { numericCode } from '#rules/fields/numeric-code.ts';
import { phone } from '#rules/fields/phone.ts';
import { toInvalidParameters } from '#rules/fields/server-problems.ts';
import { writable } from '#rules/fields/text.ts';
import { type Asker, askerOf } from '../auth/askers.ts';
import { checkCode, sendCode, spendShownCode } from '../auth/codes.ts';
import { readLinkedCode } from '../auth/confirmation-link.ts';
import { type Proof, requireOwner } from '../auth/owner-proof.ts';
import type { Context, Player } from '../calls/context.ts';
import { lockPlayer, type Tx } from '../database/db.ts';
import { tooMany } from '../limits/limits.ts';
import {
  addContact,
  type ContactType,
  findUnconfirmed,
  getContact,
  isCounting,
  type KeptContact,
  listContacts,
  markConfirmed,
  wrongContact,
} from '../players/contacts.ts';
import { phoneOptions } from '../players/countries.ts';
import { notify } from '../players/notices.ts';
import { noteSafetyChange } from '../players/safety-changes.ts';
import { greetSubscriber } from '../players/subscriptions.ts';
import { openUndo } from './contact-undo.ts';

type PlayerContext = Context & { player: Player };

interface Wish extends Proof {
  type: ContactType;
  contact: string;
  phone_country_code?: string | undefined;
}

export async function addOwnContact(
  { type, contact, phone_country_code, ...proof }: Wish,
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
  await requireOwner(proof, ctx);
  const added = { playerId: player.id, type, contact, phoneCountryCode: phone_country_code };
  await db.atomically(async (tx) => {
    await lockPlayer(tx, player.id);
    // Where there is none yet, nobody could be told and nothing is taken over: it counts as one of registration does.
    const isLater = (await listContacts(tx.sql, player.id)).length > 0;
    await addContact(tx, { ...added, isLater }, now);
  });
}

export async function sendConfirmation(written: string, proof: Proof, ctx: PlayerContext): Promise<void> {
  const { db, player } = ctx;
  const kept = await getContact(db.sql, player.id, written);
  const { id, type, contact, is_confirmed, is_login } = kept;
  if (is_confirmed) throw wrongContact();
  if (!kept.is_proven) {
    await requireOwner(proof, ctx);
    await db.sql`update contact set is_proven = true where id = ${id}`;
  }
  // Anyone may write down anyone's number; who is known by it, or has shown who they are, is no stranger to it.
  const asker = { name: 'player', isStranger: !is_login && !player.is_verified };
  const { isSent, resendTime } = await db.atomically((tx) =>
    sendCode(tx, { playerId: player.id, purpose: 'contact', to: { type, contact }, asker }, ctx),
  );
  if (!isSent) throw tooMany(resendTime);
}

interface Confirmation {
  contact: string;
  /** Six digits, or what stands for them in the link of a letter. */
  code: string;
}

export async function confirmContact(given: Confirmation, ctx: Context): Promise<void> {
  const confirmed = (await findByLink(given.code, ctx)) ?? (await findByDigits(given, ctx));
  const { now, config } = ctx;
  await ctx.db.atomically(async (tx) => {
    const others = await listContacts(tx.sql, confirmed.player_id);
    await markConfirmed(tx, confirmed, { now, countsAt: new Date(now.getTime() + config.contactWaitMs) });
    if (confirmed.counts_at === null) await tellOfNew(tx, confirmed, others, ctx);
    if (confirmed.is_subscribed) await greetSubscriber(tx, { ...confirmed, is_confirmed: true }, ctx);
  });
}

/** Whoever could be reached before learns of the new way in, and can undo it, in case it was not they who opened it. */
async function tellOfNew(
  tx: Tx,
  added: KeptContact,
  others: readonly KeptContact[],
  ctx: Context,
): Promise<void> {
  await noteSafetyChange(tx, added.player_id, ctx.now);
  const told = others.filter((other) => isCounting(other, ctx.now));
  if (told.length === 0) return;
  const link = await openUndo(tx, added, ctx);
  await notify(tx, { name: 'contact-added', params: { contact: added.contact }, link }, told, ctx);
}

/** A guest follows the link of a letter, so the link itself tells whose contact it is. */
async function findByLink(text: string, ctx: Context): Promise<KeptContact | undefined> {
  const linked = readLinkedCode(ctx.secret, text);
  if (linked === undefined) return undefined;
  const kept = await getContact(ctx.db.sql, linked.playerId, linked.contact);
  if (kept.is_confirmed || !kept.is_proven || !(await spendShownCode(linked, ctx))) throw wrongCode();
  return kept;
}

/** Whoever is not signed in may mean any of several; those whose strangers have tried too much are left out. */
async function findByDigits({ contact, code }: Confirmation, ctx: Context): Promise<KeptContact> {
  const problem = numericCode(code);
  if (problem !== null)
    throw new Refusal('InvalidParameter', { invalid_parameters: toInvalidParameters({ code: problem }) });
  const { player, db } = ctx;
  const asker: Asker =
    player === null
      ? { name: '', isStranger: true }
      : { name: askerOf(player.id, ctx).name, isStranger: false };
  let refused: Refusal = wrongCode();
  for (const kept of await findUnconfirmed(db.sql, contact, player?.id ?? null)) {
    const trying = {
      playerId: kept.player_id,
      purpose: 'contact',
      contact: kept.contact,
      code,
      asker,
    } as const;
    try {
      if ((await checkCode(trying, ctx)) === 'right') return kept;
    } catch (error) {
      if (!isRefusal(error, 'TooManyRequests')) throw error;
      refused = error;
    }
  }
  throw refused;
}

const wrongCode = (): Refusal =>
  new Refusal('InvalidParameter', { invalid_parameters: { code: ['format', 'numeric_code'] } });
