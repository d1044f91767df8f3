// Sends letters. One is claimed before it is carried, for longer than carrying takes, so that of several servers only
// one does; one that fails is tried again, later and later, for a day.
import type { Clock } from '../clock.ts';
import type { Db } from '../db.ts';
import { log } from '../log.ts';
import { createSweeper } from '../sweeper.ts';
import type { Carriers, Channel, Outgoing } from './carriers.ts';

const AT_ONCE = 20;
const DAY_MS = 24 * 3_600_000;

export interface PostOffice {
  /** Carries what waits and is due. */
  sweep(): Promise<void>;
  /** Finishes what is under way. */
  close(): Promise<void>;
}

export function openPostOffice({ db, clock }: { db: Db; clock: Clock }, carriers: Carriers): PostOffice {
  const { sweep, settled } = createSweeper(AT_ONCE, () => sendSome(db, clock, carriers));
  const unhear = db.onSignal('letters', () => void sweep().catch((error: unknown) => log.bug(error)));
  return {
    sweep,
    async close() {
      unhear();
      await settled();
      for (const carrier of Object.values(carriers)) carrier.close?.();
    },
  };
}

interface Claimed extends Outgoing {
  channel: Channel;
}

async function sendSome(db: Db, clock: Clock, carriers: Carriers): Promise<number> {
  const now = clock.now();
  const claimed = await db.sql<Claimed>`
    update message_outbox
    set attempts = attempts + 1, try_at = ${now}::timestamptz + interval '1 minute' * power(3, least(attempts, 6))
    where id in (
      select id from message_outbox
      where sent_at is null and (try_at is null or try_at <= ${now})
        and written_at > ${new Date(now.getTime() - DAY_MS)} and channel = any(${Object.keys(carriers)})
      order by id limit ${AT_ONCE} for update skip locked)
    returning id, recipient, channel, subject, text, html`;
  await Promise.all(claimed.map((letter) => carry(db, clock, carriers, letter)));
  return claimed.length;
}

async function carry(db: Db, clock: Clock, carriers: Carriers, letter: Claimed): Promise<void> {
  const { id, channel } = letter;
  const carrier = carriers[channel]!;
  try {
    await carrier.carry(letter);
  } catch (error) {
    log.warn('a letter could not be carried', { letter: id, channel, reason: (error as Error).message });
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
