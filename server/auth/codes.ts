// One-time codes (decisions D14, D45): six digits to a contact, good for ten minutes, one use and five tries; the next
// one after a minute.
import { draw } from '../chance.ts';
import type { Context } from '../context.ts';
import type { Tx } from '../db.ts';
import { forgive, requireWithin, tooMany } from '../limits/limits.ts';
import { type Addressed, writeLetter } from '../post/letters.ts';
import { sign } from '../secret.ts';

const RESEND_S = 60;
const LIFE_MS = 10 * 60_000;
const TRIES_MAX = 5;

type Purpose = 'sign-in' | 'two-factor' | 'contact';

interface Sending {
  playerId: number;
  purpose: Purpose;
  to: { type: 'email' | 'phone'; contact: string };
}

interface Sent {
  /** False when the last one was sent less than a minute ago: it is still good. */
  isSent: boolean;
  /** Seconds until the next may be asked for. */
  resendTime: number;
}

type Tools = Pick<Context, 'content' | 'locale' | 'now' | 'config' | 'secret' | 'browser'>;

export async function sendCode(tx: Tx, sending: Sending, ctx: Tools): Promise<Sent> {
  const { playerId, purpose, to } = sending;
  const { now, secret } = ctx;
  const code = String(draw(1_000_000)).padStart(6, '0');
  const [kept] = await tx.sql`
    insert into one_time_code as held (player_id, purpose, contact, hash, sent_at, expires_at)
    values (${playerId}, ${purpose}, ${to.contact}, ${hashOf(secret, { playerId, purpose, contact: to.contact, code })},
      ${now}, ${new Date(now.getTime() + LIFE_MS)})
    on conflict (player_id, purpose, contact) do update set
      hash = excluded.hash, sent_at = excluded.sent_at, expires_at = excluded.expires_at, tries = 0, is_used = false
      where held.is_used or held.sent_at <= ${new Date(now.getTime() - RESEND_S * 1000)}
    returning 1`;
  if (kept === undefined) return { isSent: false, resendTime: await restOf(tx, sending, now) };

  await requireWithin('code-sent', to.contact, { db: tx, now, config: ctx.config });
  await writeLetter(tx, letterFor(sending, code, ctx), ctx);
  return { isSent: true, resendTime: RESEND_S };
}

/** An address can also be confirmed by a click (decision D36); everything else wants the code typed in. */
function letterFor({ purpose, to }: Sending, code: string, { browser }: Tools): Addressed {
  const params = { code };
  if (purpose !== 'contact') return { to, name: 'code', params };
  if (to.type === 'phone') return { to, name: 'confirmation', params };
  const query = new URLSearchParams({ contact: to.contact, code });
  return { to, name: 'confirmation', params, link: `${browser.origin}/confirmation?${query}` };
}

async function restOf(tx: Tx, { playerId, purpose, to }: Sending, now: Date): Promise<number> {
  const [last] = await tx.sql<{ sent_at: Date }>`
    select sent_at from one_time_code
    where player_id = ${playerId} and purpose = ${purpose} and contact = ${to.contact}`;
  return secondsLeft(last!.sent_at, now);
}

interface Trying {
  playerId: number;
  purpose: Purpose;
  contact: string;
  code: string;
}

/**
 * Counted and judged in one statement, outside any transaction of the caller's: five hundred guesses at once are five,
 * a right code opens once, and a refusal that follows takes nothing back.
 */
export async function checkCode(
  trying: Trying,
  ctx: Pick<Context, 'db' | 'now' | 'config' | 'secret'>,
): Promise<'right' | 'wrong' | 'expired'> {
  const { playerId, purpose, contact } = trying;
  const { db, now, secret } = ctx;
  const guesser = `${playerId}:${purpose}`;
  await requireWithin('code-guess', guesser, ctx);

  const hash = hashOf(secret, trying);
  const [tried] = await db.sql<{ tries: number; is_used: boolean; is_expired: boolean; sent_at: Date }>`
    update one_time_code
    set tries = tries + 1, is_used = hash = ${hash}
    where player_id = ${playerId} and purpose = ${purpose} and contact = ${contact} and not is_used
    returning tries, is_used, expires_at <= ${now} as is_expired, sent_at`;
  if (tried === undefined || tried.is_expired) return 'expired';
  if (tried.tries > TRIES_MAX) throw tooMany(secondsLeft(tried.sent_at, now));
  if (!tried.is_used) return 'wrong';
  await forgive(db, [['code-guess', guesser]]);
  return 'right';
}

const secondsLeft = (sentAt: Date, now: Date): number =>
  Math.max(1, RESEND_S - Math.floor((now.getTime() - sentAt.getTime()) / 1000));

/** Six digits are soon tried out against a bare hash; under the house's secret they are not. */
const hashOf = (secret: Buffer, { playerId, purpose, contact, code }: Trying): Buffer =>
  sign(secret, 'one-time code', [playerId, purpose, contact, code].join('\n'));
