// Coming in to the content backend: by name and password, as somebody new, and with a confirmed address.
import { hashPassword, isRightPassword } from '../auth/passwords.ts';
import type { Tx } from '../database/db.ts';
import { writeLetter } from '../post/letters.ts';
import { addUser, type ContentUser, confirm, findByIdentifier, passwordOf } from './content-users.ts';
import { type Asking, type Entered, entered } from './entered.ts';
import { PASSWORD_MAX, passwordFaults } from './password-rules.ts';
import { openOnce, spendOnce } from './tokens.ts';
import { invalid, Trouble } from './trouble.ts';

const wrong = () => invalid({ identifier: 'Invalid identifier or password' });

/** An unknown name costs as much time as a wrong password, and is told the same. */
export async function signIn(identifier: string, password: string, ctx: Asking): Promise<Entered> {
  if (identifier === '' || password === '' || password.length > PASSWORD_MAX) throw wrong();
  const user = await findByIdentifier(ctx.db.sql, identifier);
  const isRight = await isRightPassword(user === undefined ? null : passwordOf(user), password, ctx.config);
  if (user === undefined || !isRight) throw wrong();
  if (user.is_blocked) throw new Trouble(400, 'Your account has been blocked by an administrator');
  return entered(user, ctx);
}

interface Registration {
  username: string;
  email: string;
  password: string;
}

export async function register({ username, email, password }: Registration, ctx: Asking): Promise<Entered> {
  const faults = {
    ...(/^[\w.@+-]{3,60}$/.test(username)
      ? {}
      : { username: 'username must be 3 to 60 letters, digits or . _ - @ +' }),
    ...(/^[^\s@]{1,64}@[^\s@]{1,190}$/.test(email) ? {} : { email: 'email must be a valid email' }),
    ...passwordFaults(password),
  };
  if (Object.keys(faults).length > 0) throw invalid(faults);
  const hash = await hashPassword(password, ctx.config);
  return ctx.db.atomically(async (tx) => {
    const user = await addUser(tx, { username, email, password: hash, now: ctx.now });
    if (user === undefined) throw new Trouble(400, 'Email or Username are already taken');
    await askToConfirm(tx, user, ctx);
    return entered(user, ctx);
  });
}

export const confirmEmail = (word: string, { db, now }: Asking): Promise<void> =>
  db.atomically(async (tx) => {
    const id = await spendOnce(tx, word, 'confirm', now);
    if (id === undefined) throw invalid({ confirmation: 'Invalid token' });
    await confirm(tx, id, now);
  });

export async function sendConfirmation(email: string, ctx: Asking): Promise<{ email: string; sent: true }> {
  const user = await findByIdentifier(ctx.db.sql, email);
  if (user !== undefined && !user.is_confirmed && !user.is_blocked)
    await ctx.db.atomically((tx) => askToConfirm(tx, user, ctx));
  return { email, sent: true };
}

async function askToConfirm(tx: Tx, { id, email }: ContentUser, ctx: Asking): Promise<void> {
  const word = await openOnce(tx, id, 'confirm', ctx.now);
  const link = `${ctx.origin}/cms/api/auth/email-confirmation?confirmation=${word}`;
  await writeLetter(tx, { name: 'content-confirmation', link, to: { type: 'email', contact: email } }, ctx);
}
