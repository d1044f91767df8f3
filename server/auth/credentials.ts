// A login and a password, held against the account they name. Whatever is wrong with them, the answer is the same, and
// so is the time it takes: an unknown login costs a hash like any other.
import { Refusal } from '#contract/refusals.ts';
import { login as loginRule } from '#rules/fields/login.ts';
import { password as passwordRule } from '#rules/fields/password.ts';
import { refuseIfExcluded } from '../account/exclusion.ts';
import type { Context, Player } from '../context.ts';
import { byAddress, forgive, requireWithin } from '../limits/limits.ts';
import { type Account, findAccount, typedLogin } from './accounts.ts';
import { requireRoom } from './hash-pool.ts';
import { isKnownTo } from './known-browser.ts';
import { hashPassword, isOutdated, isRightPassword, keepPassword } from './passwords.ts';
import { refuseProblems } from './problems.ts';

export interface Credentials {
  login: string;
  password: string;
  /** Only to take their money home: then having shut oneself out is no hindrance. */
  isPayout?: boolean;
}

/** The account they open. Banned, deleted and excluded players are told so, having shown who they are. */
export async function requireAccount(
  { login, password, isPayout = false }: Credentials,
  ctx: Context,
): Promise<Account> {
  requireRoom();
  refuseProblems({ login: loginRule(login), password: passwordRule(password) });
  const name = typedLogin(login);
  await requireWithin('login-address', byAddress(ctx), ctx);
  await requireWithin('login', `${name} ${byAddress(ctx)}`, ctx);

  const account = await findAccount(ctx.db.sql, name);
  const isKnown = account !== undefined && isKnownTo(account.player.id, ctx);
  if (!isKnown) await requireWithin('login-stranger', name, ctx);
  const isRight = await isRightPassword(account?.password ?? null, password, ctx.config);
  if (account === undefined || !isRight) throw new Refusal('Authorization');

  await refuseUnwelcome(account.player, ctx, { isPayout });
  return account;
}

/** Who has shown who they are may know why they are not let in. */
export async function refuseUnwelcome(
  { id, status }: Player,
  { db, now }: Context,
  { isPayout = false } = {},
): Promise<void> {
  if (status === 'banned') throw new Refusal('UserBanned');
  if (status === 'deleted') throw new Refusal('UserDeleted');
  if (!isPayout) await refuseIfExcluded(db.sql, id, now);
}

/** Once they are in: their guesses are forgotten, and a hash of an older make is made anew. */
export async function settleCredentials(
  { login, password }: Credentials,
  account: Account,
  ctx: Context,
): Promise<void> {
  const name = typedLogin(login);
  await forgive(ctx.db, [
    ['login', `${name} ${byAddress(ctx)}`],
    ['login-stranger', name],
  ]);
  if (account.password === null || !isOutdated(account.password, ctx.config)) return;
  const hash = await hashPassword(password, ctx.config);
  await ctx.db.atomically((tx) => keepPassword(tx, account.player.id, hash, ctx.now));
}
