// A new password for a content user: by a letter, or by the old one.
import { hashPassword, isRightPassword } from '../auth/passwords.ts';
import { writeLetter } from '../post/letters.ts';
import { findById, findByIdentifier, passwordOf, setPassword } from './content-users.ts';
import { type Asking, type Entered, entered } from './entered.ts';
import { PASSWORD_MAX, requireEqual } from './password-rules.ts';
import { openOnce, spendOnce } from './tokens.ts';
import { invalid } from './trouble.ts';

/** Nobody learns whether the address is known. */
export async function forgetPassword(email: string, ctx: Asking): Promise<{ ok: true }> {
  const user = await findByIdentifier(ctx.db.sql, email);
  if (user !== undefined && !user.is_blocked && user.email.toLowerCase() === email.toLowerCase())
    await ctx.db.atomically(async (tx) => {
      const word = await openOnce(tx, user.id, 'reset', ctx.now);
      const link = `${ctx.origin}/cms/reset-password?code=${word}`;
      await writeLetter(tx, { name: 'restore', link, to: { type: 'email', contact: user.email } }, ctx);
    });
  return { ok: true };
}

interface Reset {
  code: string;
  password: string;
  passwordConfirmation: string;
}

export async function resetPassword(reset: Reset, ctx: Asking): Promise<Entered> {
  requireEqual(reset);
  const hash = await hashPassword(reset.password, ctx.config);
  return ctx.db.atomically(async (tx) => {
    const id = await spendOnce(tx, reset.code, 'reset', ctx.now);
    if (id === undefined) throw invalid({ code: 'Incorrect code provided' });
    await setPassword(tx, id, hash, ctx.now);
    return entered((await findById(tx.sql, id))!, ctx);
  });
}

interface Changed {
  currentPassword: string;
  password: string;
  passwordConfirmation: string;
}

/** Every other token of theirs ends with the old password. */
export async function changePassword(userId: number, change: Changed, ctx: Asking): Promise<Entered> {
  requireEqual(change);
  const kept = passwordOf((await findById(ctx.db.sql, userId))!);
  const isRight = await isRightPassword(kept, change.currentPassword.slice(0, PASSWORD_MAX), ctx.config);
  if (!isRight) throw invalid({ currentPassword: 'The provided current password is invalid' });
  if (change.currentPassword === change.password)
    throw invalid({ password: 'Your new password must be different than your current password' });
  const hash = await hashPassword(change.password, ctx.config);
  return ctx.db.atomically(async (tx) => {
    await setPassword(tx, userId, hash, ctx.now);
    return entered((await findById(tx.sql, userId))!, ctx);
  });
}
