// Showing again who one is, before what does harm: a session may have been stolen, or its owner called away.
import { requireRoom } from '../../auth/hash-pool.ts';
import { isRightPassword } from '../../auth/passwords.ts';
import { forgive, requireWithin } from '../../limits/limits.ts';
import type { StaffContext } from '../desk-context.ts';
import { type MemberRow, passwordOf, wrongField } from './members.ts';

/** A stolen session must not be a way to guess the password: its guesses are few. */
export async function requireOwnPassword(password: string, ctx: StaffContext): Promise<void> {
  requireRoom();
  const subject = `desk ${ctx.staff.id}`;
  await requireWithin('password-guess', subject, ctx);
  const [member] = await ctx.db.sql<MemberRow>`
    select id, name, role, coalesce(email, '') as email, password_hash, password_pepper, totp_secret, totp_step
    from staff_member where id = ${ctx.staff.id}`;
  if (!(await isRightPassword(passwordOf(member), password, ctx.config)))
    throw wrongField('password', 'password');
  await forgive(ctx, [['password-guess', subject]]);
}
