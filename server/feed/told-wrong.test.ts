// What a producer says that cannot be, or that it takes back.
import { expect } from 'vitest';
import { test, whole } from '#tests/fed-house.ts';
import { scriptedMatch } from '#tests/feed.ts';

test('what cannot be is not taken: the event is closed until it is right', async ({ feed }) => {
  const match = scriptedMatch('football', 2);
  whole(feed.producer, () => []);
  feed.run();
  await feed.untilRecovered();
  feed.producer.tell(match.fixture, match.at(0), ...match.from(1, 10));
  feed.producer.tell({
    ...{ type: 'incidents', event: match.event, moment: 11, from: 0 },
    incidents: [{ type: 'try', side: 'home', step: 3 }],
  });
  await expect.poll(async () => (await feed.row(match.event))?.pause).toBe('review');
  // Not the match that was committed to.
  const forged = { ...match.at(11), from: 0, incidents: [{ type: 'goal', side: 'home', step: 3 }] };
  feed.producer.tell({ ...forged, moment: match.played.moments });
  await expect.poll(async () => (await feed.row(match.event))?.status).toBe('ended');
  feed.producer.tell(match.result);
  await expect.poll(async () => (await feed.row(match.event))?.pause).toBe('review');
  expect(await feed.row(match.event)).toMatchObject({ status: 'ended', result: null, result_revision: 0 });
  feed.producer.tell({ ...match.at(0), moment: match.played.moments, incidents: match.played.incidents });
  feed.producer.tell(match.result);
  await expect.poll(async () => (await feed.row(match.event))?.status).toBe('resulted');
});

test('a result is taken back, told otherwise, and an event is cancelled', async ({ feed }) => {
  const match = scriptedMatch('darts', 5);
  whole(feed.producer, () => []);
  feed.run();
  await feed.untilRecovered();
  feed.producer.tell(match.fixture, match.at(0), ...match.from(1, match.played.moments), match.result);
  await expect.poll(async () => (await feed.row(match.event))?.status).toBe('resulted');
  feed.producer.tell({ type: 'rollback', event: match.event });
  await expect.poll(async () => (await feed.row(match.event))?.status).toBe('ended');
  expect(await feed.row(match.event)).toMatchObject({ result: null, result_revision: 2, ending: null });
  feed.producer.tell(match.result);
  await expect.poll(async () => (await feed.row(match.event))?.result_revision).toBe(3);
  // What is closed stays so until it is taken back: the desk may have decided on it.
  feed.producer.tell({ type: 'cancel', event: match.event, reason: 'a mistake' });
  feed.producer.tell({ type: 'rollback', event: match.event });
  await expect.poll(async () => (await feed.row(match.event))?.result_revision).toBe(4);
  expect((await feed.row(match.event))?.status).toBe('ended');
  feed.producer.tell({ type: 'cancel', event: match.event, reason: 'a mistake' });
  await expect.poll(async () => (await feed.row(match.event))?.status).toBe('cancelled');
});

test('many events cost as many statements as one', async ({ feed, world }) => {
  const matches = Array.from({ length: 60 }, (_, number) => scriptedMatch('darts', 100 + number));
  whole(feed.producer, () => matches.map((match) => match.snapshot(-1, 0)));
  feed.run();
  await feed.untilRecovered();
  const [{ count }] = (await world.db.sql<{ count: number }>`
    select count(*)::int as count from event where producer = ${feed.name}`) as [{ count: number }];
  expect(count).toBe(60);
  // What is said in the same moment is kept together: one transaction marks them all with the same moment.
  feed.producer.tell(...matches.slice(0, 30).map((match) => match.at(0)));
  await expect.poll(async () => (await feed.row(matches[29]!.event))?.status).toBe('live');
  const times = await world.db.sql<{ xmin: string }>`
    select distinct xmin::text from event where producer = ${feed.name} and status = 'live'`;
  expect(times.length).toBeLessThanOrEqual(3);
});
