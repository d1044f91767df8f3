// Coming in with a password and a code of one's phone. Guesses are few: by who guesses from where, and at one account from
// everywhere together. A passkey stays open to its owner when somebody else has used those up.

import { aboutTotp } from '../../at-rest/about.ts';
import { requireRoom } from '../../auth/hash-pool.ts';
import { isRightPassword } from '../../auth/passwords.ts';
import type { Context } from '../../calls/context.ts';
import type { Tx } from '../../database/db.ts';
import { byAddress, type Count, forgive, requireWithin } from '../../limits/limits.ts';
import { logTrouble } from '../../plumbing/outage-log.ts';
import { findByEmail, lockMember, type MemberRow, passwordOf, wrongField } from './members.ts';
import { stepOf } from './totp.ts';

interface Given {
  email: string;
  password: string;
}

/** Whose password it is. The answer takes as long whether there is such a person or not. */
export async function requireMember({ email, password }: Given, ctx: Context): Promise<MemberRow> {
  requireRoom();
  for (const [name, subject] of guessesAt(email, ctx)) await requireWithin(name, subject, ctx);
  const member = await findByEmail(ctx.db.sql, email);
  const isRight = await isRightPassword(passwordOf(member), password, ctx.config);
  if (!isRight || member === undefined) throw wrongField('password', 'password');
  return member;
}

const guessesAt = (email: string, ctx: Context): Count[] => [
  ['login', `desk ${byAddress(ctx)} ${email.toLowerCase()}`],
  ['login-stranger', `desk ${email.toLowerCase()}`],
];

/** The code counts once. The member is locked, and as they are now. */
export async function requireCode(
  tx: Tx,
  { memberId, code }: { memberId: number; code: string },
  { vault }: Pick<Context, 'vault'>,
): Promise<MemberRow> {
  const member = await lockMember(tx, memberId);
  if (member === undefined) throw wrongField('password', 'password');
  const key = vault.open(member.totp_secret, aboutTotp(member.id));
  const step = key === '' ? null : stepOf(code, { key, after: member.totp_step });
  if (step === null) throw wrongField('code', 'code');
  await tx.sql`update staff_member set totp_step = ${step} where id = ${member.id}`;
  return member;
}

/** Whoever got it right in the end did not guess. */
export function forgiveGuesses(tx: Tx, email: string, ctx: Context): void {
  tx.afterCommit(() => {
    forgive(ctx, guessesAt(email, ctx)).catch((error) => logTrouble(error, { what: 'guesses at the desk' }));
  });
}
