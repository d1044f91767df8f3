// What a producer says becomes events: any number of messages about any number of events in one transaction of a handful of
// statements. A message that was taken before, or that comes after a later one, changes nothing.
import { isDeepStrictEqual } from 'node:util';
import type { EventMessage } from '#contract/feed/messages.ts';
import { outdateSeasons } from '../book/outdate-seasons.ts';
import { tellEvents } from '../book/tell-events.ts';
import type { Db, Tx } from '../database/db.ts';
import type { Bus } from '../live/bus.ts';
import { logOutage } from '../plumbing/outage-log.ts';
import { applyMessage } from './apply-message.ts';
import { creationTime } from './as-of.ts';
import type { DraftEvent } from './draft-event.ts';
import { addEvents, changeEvents, findKnown } from './event-writes.ts';
import { isTurn } from './match-turn.ts';
import { holdProducer } from './producers.ts';

export interface FeedTools {
  db: Db;
  bus: Bus;
}

export const takeMessages = (
  { db, bus }: FeedTools,
  producer: string,
  messages: readonly EventMessage[],
  now: Date,
): Promise<void> =>
  db.atomically(async (tx) => {
    const { sequence } = await holdProducer(tx, producer, now);
    await take(tx, bus, { producer, messages, now });
    const last = messages.reduce((most, message) => Math.max(most, message.sequence), sequence);
    await tx.sql`
      update producer set sequence = ${last}, alive_at = ${now}, as_of = greatest(as_of, ${asOf(messages, now)})
      where name = ${producer}`;
  });

/** Snapshots are no sequence: only the last of a recovery makes them complete. */
const asOf = (messages: readonly EventMessage[], now: Date): Date | null => {
  const dated = messages.flatMap((message) => ('at' in message && message.at ? [message.at] : []));
  return creationTime(dated.at(-1), now);
};

interface Taken {
  producer: string;
  messages: readonly EventMessage[];
  now: Date;
}

/** In a transaction that holds the producer: nobody else takes from it meanwhile. */
async function take(tx: Tx, bus: Bus, { producer, messages, now }: Taken): Promise<void> {
  const known = await findKnown(tx, producer, [...new Set(messages.map(({ event }) => event))]);
  const drafts = new Map(known);
  const turned = new Set<string>();
  const priced = new Set<string>();
  for (const message of messages) {
    const draft = drafts.get(message.event);
    if (draft !== undefined && !isNews(draft, message)) continue;
    const applied = applyMessage(draft, message);
    if ('event' in applied) {
      drafts.set(message.event, applied.event);
      if ('chances' in message) priced.add(message.event);
      if (isTurn(draft, applied.event)) {
        turned.add(message.event);
        // What was priced before it did not know of it. Leagues are not told apart here: new prices soon follow.
        priced.clear();
      }
    } else {
      logOutage('feed', `a message is not taken: ${applied.trouble}`, new Error(message.event));
      if (draft !== undefined)
        drafts.set(message.event, { ...draft, sequence: message.sequence, pause: 'review' });
    }
  }
  const all = [...drafts.values()];
  const added = await addEvents(
    tx,
    producer,
    all.filter(({ id }) => id === null),
    now,
  );
  const changed = all.filter((draft) => draft.id !== null && isChanged(draft, known.get(draft.external_id)!));
  await changeEvents(tx, producer, changed, now);
  const outdated = await outdateSeasons(tx, producer, { matches: [...turned], priced: [...priced], now });
  await tellEvents(tx, bus, [...new Set([...added, ...changed.map(({ id }) => id!), ...outdated])], now);
}

/** How things stand is news even where nothing was said since: the house itself may have closed the event. */
const isNews = ({ sequence }: DraftEvent, message: EventMessage): boolean =>
  message.type === 'snapshot' ? message.sequence >= sequence : message.sequence > sequence;

/** That it was spoken of is no change. */
const isChanged = (draft: DraftEvent, before: DraftEvent): boolean =>
  draft !== before &&
  !isDeepStrictEqual(
    { ...draft, sequence: 0, league: null, starts_at: Date.parse(draft.starts_at) },
    { ...before, sequence: 0, league: null, starts_at: Date.parse(before.starts_at) },
  );
