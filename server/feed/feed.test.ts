// A feed over a real socket into a real database, whatever becomes of the line.
import { expect } from 'vitest';
import { test, whole } from '#tests/fed-house.ts';
import { scriptedMatch } from '#tests/feed.ts';

test('a match is taken from its fixture to its result, and is told at every step', async ({ feed }) => {
  const match = scriptedMatch('football', 1);
  whole(feed.producer, () => []);
  feed.run();
  await feed.untilRecovered();
  feed.producer.tell(match.fixture, match.at(0));
  await expect.poll(async () => (await feed.row(match.event))?.status).toBe('live');
  feed.producer.tell(...match.from(1, 60));
  await expect.poll(async () => (await feed.row(match.event))?.moment).toBe(60);
  expect((await feed.row(match.event))?.incidents).toEqual(
    match.played.incidents.slice(0, match.played.knownAt(60)),
  );
  feed.producer.tell({ type: 'bet-stop', event: match.event, pause: 'incident' });
  await expect.poll(async () => (await feed.row(match.event))?.pause).toBe('incident');
  feed.producer.tell({ type: 'bet-stop', event: match.event, pause: null });
  feed.producer.tell(...match.from(61, match.played.moments));
  await expect.poll(async () => (await feed.row(match.event))?.status).toBe('ended');
  expect((await feed.row(match.event))?.pause).toBe('ended');
  feed.producer.tell(match.result);
  await expect.poll(async () => (await feed.row(match.event))?.status).toBe('resulted');
  const row = await feed.row(match.event);
  expect(row).toMatchObject({ ending: 'played', seed: match.seed, result_revision: 1 });
  expect(row?.result).toEqual(match.played.resultAt(match.played.moments).tallies);
  expect(feed.told.length).toBeGreaterThan(4);
});

test('the price of a new fixture has moved before anyone sees it, and one that is told does not', async ({
  feed,
  world,
}) => {
  const [match, priced] = [scriptedMatch('football', 12), scriptedMatch('football', 13)];
  whole(feed.producer, () => []);
  feed.run();
  await feed.untilRecovered();
  const chances = { result: { '1': 0.5, X: 0.3, '2': 0.2 } };
  feed.producer.tell(match.fixture, { ...priced.fixture, chances });
  await expect.poll(async () => (await feed.row(priced.event))?.status).toBe('scheduled');
  const rows = await world.db.sql<{ external_id: string; has_moved: boolean }>`
    select external_id, moved_at is not null as has_moved from event where producer = ${feed.name} order by id`;
  expect(rows.map(({ has_moved }) => has_moved)).toEqual([true, false]);
});

test('what is said twice, late or in another order makes the same event, and settles it once', async ({
  feed,
}) => {
  const match = scriptedMatch('tennis', 2);
  whole(feed.producer, () => []);
  feed.run();
  await feed.untilRecovered();
  const messages = feed.producer.tell(match.fixture, match.at(0), ...match.from(1, 40));
  await expect.poll(async () => (await feed.row(match.event))?.moment).toBe(40);
  const before = await feed.row(match.event);
  for (const message of messages.toReversed()) feed.producer.say(message);
  feed.producer.answers(null);
  // In another order: the second comes first, is not taken before the one that is missing, and both are asked for.
  feed.producer.miss(match.at(41));
  feed.producer.tell(match.at(42));
  await expect.poll(async () => (await feed.row(match.event))?.moment).toBe(42);
  expect(feed.producer.requests.at(-1)).toMatchObject({ since: messages.at(-1)!.sequence });
  const after = await feed.row(match.event);
  expect(after!.version).toBeLessThanOrEqual(before!.version + 2);
  feed.producer.tell(...match.from(43, match.played.moments), match.result);
  await expect.poll(async () => (await feed.row(match.event))?.status).toBe('resulted');
  const [last] = feed.producer.tell(match.result);
  feed.producer.say(last!);
  feed.producer.tell({ type: 'bet-stop', event: match.event, pause: null });
  const other = scriptedMatch('tennis', 3);
  feed.producer.tell(other.fixture);
  await expect.poll(async () => (await feed.row(other.event))?.status).toBe('scheduled');
  expect(await feed.row(match.event)).toMatchObject({ result_revision: 1, pause: 'ended' });
});

test('a line that dies is made again, and what was said meanwhile is asked for', async ({ feed }) => {
  const match = scriptedMatch('ice-hockey', 3);
  whole(feed.producer, () => []);
  feed.run();
  await feed.untilRecovered();
  feed.producer.tell(match.fixture, match.at(0));
  await expect.poll(async () => (await feed.row(match.event))?.status).toBe('live');
  feed.producer.answers(null);
  feed.producer.cut();
  feed.producer.miss(...match.from(1, 30));
  await expect.poll(async () => (await feed.row(match.event))?.moment).toBe(30);
});

test('a message of which only the sign of life tells is asked for', async ({ feed }) => {
  const match = scriptedMatch('darts', 4);
  whole(feed.producer, () => []);
  feed.run();
  await feed.untilRecovered();
  feed.producer.answers(null);
  feed.producer.miss(match.fixture);
  feed.producer.alive();
  await expect.poll(async () => (await feed.row(match.event))?.status).toBe('scheduled');
});

test('a producer that is silent for twenty seconds is closed, and opened when it has told how things stand', async ({
  feed,
}) => {
  const [live, ahead] = [scriptedMatch('volleyball', 5), scriptedMatch('football', 6)];
  whole(feed.producer, () => []);
  feed.run();
  await feed.untilRecovered();
  feed.producer.tell(live.fixture, ahead.fixture, live.at(0), ...live.from(1, 5));
  await expect.poll(async () => (await feed.row(live.event))?.moment).toBe(5);
  feed.pass(15_000);
  feed.producer.alive();
  feed.pass(15_000);
  expect((await feed.row(live.event))?.pause).toBeNull();
  feed.pass(15_000);
  await expect.poll(async () => (await feed.row(live.event))?.pause).toBe('feed');
  expect((await feed.row(ahead.event))?.pause).toBe('feed');
  whole(feed.producer, () => [live.snapshot(20, 0, 'incident'), ahead.snapshot(-1, 0)]);
  feed.producer.sequence += 30;
  feed.producer.cut();
  await feed.untilRecovered();
  expect(await feed.row(live.event)).toMatchObject({ pause: 'incident', moment: 20, status: 'live' });
  expect((await feed.row(ahead.event))?.pause).toBeNull();
  expect(feed.producer.requests.at(-1)).toMatchObject({ since: null });
  expect(feed.producer.requests.at(-1)?.open.toSorted()).toEqual([live.event, ahead.event].toSorted());
});

test('a producer that is heard again on the same line has to tell how things stand, too', async ({
  feed,
}) => {
  const match = scriptedMatch('football', 4);
  whole(feed.producer, () => []);
  feed.run();
  await feed.untilRecovered();
  feed.producer.tell(match.fixture);
  await expect.poll(async () => (await feed.row(match.event))?.status).toBe('scheduled');
  feed.pass(25_000);
  await expect.poll(async () => (await feed.row(match.event))?.pause).toBe('feed');
  // What it missed meanwhile is not enough: nobody knows what was closed for which reason.
  feed.producer.answers((request) => [
    ...(request.since === null ? [match.snapshot(-1, feed.producer.sequence)] : []),
    { type: 'recovered', sequence: feed.producer.sequence, is_whole: request.since === null },
  ]);
  feed.producer.miss({ type: 'bet-stop', event: match.event, pause: null });
  feed.producer.alive();
  await feed.untilRecovered();
  expect((await feed.row(match.event))?.pause).toBeNull();
  expect(feed.producer.requests.slice(-2).map(({ since }) => since)).toEqual([expect.any(Number), null]);
  feed.pass(25_000);
  await expect.poll(async () => (await feed.row(match.event))?.pause).toBe('feed');
  feed.producer.alive();
  await feed.untilRecovered();
  expect((await feed.row(match.event))?.pause).toBeNull();
});

test('a producer that counts back is not believed', async ({ feed }) => {
  const match = scriptedMatch('esports', 7);
  whole(feed.producer, () => []);
  feed.run();
  await feed.untilRecovered();
  feed.producer.tell(match.fixture, match.at(0), ...match.from(1, 8));
  await expect.poll(async () => (await feed.row(match.event))?.moment).toBe(8);
  const asked = feed.producer.requests.length;
  feed.producer.sequence = 10;
  whole(feed.producer, () => [match.snapshot(3, 0)]);
  feed.producer.cut();
  await expect.poll(() => feed.producer.requests.length).toBeGreaterThan(asked + 1);
  feed.producer.say({ ...match.at(4), sequence: 11 });
  feed.pass(25_000);
  await expect.poll(async () => (await feed.row(match.event))?.pause).toBe('feed');
  expect((await feed.row(match.event))?.moment).toBe(8);
});

test('of two servers one takes, and the other goes on after it', async ({ feed }) => {
  const match = scriptedMatch('basketball', 8);
  whole(feed.producer, () => []);
  const first = feed.run();
  await feed.untilRecovered();
  feed.run();
  feed.producer.tell(match.fixture, match.at(0), ...match.from(1, 3));
  await expect.poll(async () => (await feed.row(match.event))?.moment).toBe(3);
  expect(feed.producer.connections()).toBe(1);
  feed.producer.answers(null);
  await first.close();
  feed.producer.miss(match.at(4));
  feed.producer.tell(match.at(5));
  await expect.poll(async () => (await feed.row(match.event))?.moment).toBe(5);
  expect(feed.producer.connections()).toBe(1);
});

test('what its producer no longer knows is cancelled', async ({ feed }) => {
  const [kept, gone] = [scriptedMatch('football', 1), scriptedMatch('football', 9)];
  whole(feed.producer, () => [kept.snapshot(-1, 0), gone.snapshot(4, 0)]);
  const first = feed.run();
  await feed.untilRecovered();
  expect((await feed.row(gone.event))?.status).toBe('live');
  await first.close();
  feed.pass(30_000);
  whole(feed.producer, () => [kept.snapshot(-1, 0)]);
  feed.run();
  await expect.poll(async () => (await feed.row(gone.event))?.status).toBe('cancelled');
  expect(await feed.row(gone.event)).toMatchObject({
    ending: 'cancelled',
    result_revision: 1,
    pause: 'ended',
  });
  expect((await feed.row(kept.event))?.status).toBe('scheduled');
});
