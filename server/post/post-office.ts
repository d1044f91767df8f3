// Sends letters. One is claimed before it is carried, for longer than carrying takes, so that of several servers only
// one does; one that fails is tried again, later and later, for a day. Each channel has a lane of its own, and a carrier
// that is away is left alone for a while.
import { Breaker } from '../plumbing/breaker.ts';
import type { Clock } from '../plumbing/clock.ts';
import { log } from '../plumbing/log.ts';
import { logOutage } from '../plumbing/outage-log.ts';
import { createSweeper } from '../plumbing/sweeper.ts';
import type { Db } from '../database/db.ts';
import { type Carrier, type Channel, LetterRefused, type Outgoing } from './carrier.ts';
import type { Carriers } from './carriers.ts';

const AT_ONCE = 20;
const DAY_MS = 24 * 3_600_000;

export interface PostOffice {
  /** Carries what waits and is due. */
  sweep(): Promise<void>;
  /** Finishes what is under way. */
  close(): Promise<void>;
}

export function openPostOffice({ db, clock }: { db: Db; clock: Clock }, carriers: Carriers): PostOffice {
  const lanes = Object.entries(carriers).map(([channel, carrier]) => {
    const lane = { channel: channel as Channel, carrier, breaker: new Breaker() };
    return createSweeper(AT_ONCE, () => sendSome(db, clock, lane));
  });
  const sweep = async () => void (await Promise.all(lanes.map((lane) => lane.sweep())));
  const unhear = db.onSignal('letters', () => void sweep().catch((error: unknown) => log.bug(error)));
  return {
    sweep,
    async close() {
      unhear();
      await Promise.all(lanes.map((lane) => lane.settled()));
      for (const carrier of Object.values(carriers)) carrier.close?.();
    },
  };
}

interface Lane {
  channel: Channel;
  carrier: Carrier;
  breaker: Breaker;
}

/** After a rest one letter is tried, and the others follow it. */
async function sendSome(db: Db, clock: Clock, lane: Lane): Promise<number> {
  const atOnce = Math.min(AT_ONCE, lane.breaker.room);
  if (atOnce === 0) return 0;
  const now = clock.now();
  const claimed = await db.sql<Outgoing>`
    update message_outbox
    set attempts = attempts + 1, try_at = ${now}::timestamptz + interval '1 minute' * power(3, least(attempts, 6))
    where id in (
      select id from message_outbox
      where sent_at is null and (try_at is null or try_at <= ${now})
        and written_at > ${new Date(now.getTime() - DAY_MS)} and channel = ${lane.channel}
      order by id limit ${atOnce} for update skip locked)
    returning id, recipient, subject, text, html, reply_to`;
  await Promise.all(claimed.map((letter) => carry(db, clock, lane, letter)));
  return claimed.length < atOnce ? claimed.length : AT_ONCE;
}

async function carry(
  db: Db,
  clock: Clock,
  { channel, carrier, breaker }: Lane,
  letter: Outgoing,
): Promise<void> {
  const { id } = letter;
  try {
    await breaker.run(
      () => carrier.carry(letter),
      (error) => !(error instanceof LetterRefused),
    );
  } catch (error) {
    if (error instanceof LetterRefused)
      log.warn('a letter was refused', { letter: id, channel, reason: error.message });
    else logOutage(channel, 'letters could not be carried', error);
    return;
  }
  const isForgotten = carrier.isSandbox !== true;
  await db.sql`
    update message_outbox
    set sent_at = ${clock.now()}, text = case when is_secret and ${isForgotten} then '' else text end,
      html = case when is_secret and ${isForgotten} then '' else html end,
      subject = case when is_secret and ${isForgotten} then '' else subject end
    where id = ${id}`;
}
