// Passkeys: a key that a device keeps and opens for its owner alone, so that one is both what they have and who they are.
// What is to be signed is drawn here and taken once.
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { Output } from '#contract/define.ts';
import type { access } from '#contract/desk/access.ts';
import type { Context } from '../../calls/context.ts';
import type { Sql, Tx } from '../../database/db.ts';
import { wrongField } from './members.ts';

const CHALLENGE_MS = 5 * 60_000;
/** EdDSA, ES256, RS256: what devices have. */
const ALGORITHMS = [-8, -7, -257];

type Purpose = 'sign-in' | 'new';
type Asking = Pick<Context, 'db' | 'now' | 'browser'>;

const hostOf = ({ browser }: Pick<Asking, 'browser'>): string => new URL(browser.origin).hostname;

/** For whoever has a passkey of this desk: the device knows which. */
export async function signInOptions(ctx: Asking) {
  const options = await generateAuthenticationOptions({
    rpID: hostOf(ctx),
    userVerification: 'required',
    timeout: CHALLENGE_MS,
  });
  return { options: JSON.stringify(options), keep: keepChallenge(options.challenge, 'sign-in', null, ctx) };
}

export async function newPasskeyOptions(member: { id: number; name: string }, ctx: Asking) {
  const known = await ctx.db.sql<{ id: string }>`select id from staff_passkey where member_id = ${member.id}`;
  const options = await generateRegistrationOptions({
    rpName: 'Marigold desk',
    rpID: hostOf(ctx),
    userName: member.name,
    userID: new Uint8Array(Buffer.from(`staff ${member.id}`)),
    excludeCredentials: known,
    supportedAlgorithmIDs: ALGORITHMS,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    timeout: CHALLENGE_MS,
  });
  return { options: JSON.stringify(options), keep: keepChallenge(options.challenge, 'new', member.id, ctx) };
}

const keepChallenge =
  (challenge: string, purpose: Purpose, memberId: number | null, { now }: Pick<Asking, 'now'>) =>
  async (tx: Tx): Promise<void> => {
    const endsAt = new Date(now.getTime() + CHALLENGE_MS);
    await tx.sql`delete from staff_challenge where ends_at < ${now}`;
    await tx.sql`
      insert into staff_challenge (challenge, purpose, member_id, ends_at)
      values (${challenge}, ${purpose}, ${memberId}, ${endsAt})`;
  };

/** Taken at once, whatever comes of it: the same answer again finds nothing. */
const takeChallenge =
  (purpose: Purpose, memberId: number | null, { db, now }: Asking) =>
  async (challenge: string): Promise<boolean> => {
    const taken = await db.sql`
      delete from staff_challenge
      where challenge = ${challenge} and purpose = ${purpose} and ends_at > ${now}
        and member_id is not distinct from ${memberId}::bigint returning 1`;
    return taken.length > 0;
  };

function parsed<T>(credential: string): T {
  try {
    return JSON.parse(credential) as T;
  } catch {
    throw wrongField('credential', 'format');
  }
}

interface KeptPasskey {
  id: string;
  member_id: number;
  public_key: Buffer;
  counter: number;
}

/** Whose passkey has signed, and how often it says to have been used. */
export async function requirePasskey(
  credential: string,
  ctx: Asking,
): Promise<{ passkey: string; memberId: number; counter: number }> {
  const response = parsed<AuthenticationResponseJSON>(credential);
  const [kept] = await ctx.db.sql<KeptPasskey>`
    select staff_passkey.id, member_id, public_key, counter
    from staff_passkey join staff_member on staff_member.id = member_id
    where staff_passkey.id = ${String(response?.id)} and left_at is null and joined_at is not null`;
  if (kept === undefined) throw wrongField('credential', 'unknown');
  const { id, public_key, counter, member_id } = kept;
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: takeChallenge('sign-in', null, ctx),
      expectedOrigin: ctx.browser.origin,
      expectedRPID: hostOf(ctx),
      credential: { id, publicKey: new Uint8Array(public_key), counter },
    });
    if (verified) return { passkey: id, memberId: member_id, counter: authenticationInfo.newCounter };
  } catch {
    // Whatever is wrong with it, it proves nothing.
  }
  throw wrongField('credential', 'format');
}

export async function noteUse(tx: Tx, { passkey, counter }: { passkey: string; counter: number }, now: Date) {
  await tx.sql`update staff_passkey set counter = ${counter}, last_used_at = ${now} where id = ${passkey}`;
}

interface NewPasskey {
  id: string;
  publicKey: Uint8Array;
  counter: number;
  transports: string;
}

export async function verifyNewPasskey(
  credential: string,
  memberId: number,
  ctx: Asking,
): Promise<NewPasskey> {
  const response = parsed<RegistrationResponseJSON>(credential);
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: takeChallenge('new', memberId, ctx),
      expectedOrigin: ctx.browser.origin,
      expectedRPID: hostOf(ctx),
      supportedAlgorithmIDs: ALGORITHMS,
    });
    if (verified && registrationInfo !== undefined) {
      const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
      return { id, publicKey, counter, transports: transports.join(',') };
    }
  } catch {
    // Whatever is wrong with it, it is no passkey of ours.
  }
  throw wrongField('credential', 'format');
}

export async function keepPasskey(
  tx: Tx,
  { id, publicKey, counter, transports }: NewPasskey,
  { memberId, name, now }: { memberId: number; name: string; now: Date },
): Promise<void> {
  await tx.sql`
    insert into staff_passkey (id, member_id, public_key, counter, transports, name, created_at)
    values (${id}, ${memberId}, ${Buffer.from(publicKey)}, ${counter}, ${transports}, ${name}, ${now})`;
}

interface PasskeyRow {
  id: string;
  name: string;
  created_at: Date;
  last_used_at: Date | null;
}

export async function listPasskeys(sql: Sql, memberId: number): Promise<Output<typeof access.passkeys>> {
  const rows = await sql<PasskeyRow>`
    select id, name, created_at, last_used_at from staff_passkey where member_id = ${memberId} order by created_at`;
  return {
    items: rows.map(({ created_at, last_used_at, ...row }) => ({
      ...row,
      created_at: created_at.toISOString(),
      last_used_at: last_used_at?.toISOString() ?? null,
    })),
  };
}

export async function removePasskey(tx: Tx, memberId: number, id: string): Promise<string | undefined> {
  const [removed] = await tx.sql<{ name: string }>`
    delete from staff_passkey where id = ${id} and member_id = ${memberId} returning name`;
  return removed?.name;
}
