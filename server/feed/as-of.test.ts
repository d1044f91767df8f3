// Up to which moment the state of a producer's events is complete: by the times of its own messages, never by ours.
import { expect } from 'vitest';
import { test, whole } from '#tests/fed-house.ts';
import { scriptedMatch } from '#tests/feed.ts';
import { systemClock } from '../plumbing/clock.ts';

test('events are as recent as the last message that was applied, and a clock that runs ahead is not believed', async ({
  feed,
  world,
}) => {
  const match = scriptedMatch('football', 11);
  const asOf = async () => {
    const [row] = await world.db.sql<{ as_of: Date | null }>`
      select as_of from producer where name = ${feed.name}`;
    return row!.as_of?.toISOString() ?? null;
  };
  const at = (ms: number) => new Date(systemClock.now().getTime() + ms).toISOString();
  whole(feed.producer, () => []);
  feed.run();
  await feed.untilRecovered();
  expect(await asOf(), 'a recovery has no time of its own').toBeNull();
  const [first, second] = [at(-60_000), at(-30_000)];
  feed.producer.tell({ ...match.fixture, at: first });
  await expect.poll(asOf).toBe(first);
  feed.producer.alive(second);
  await expect.poll(asOf).toBe(second);
  // Neither a message that was created earlier nor one without a time makes it older or younger.
  feed.producer.tell({ ...match.at(0), at: first }, match.at(1));
  await expect.poll(async () => (await feed.row(match.event))?.moment).toBe(1);
  expect(await asOf()).toBe(second);
  feed.producer.tell({ ...match.at(2), at: at(60_000) });
  await expect.poll(async () => (await feed.row(match.event))?.moment).toBe(2);
  expect(await asOf(), 'created in the future').toBe(second);
  // A heartbeat says nothing while messages before it are missing.
  feed.producer.answers(() => []);
  feed.producer.miss(match.at(3));
  feed.producer.alive(at(-1_000));
  await expect.poll(() => feed.producer.requests.length).toBe(2);
  expect(await asOf()).toBe(second);
});
