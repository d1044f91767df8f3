// The player behind a person that another service vouches for.
//
// Issuer and subject are what a service promises never to give to somebody else, and are the only key to an account. An
// e-mail address is not: people lose addresses, and some services repeat whatever they were told. So an address opens
// an account that exists only where both sides have checked it: the service says it is verified, and its player has
// confirmed it here. Anyone can write down an address when registering; had that been enough, whoever registered with
// a stranger's address would be given the stranger's sign-in, and the stranger's money, later on. In every other case
// the person is new here, and gets an account of their own.

import { email as emailRule } from '#rules/fields/email.ts';
import { canonicalEmail } from '#rules/fields/login.ts';
import { name as nameRule } from '#rules/fields/name.ts';
import type { Context, Player } from '../calls/context.ts';
import type { Tx } from '../database/db.ts';
import { recordFacts } from '../facts/facts.ts';
import { refuseIfExcluded } from '../person/exclusion.ts';
import { addContact, listContacts } from '../players/contacts.ts';
import { countryOfLanguage, likelyCountry, startCurrency } from '../players/countries.ts';
import { notify } from '../players/notices.ts';
import { createPlayer } from '../players/players.ts';
import { saveProfile } from '../players/profile-rows.ts';
import { noteSafetyChange } from '../players/safety-changes.ts';

export interface Vouched {
  /** As people know it: "Google". */
  service: string;
  issuer: string;
  subject: string;
  /** Null unless the service says that it has checked it. */
  verifiedEmail: string | null;
  name: { first: string; last: string };
}

export interface VouchedPlayer {
  player: Player;
  /** The player wants more than one proof, and a service's word is one. */
  hasTwoFactor: boolean;
}

type Row = Player & { two_factor_auth: boolean };

export async function vouchedPlayer(tx: Tx, vouched: Vouched, ctx: Context): Promise<VouchedPlayer> {
  const { issuer, subject } = vouched;
  // Two tabs that come back at once must not make two players.
  await tx.sql`select pg_advisory_xact_lock(hashtext(${issuer}), hashtext(${subject}))`;
  const [known] = await tx.sql<Row>`
    select player.id, status, locale, currency, country_code, is_verified, is_on_verification, is_kyc_block_enabled,
      two_factor_auth
    from social_identity join player on player.id = player_id
    where issuer = ${issuer} and subject = ${subject}`;
  return known === undefined
    ? ((await byEmail(tx, vouched, ctx)) ?? makePlayer(tx, vouched, ctx))
    : shown(known);
}

const shown = ({ two_factor_auth: hasTwoFactor, ...player }: Row): VouchedPlayer => ({
  player,
  hasTwoFactor,
});

async function byEmail(tx: Tx, vouched: Vouched, ctx: Context): Promise<VouchedPlayer | undefined> {
  if (vouched.verifiedEmail === null) return undefined;
  const [row] = await tx.sql<Row>`
    select player.id, status, locale, currency, country_code, is_verified, is_on_verification, is_kyc_block_enabled,
      two_factor_auth
    from contact join player on player.id = player_id
    where contact = ${canonicalEmail(vouched.verifiedEmail)} and is_confirmed and counts_at <= ${ctx.now}`;
  // A second factor is not given up for a link; whoever signs in with both proofs keeps their account as it is.
  if (row === undefined || row.two_factor_auth) return row && shown(row);
  await link(tx, row.id, vouched, ctx);
  await noteSafetyChange(tx, row.id, ctx.now);
  const notice = { name: 'service-linked', params: { service: vouched.service } } as const;
  await notify(tx, notice, await listContacts(tx.sql, row.id), ctx);
  return shown(row);
}

/** Their registration is completed when they have agreed to our terms (decision D53). */
async function makePlayer(tx: Tx, vouched: Vouched, ctx: Context): Promise<VouchedPlayer> {
  const { content, locale, browser, now } = ctx;
  const countryCode = likelyCountry(content, [browser.country]) ?? countryOfLanguage(content, locale);
  const email = writtenEmail(vouched);
  const [holder] = await tx.sql<{ id: number; has_confirmed: boolean }>`
    select player_id as id, true as has_confirmed from contact where contact = ${email} and is_confirmed
    union all select id, false from player where login = ${email} limit 1`;
  // Another door is still the same house: whoever excluded themselves does not come in as somebody new.
  if (holder !== undefined) await refuseIfExcluded(tx.sql, holder.id, now);
  const player = await createPlayer(
    tx,
    {
      login:
        email === null || holder !== undefined
          ? `${vouched.service.toLowerCase()}:${vouched.subject}`
          : email,
      fakename: '',
      locale,
      countryCode,
      currency: startCurrency(content, countryCode),
      isCompleted: false,
    },
    now,
  );
  await link(tx, player.id, vouched, ctx);
  if (email !== null && !holder?.has_confirmed)
    await addContact(tx, { playerId: player.id, type: 'email', contact: email, isConfirmed: true }, now);
  await saveProfile(tx, player.id, writtenName(vouched), ctx);
  await recordFacts(tx, [
    {
      ...{ name: 'player.registered', playerId: player.id, at: now },
      data: { method: 'service', country: countryCode },
    },
  ]);
  return { player, hasTwoFactor: false };
}

async function link(tx: Tx, playerId: number, { issuer, subject }: Vouched, { now }: Context): Promise<void> {
  await tx.sql`
    insert into social_identity (issuer, subject, player_id, linked_at)
    values (${issuer}, ${subject}, ${playerId}, ${now})`;
}

/** What our own form would not take is left for the player to say. */
function writtenEmail({ verifiedEmail }: Vouched): string | null {
  if (verifiedEmail === null || emailRule(verifiedEmail) !== null) return null;
  return canonicalEmail(verifiedEmail);
}

const writtenName = ({ name: { first, last } }: Vouched) => ({
  ...(nameRule(first) === null && { first_name: first.trim() }),
  ...(nameRule(last) === null && { last_name: last.trim() }),
});
