// Proof of the owner (amendment M10): whoever changes what protects an account shows more than a session, which may have
// been stolen. The password; where there is none, a code to a contact that counts; where there is none of these either,
// the account was opened by another service, and having come from it just now is the proof.
import { Refusal } from '#contract/refusals.ts';
import type { Context, Player } from '../calls/context.ts';
import type { Sql } from '../database/db.ts';
import { forgive, requireWithin } from '../limits/limits.ts';
import { requireCode } from './asked-code.ts';
import { askerOf } from './askers.ts';
import { findPassword, isRightPassword, type PasswordHash } from './passwords.ts';

export interface Proof {
  password?: string | undefined;
  code?: string | undefined;
}

type PlayerContext = Context & { player: Player };

const FRESH_MS = 10 * 60_000;

/** Refuses with the name of the field that is missing or wrong. */
export async function requireOwner({ password, code }: Proof, ctx: PlayerContext): Promise<void> {
  const kept = await findPassword(ctx.db.sql, ctx.player.id);
  if (kept === null) return requireOwnerWithoutPassword(code, ctx);
  await requirePassword({ kept, given: password, field: 'password' }, ctx);
}

export async function requireOwnerWithoutPassword(
  code: string | undefined,
  ctx: PlayerContext,
): Promise<void> {
  const shown = await requireCode({ playerId: ctx.player.id, purpose: 'proof', code: code ?? '' }, ctx);
  if (shown === undefined) await requireFreshSession(ctx.db.sql, ctx);
}

interface PasswordProof {
  kept: PasswordHash;
  given: string | undefined;
  /** As the call names it. */
  field: 'password' | 'old_password';
}

/** A stolen session must not be a way to guess the password: its guesses are few. */
export async function requirePassword(
  { kept, given = '', field }: PasswordProof,
  ctx: PlayerContext,
): Promise<void> {
  if (given === '') throw wrong(field, 'required');
  const { name } = askerOf(ctx.player.id, ctx);
  await requireWithin('password-guess', name, ctx);
  if (!(await isRightPassword(kept, given, ctx.config))) throw wrong(field, 'password');
  await forgive(ctx, [['password-guess', name]]);
}

/** Without a password a session begins only by the word of another service. */
export async function requireFreshSession(
  sql: Sql,
  { now, session }: Pick<Context, 'now' | 'session'>,
): Promise<void> {
  const [fresh] = await sql`
    select 1 from session
    where hash = ${session?.hash ?? null} and created_at > ${new Date(now.getTime() - FRESH_MS)}`;
  if (fresh === undefined) throw wrong('session', 'fresh');
}

const wrong = (field: string, code: string): Refusal =>
  new Refusal('InvalidParameter', { invalid_parameters: { [field]: [code] } });
