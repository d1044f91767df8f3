// One-time codes (decisions D14, D45): six digits to a contact, good for ten minutes, one use and five tries; the next
// one after a minute. Codes and tries are counted by who asks, so that strangers use up their own.

import { sign } from '../at-rest/secret.ts';
import type { Context } from '../calls/context.ts';
import type { Tx } from '../database/db.ts';
import { type Count, forgive, requireWithin, tooMany } from '../limits/limits.ts';
import { draw } from '../plumbing/chance.ts';
import { type Addressed, writeLetter } from '../post/letters.ts';
import { type Asker, STRANGERS } from './askers.ts';
import { confirmationLink } from './confirmation-link.ts';

const RESEND_S = 60;
const LIFE_MS = 10 * 60_000;
const TRIES_MAX = 5;

type Purpose = 'sign-in' | 'two-factor' | 'contact' | 'proof' | 'restore';

interface Sending {
  playerId: number;
  purpose: Purpose;
  to: { type: 'email' | 'phone'; contact: string };
  asker: Asker;
}

interface Sent {
  /** False when the last one was sent less than a minute ago: it is still good. */
  isSent: boolean;
  /** Seconds until the next may be asked for. */
  resendTime: number;
}

type Tools = Pick<Context, 'content' | 'rooms' | 'locale' | 'now' | 'config' | 'secret' | 'browser'>;

export async function sendCode(tx: Tx, sending: Sending, ctx: Tools): Promise<Sent> {
  const { playerId, purpose, to, asker } = sending;
  const { now, secret } = ctx;
  const code = String(draw(1_000_000)).padStart(6, '0');
  const hash = hashOf(secret, { playerId, purpose, contact: to.contact, code });
  const [kept] = await tx.sql`
    insert into one_time_code as held (player_id, purpose, contact, asker, hash, sent_at, expires_at)
    values (${playerId}, ${purpose}, ${to.contact}, ${keptFor(sending)}, ${hash}, ${now},
      ${new Date(now.getTime() + LIFE_MS)})
    on conflict (player_id, purpose, contact, asker) do update set
      hash = excluded.hash, sent_at = excluded.sent_at, expires_at = excluded.expires_at, tries = 0,
      stranger_tries = 0, is_used = false
      where held.is_used or held.sent_at <= ${new Date(now.getTime() - RESEND_S * 1000)}
    returning 1`;
  if (kept === undefined) return { isSent: false, resendTime: await restOf(tx, sending, now) };

  const counter = { db: tx, now, config: ctx.config, rooms: ctx.rooms };
  await requireWithin('code-sent', `${playerId} ${to.contact} ${asker.name}`, counter);
  if (asker.isStranger) await requireWithin('code-sent-strangers', strangersAt(sending), counter);
  await writeLetter(tx, letterFor(sending, code, ctx), ctx);
  return { isSent: true, resendTime: RESEND_S };
}

/** Players who write down another's contact share a count by it; whoever tries another's sign-in, one by the player. */
const strangersAt = ({ playerId, purpose, to }: Omit<Sending, 'asker'>): string =>
  purpose === 'contact' ? to.contact : `${playerId} ${to.contact}`;

/** A contact waits for one code, whichever session asked for it; any other code is the asker's own. */
const keptFor = ({ purpose, asker }: Pick<Sending, 'purpose' | 'asker'>): string =>
  purpose === 'contact' ? '' : asker.name;

/** An address can also be confirmed by a click (decision D36); everything else wants the code typed in. */
function letterFor({ playerId, purpose, to }: Sending, code: string, { browser, secret }: Tools): Addressed {
  const params = { code };
  if (purpose !== 'contact') return { to, name: 'code', params };
  if (to.type === 'phone') return { to, name: 'confirmation', params };
  const link = confirmationLink({ playerId, contact: to.contact, code }, { secret, origin: browser.origin });
  return { to, name: 'confirmation', params, link };
}

async function restOf(tx: Tx, sending: Sending, now: Date): Promise<number> {
  const { playerId, purpose, to } = sending;
  const [last] = await tx.sql<{ sent_at: Date }>`
    select sent_at from one_time_code
    where player_id = ${playerId} and purpose = ${purpose} and contact = ${to.contact}
      and asker = ${keptFor(sending)}`;
  return secondsLeft(last!.sent_at, now);
}

interface Trying {
  playerId: number;
  purpose: Purpose;
  contact: string;
  code: string;
  asker: Asker;
}

/**
 * Counted and judged in one statement, outside any transaction of the caller's: five hundred guesses at once are five,
 * a right code opens once, and a refusal that follows takes nothing back. A phone may change its network on the way: from
 * a stranger the right code that was sent last counts too, whichever address asked for it.
 */
export async function checkCode(
  trying: Trying,
  ctx: Pick<Context, 'db' | 'rooms' | 'now' | 'config' | 'secret'>,
): Promise<'right' | 'wrong' | 'expired'> {
  const { playerId, purpose, contact, asker } = trying;
  const { db, now, secret } = ctx;
  const guesser = guesserOf(trying);
  await requireWithin('code-guess', guesser, ctx);

  const { isStranger } = asker;
  const hash = hashOf(secret, trying);
  const rows = await db.sql<{ tries: number; is_used: boolean; is_expired: boolean; sent_at: Date }>`
    update one_time_code set
      tries = tries + (not ${isStranger}::boolean)::int,
      stranger_tries = stranger_tries + ${isStranger}::boolean::int,
      is_used = hash = ${hash} and case when ${isStranger}::boolean then stranger_tries else tries end < ${TRIES_MAX}
    where player_id = ${playerId} and purpose = ${purpose} and contact = ${contact} and not is_used
      and (asker = ${keptFor(trying)} or hash = ${hash} and ${isStranger}::boolean and asker = (
        select asker from one_time_code as latest
        where latest.player_id = ${playerId} and latest.purpose = ${purpose} and latest.contact = ${contact}
          and starts_with(latest.asker, ${STRANGERS}) order by sent_at desc limit 1))
    returning case when ${isStranger}::boolean then stranger_tries else tries end as tries, is_used,
      expires_at <= ${now} as is_expired, sent_at`;
  const tried = rows.find(({ is_used }) => is_used) ?? rows[0];
  if (tried === undefined || tried.is_expired) return 'expired';
  if (tried.tries > TRIES_MAX) throw tooMany(secondsLeft(tried.sent_at, now));
  if (!tried.is_used) return 'wrong';
  await forgive(ctx, [['code-guess', guesser]]);
  return 'right';
}

const guesserOf = ({ playerId, purpose, asker }: Omit<Trying, 'contact' | 'code'>): string =>
  `${playerId} ${purpose} ${asker.isStranger ? 'strangers' : asker.name}`;

type Shown = Pick<Trying, 'playerId' | 'contact' | 'code'>;

/** The code of a letter's own link: whoever has the link has not guessed, so nothing is counted. */
export async function spendShownCode(
  shown: Shown,
  { db, now, secret }: Pick<Context, 'db' | 'now' | 'secret'>,
) {
  const { playerId, contact } = shown;
  const [spent] = await db.sql`
    update one_time_code set is_used = true
    where player_id = ${playerId} and purpose = 'contact' and contact = ${contact} and not is_used
      and hash = ${hashOf(secret, { ...shown, purpose: 'contact' })} and expires_at > ${now}
    returning 1`;
  return spent !== undefined;
}

/** What strangers have used up of a player's codes, for a letter that has shown whose account it is. */
export const codesOfStrangers = (playerId: number, contacts: readonly string[]): Count[] => [
  ...(['sign-in', 'restore'] as const).map(
    (purpose): Count => [
      'code-guess',
      guesserOf({ playerId, purpose, asker: { name: '', isStranger: true } }),
    ],
  ),
  ...contacts.map((contact): Count => ['code-sent-strangers', `${playerId} ${contact}`]),
];

const secondsLeft = (sentAt: Date, now: Date): number =>
  Math.max(1, RESEND_S - Math.floor((now.getTime() - sentAt.getTime()) / 1000));

/** Six digits are soon tried out against a bare hash; under the house's secret they are not. */
const hashOf = (secret: Buffer, { playerId, purpose, contact, code }: Omit<Trying, 'asker'>): Buffer =>
  sign(secret, 'one-time code', [playerId, purpose, contact, code].join('\n'));
