// A house that follows a producer of a test over a real socket, into a real database.
import { expect } from 'vitest';
import { runFeed } from '#server/feed/run-feed.ts';
import { socketFeed } from '#server/feed/socket-feed.ts';
import { openProcessBus } from '#server/live/process.ts';
import { createShiftedClock } from '#server/plumbing/clock.ts';
import { openProducer } from './feed.ts';
import { test as inWorld } from './world.ts';

interface Row {
  status: string;
  moment: number;
  incidents: unknown[];
  pause: string | null;
  version: number;
  ending: string | null;
  seed: string | null;
  result: Record<string, unknown> | null;
  result_revision: number;
}

let names = 0;

export const test = inWorld.extend('feed', async ({ world }, { onCleanup }) => {
  names += 1;
  const producer = await openProducer(`producer-${names}`);
  const bus = openProcessBus();
  const told: number[] = [];
  bus.subscribe((message) => 'events' in message && told.push(...message.events));
  let shiftMs = 0;
  const clock = createShiftedClock(() => shiftMs);
  const running: { close(): Promise<void> }[] = [];
  onCleanup(async () => {
    await Promise.all(running.map((one) => one.close()));
    await producer.close();
  });
  return {
    producer,
    told,
    name: `producer-${names}`,
    pass(ms: number) {
      shiftMs += ms;
    },
    run() {
      const feed = runFeed({ db: world.db, bus, clock }, world.url, () => [socketFeed(producer.settings)]);
      running.push(feed);
      return feed;
    },
    async row(event: string): Promise<Row | undefined> {
      const [row] = await world.db.sql<Row>`
        select status, moment, incidents, pause, version, ending, seed, result, result_revision
        from event where producer = ${`producer-${names}`} and external_id = ${event}`;
      return row;
    },
    async untilRecovered() {
      const isUp = async () => {
        const [row] = await world.db.sql<{ is_down: boolean }>`
          select is_down from producer where name = ${`producer-${names}`}`;
        return row?.is_down === false;
      };
      await expect.poll(isUp).toBe(true);
    },
  };
});

/** Everything as it stands is what this producer answers when it is asked for all. */
export const whole = (producer: Awaited<ReturnType<typeof openProducer>>, events: () => readonly object[]) =>
  producer.answers(() => [
    ...events().map((event) => ({ ...event, sequence: producer.sequence })),
    { type: 'recovered', sequence: producer.sequence, is_whole: true },
  ]);
