// A login and a password, held against the account they name. Whatever is wrong with them, the answer is the same, and
// so is the time it takes: an unknown login costs a hash like any other.
import { Refusal } from '#contract/refusals.ts';
import { login as loginRule } from '#rules/fields/login.ts';
import { password as passwordRule } from '#rules/fields/password.ts';
import type { Context, Player } from '../calls/context.ts';
import { refuseProblems } from '../calls/problems.ts';
import { byAddress, type Count, countUp, forgive, requireWithin } from '../limits/limits.ts';
import { refuseIfExcluded } from '../person/exclusion.ts';
import { type Mark, readMark } from '../sessions/known-browser.ts';
import { type Account, findAccount, typedLogin } from './accounts.ts';
import { requireRoom } from './hash-pool.ts';
import { hashPassword, isOutdated, isRightPassword, keepPassword } from './passwords.ts';

export interface Credentials {
  login: string;
  password: string;
  /** Only to take their money home: then having excluded oneself is no hindrance. */
  isPayout?: boolean;
}

/** The account they open. Banned, deleted and excluded players are told so, having shown who they are. */
export async function requireAccount(
  { login, password, isPayout = false }: Credentials,
  ctx: Context,
): Promise<Account> {
  requireRoom();
  refuseProblems({ login: loginRule(login), password: passwordRule(password) });
  const account = await findWithinLimits(typedLogin(login), ctx);
  const isRight = await isRightPassword(account?.password ?? null, password, ctx.config);
  if (account === undefined || !isRight) throw new Refusal('Authorization');

  await refuseUnwelcome(account.player, ctx, { isPayout });
  return account;
}

/**
 * A browser that the owner has signed in on is counted by itself, before anybody else's guesses are looked at; all
 * others by their address, and together by the account.
 */
async function findWithinLimits(name: string, ctx: Context): Promise<Account | undefined> {
  const mark = readMark(ctx);
  if (mark === null) await requireFewFrom(name, ctx);
  const account = await findAccount(ctx.db.sql, name);
  if (mark !== null) {
    const isOwn = mark.playerId === account?.player.id;
    if (isOwn && (await countUp('login-known', mark.name, ctx)) === null) return account;
    await requireFewFrom(name, ctx);
  }
  await requireWithin('login-stranger', guessedAt(account, name), ctx);
  return account;
}

async function requireFewFrom(name: string, ctx: Context): Promise<void> {
  await requireWithin('login-address', byAddress(ctx), ctx);
  await requireWithin('login', `${name} ${byAddress(ctx)}`, ctx);
}

/** By the account, whichever of its names is tried; a name that nobody has is counted all the same. */
const guessedAt = (account: Account | undefined, name: string): string =>
  account === undefined ? `name ${name}` : guessedAtPlayer(account.player.id);
const guessedAtPlayer = (id: number): string => `player ${id}`;

/** What strangers have used up of an account's sign-in, for a letter that has shown whose it is. */
export const guessesAt = (playerId: number): Count[] => [['login-stranger', guessedAtPlayer(playerId)]];

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
  await forgive(ctx, [
    ['login', `${name} ${byAddress(ctx)}`],
    ['login-stranger', guessedAt(account, name)],
    ...knownCounts(readMark(ctx)),
  ]);
  if (account.password === null || !isOutdated(account.password, ctx.config)) return;
  const hash = await hashPassword(password, ctx.config);
  await ctx.db.atomically((tx) => keepPassword(tx, account.player.id, hash, ctx.now));
}

const knownCounts = (mark: Mark | null): Count[] => (mark === null ? [] : [['login-known', mark.name]]);
