// Carries letters out of the house: a task each, tried again later and later for a day. Each channel has a line of its
// own, and a carrier that is away is left alone for a while.
import type { Db, Sql } from '../database/db.ts';
import { type Effect, TriedInVain, type Worker, workerOf } from '../jobs/tasks.ts';
import { Breaker } from '../plumbing/breaker.ts';
import type { Clock } from '../plumbing/clock.ts';
import { log, sentenceOf } from '../plumbing/log.ts';
import { logOutage } from '../plumbing/outage-log.ts';
import { type Carrier, type Channel, LetterRefused, type Outgoing } from './carrier.ts';
import type { Carriers } from './carriers.ts';
import { letterTasks } from './letters.ts';

const AT_ONCE = 20;

export const lettersCarried = ({ db, clock }: { db: Db; clock: Clock }, carriers: Carriers): Worker[] =>
  Object.entries(carriers).map(([name, carrier]) => {
    const channel = name as Channel;
    const breaker = new Breaker();
    return workerOf(letterTasks[channel], {
      width: AT_ONCE,
      // After a rest one letter is tried, and the others follow it.
      room: () => breaker.room,
      async run({ letter: id }) {
        const letter = await findUnsent(db.sql, id);
        if (letter === undefined) return undefined;
        await carry(letter, { channel, carrier, breaker });
        return keepSent(id, { now: clock.now(), isForgotten: carrier.isSandbox !== true });
      },
    });
  });

async function findUnsent(sql: Sql, id: number): Promise<Outgoing | undefined> {
  const [letter] = await sql<Outgoing>`
    select id, recipient, subject, text, html, reply_to from message_outbox where id = ${id} and sent_at is null`;
  return letter;
}

interface Lane {
  channel: Channel;
  carrier: Carrier;
  breaker: Breaker;
}

async function carry(letter: Outgoing, { channel, carrier, breaker }: Lane): Promise<void> {
  try {
    await breaker.run(
      () => carrier.carry(letter),
      (error) => !(error instanceof LetterRefused),
    );
  } catch (error) {
    if (error instanceof LetterRefused)
      log.warn('a letter was refused', { letter: letter.id, channel, reason: error.message });
    else logOutage(channel, 'letters could not be carried', error);
    throw new TriedInVain(sentenceOf(error), { cause: error });
  }
}

const keepSent =
  (id: number, { now, isForgotten }: { now: Date; isForgotten: boolean }): Effect =>
  async (tx) => {
    await tx.sql`
      update message_outbox
      set sent_at = ${now}, text = case when is_secret and ${isForgotten} then '' else text end,
        html = case when is_secret and ${isForgotten} then '' else html end,
        subject = case when is_secret and ${isForgotten} then '' else subject end
      where id = ${id}`;
  };
