// How often anyone may ask for what costs much or gives something away (decision D14). Counted in the database, so the
// limits hold however many servers there are, and in one statement, so parallel guesses are all
// counted.
import { hash } from 'node:crypto';
import type { Call } from '#contract/define.ts';
import { Refusal } from '#contract/refusals.ts';
import type { Context } from '../calls/context.ts';
import type { Sql } from '../database/db.ts';
import { count } from './counts.ts';
import { networkOf } from './network.ts';
import type { Limits } from './open-limits.ts';

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;

/** So many times within so many seconds, counted from the first. */
const limits = {
  /** A call that states its own. */
  call: { max: 0, seconds: MINUTE_S },
  /** Whatever changes anything, by a session or, without one, by an address. */
  write: { max: 60, seconds: MINUTE_S },
  /** Guesses at one login from one address. */
  login: { max: 10, seconds: 5 * MINUTE_S },
  /** Guesses from one address, at whatever logins: 1,000 accounts and one guess each. */
  'login-address': { max: 20, seconds: MINUTE_S },
  /** Guesses at one account from browsers its owner never signed in on: one account and 1,000 addresses. */
  'login-stranger': { max: 10, seconds: HOUR_S },
  /** Guesses at an account from one browser its owner has signed in on. Beyond these it is a stranger like any other. */
  'login-known': { max: 10, seconds: 15 * MINUTE_S },
  /** What such a browser may still send when others have used up its address. */
  'write-known': { max: 10, seconds: MINUTE_S },
  'register-address': { max: 20, seconds: HOUR_S },
  'restore-address': { max: 20, seconds: HOUR_S },
  /** Letters with a way back in, to one login, whoever asks: each brings the owner a link, and the last one works. */
  'restore-login': { max: 3, seconds: HOUR_S },
  /** Codes to one contact, by who asks. */
  'code-sent': { max: 5, seconds: HOUR_S },
  /** Codes to one contact that strangers ask for, all together: nobody's phone is rung by somebody else. */
  'code-sent-strangers': { max: 10, seconds: HOUR_S },
  /** Messages to support, by player or, without one, by an address. */
  feedback: { max: 5, seconds: HOUR_S },
  /** Passwords tried by one session that wants to change something. */
  'password-guess': { max: 10, seconds: 15 * MINUTE_S },
  /** At the content backend, for one name from one address and at one route. */
  'content-user': { max: 5, seconds: 5 * MINUTE_S },
  /** And from one address, whatever the names. */
  'content-user-address': { max: 30, seconds: 5 * MINUTE_S },
  /** Promo codes tried from one address. */
  'promo-code': { max: 10, seconds: MINUTE_S },
  /** And by guests, who may have many addresses to try them from and no account to lose. */
  'promo-code-guest': { max: 30, seconds: 24 * HOUR_S },
  /** Codes tried for one player and purpose, by who tries, however many were sent meanwhile; strangers are one. */
  'code-guess': { max: 15, seconds: 24 * HOUR_S },
} as const satisfies Record<string, { max: number; seconds: number }>;

type LimitName = keyof typeof limits;
/** Of which limit, and whose. */
export type Count = readonly [name: LimitName, subject: string];
type Asker = Pick<Context, 'now' | 'config'> & Counters;
interface Counters {
  db: { sql: Sql };
  rooms: { limits: Limits };
}

/** For a call that states how often it may be asked. */
export async function requireCallWithin(
  { name, limit }: Required<Pick<Call, 'name' | 'limit'>>,
  subject: string,
  asker: Asker,
): Promise<void> {
  const retryAfter = await countUp('call', `${name} ${subject}`, asker, limit);
  if (retryAfter !== null) throw tooMany(retryAfter);
}

/** Counts this time too; throws when it is one too many. */
export async function requireWithin(name: LimitName, subject: string, asker: Asker): Promise<void> {
  const retryAfter = await countUp(name, subject, asker);
  if (retryAfter !== null) throw tooMany(retryAfter);
}

/** Counts this time too. Null when it is within the limit; else the seconds until asking makes sense again. */
export async function countUp(
  name: LimitName,
  subject: string,
  asker: Asker,
  { max, seconds }: { max: number; seconds: number } = limits[name],
): Promise<number | null> {
  const { db, now, config, rooms } = asker;
  const { turnedAway } = rooms.limits;
  const key = keyOf(name, subject);
  const told = turnedAway.recall(key);
  if (told !== null) return told;

  const { hits, endsAt } = await count(db.sql, { key, now, end: new Date(now.getTime() + seconds * 1000) });
  if (hits <= max * config.limitFactor) return null;
  const retryAfter = Math.max(1, Math.ceil((endsAt.getTime() - now.getTime()) / 1000));
  turnedAway.remember(key, retryAfter);
  return retryAfter;
}

/** Whoever got it right in the end did not guess. */
export async function forgive({ db, rooms }: Counters, counts: readonly Count[]): Promise<void> {
  const keys = counts.map(([name, subject]) => keyOf(name, subject));
  rooms.limits.turnedAway.forget(keys);
  // In the order in which they are counted: else both could wait for each other.
  await db.sql`
    delete from rate_limit
    where key in (select key from rate_limit where key = any(${keys}) order by key for update)`;
}

export const tooMany = (retryAfter: number): Refusal<'TooManyRequests'> =>
  new Refusal('TooManyRequests', { error_data: { retry_after: retryAfter } });

/** Subjects are logins and addresses, of any length and private: only a hash is written down. */
const keyOf = (name: LimitName, subject: string): string => `${name}:${hash('sha256', subject, 'base64url')}`;

/** By the network a visitor comes from. */
export const byAddress = ({ browser }: Pick<Context, 'browser'>): string => networkOf(browser.address);
