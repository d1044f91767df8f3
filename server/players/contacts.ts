// Where a player can be reached. A contact that is only written down says nothing about who owns it; one that was
// confirmed belongs to its player alone, opens the account, and gets its letters.
import type { Contact } from '#contract/account/profile.ts';
import { Refusal } from '#contract/refusals.ts';
import { canonicalEmail, canonicalPhone } from '#rules/fields/login.ts';
import { isUniqueViolation, type Sql, type Tx } from '../database/db.ts';
import { recordFacts } from '../facts/facts.ts';

export type ContactType = Contact['type'];

export interface KeptContact {
  id: number;
  player_id: number;
  type: ContactType;
  contact: string;
  is_confirmed: boolean;
  is_subscribed: boolean;
  phone_country_code: string;
  /** Whoever wrote it down had shown that they own the account. */
  is_proven: boolean;
  /** From then on ways back in go there, and codes once it is confirmed; null until it is. */
  counts_at: Date | null;
}

/** It has been the player's for long enough to open the account. */
export const isCounting = ({ is_confirmed, counts_at }: KeptContact, now: Date): boolean =>
  is_confirmed && counts_at !== null && counts_at <= now;

const canonicalContact = (type: ContactType, contact: string): string =>
  type === 'email' ? canonicalEmail(contact) : canonicalPhone(contact);

export interface NewContact {
  playerId: number;
  type: ContactType;
  contact: string;
  phoneCountryCode?: string | undefined;
  isConfirmed?: boolean;
  isSubscribed?: boolean;
  /** To an account that has contacts already: once confirmed it waits before it counts (amendment M10). */
  isLater?: boolean;
}

/**
 * Refuses with 'taken' what the player has already, and what somebody else has confirmed if this comes confirmed. An
 * earlier one of the kind that was never confirmed was a slip, and makes room; the login stays, come what may.
 */
export async function addContact(tx: Tx, wish: NewContact, now: Date): Promise<KeptContact> {
  const { playerId, type, phoneCountryCode = '', isConfirmed = false, isSubscribed = false } = wish;
  const countsAt = wish.isLater ? null : now;
  const contact = canonicalContact(type, wish.contact);
  const [added] = await tx.sql<KeptContact>`
    insert into contact (player_id, type, contact, phone_country_code, is_confirmed, is_subscribed, is_proven,
      counts_at, created_at)
    values (${playerId}, ${type}, ${contact}, ${phoneCountryCode}, ${isConfirmed}, ${isSubscribed}, true,
      ${countsAt}, ${now})
    on conflict do nothing
    returning *`;
  if (added === undefined) throw taken('contact');
  await tx.sql`
    delete from contact using player
    where player_id = ${playerId} and type = ${type} and not is_confirmed and contact.id <> ${added.id}
      and player.id = player_id and contact <> login`;
  if (isSubscribed) await subscribe(tx, added, true);
  return added;
}

/** In the order they came. */
export async function listContacts(sql: Sql, playerId: number): Promise<KeptContact[]> {
  return sql<KeptContact>`select * from contact where player_id = ${playerId} order by id`;
}

/** A player's own contact, however it was written, and whether they are known by it; an unknown one is refused. */
export async function getContact(
  sql: Sql,
  playerId: number,
  written: string,
): Promise<KeptContact & { is_login: boolean }> {
  const [found] = await sql<KeptContact & { is_login: boolean }>`
    select contact.*, contact = login as is_login from contact join player on player.id = player_id
    where player_id = ${playerId} and contact in (${canonicalEmail(written)}, ${canonicalPhone(written)})`;
  if (found === undefined) throw wrongContact();
  return found;
}

/** The latest few of this player, or of anyone, that wait to be confirmed: as many as could honestly be meant. */
export async function findUnconfirmed(
  sql: Sql,
  written: string,
  playerId: number | null,
): Promise<KeptContact[]> {
  return sql<KeptContact>`
    select * from contact
    where contact in (${canonicalEmail(written)}, ${canonicalPhone(written)}) and not is_confirmed and is_proven
      and (${playerId}::bigint is null or player_id = ${playerId})
    order by id desc limit 5`;
}

/** Whoever confirms first has it; who comes later is told only now, having shown that it is theirs to know. */
export async function markConfirmed(
  tx: Tx,
  { id, player_id: playerId, type }: KeptContact,
  { now, countsAt }: { now: Date; countsAt: Date },
): Promise<void> {
  try {
    await tx.sql`
      update contact set is_confirmed = true, counts_at = coalesce(counts_at, ${countsAt}) where id = ${id}`;
  } catch (error) {
    throw isUniqueViolation(error) ? taken('contact') : error;
  }
  await recordFacts(tx, [{ name: 'contact.confirmed', playerId, at: now, data: { type } }]);
}

/** The account is subscribed while any of its contacts is (spec §3 "Account info"). */
export async function subscribe(
  tx: Tx,
  { id, player_id }: Pick<KeptContact, 'id' | 'player_id'>,
  isSubscribed: boolean,
) {
  await tx.sql`update contact set is_subscribed = ${isSubscribed} where id = ${id}`;
  await tx.sql`
    update player set is_subscribed = exists (select from contact where player_id = ${player_id} and is_subscribed)
    where id = ${player_id}`;
}

/** Where codes go: the confirmed phone, else the confirmed e-mail (decision D45), of those that count. */
export async function findReachable(sql: Sql, playerId: number, now: Date): Promise<KeptContact | undefined> {
  const [found] = await sql<KeptContact>`
    select * from contact where player_id = ${playerId} and is_confirmed and counts_at <= ${now}
    order by type = 'phone' desc, id limit 1`;
  return found;
}

export const taken = (field: string): Refusal =>
  new Refusal('InvalidParameter', { invalid_parameters: { [field]: ['taken'] } });

export const wrongContact = (): Refusal =>
  new Refusal('InvalidParameter', { invalid_parameters: { contact: ['format'] } });
