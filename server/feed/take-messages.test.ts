import { expect } from 'vitest';
import type { EventMessage } from '#contract/feed/messages.ts';
import { scriptedMatch } from '#tests/feed.ts';
import { test } from '#tests/world.ts';
import { openProcessBus } from '../live/process.ts';
import { takeMessages } from './take-messages.ts';

const now = new Date('2026-03-01T12:30:00Z');

test('messages that were taken change nothing, whoever takes them again and in whatever order', async ({
  world,
}) => {
  const tools = { db: world.db, bus: openProcessBus() };
  const told: number[] = [];
  tools.bus.subscribe((message) => 'events' in message && told.push(...message.events));
  const match = scriptedMatch('darts', 6);
  const all = [match.fixture, match.at(0), ...match.from(1, match.played.moments), match.result].map(
    (message, place) => ({ ...message, sequence: place + 1 }) as EventMessage,
  );
  const rows = () => world.db.sql`select * from event where producer = 'twice'`;
  await takeMessages(tools, 'twice', all.slice(0, 4), now);
  await takeMessages(tools, 'twice', all, now);
  const [taken] = await rows();
  expect(taken).toMatchObject({ status: 'resulted', result_revision: 1, sequence: all.length });
  told.length = 0;
  for (const batch of [all, all.toReversed(), all.slice(3, 5), all.slice(0, 1)])
    await takeMessages(tools, 'twice', batch, new Date(now.getTime() + 60_000));
  expect(await rows()).toEqual([taken]);
  expect(told).toEqual([]);
});

test('two servers that take the same at the same moment do no harm', async ({ world }) => {
  const tools = { db: world.db, bus: openProcessBus() };
  const match = scriptedMatch('tennis', 7);
  const all = [match.fixture, match.at(0), ...match.from(1, 60)].map(
    (message, place) => ({ ...message, sequence: place + 1 }) as EventMessage,
  );
  await Promise.all([
    ...[10, 20, 62].map((upTo) => takeMessages(tools, 'both', all.slice(0, upTo), now)),
    takeMessages(tools, 'both', all, now),
  ]);
  // Late ones of a match that goes on do not set it back.
  await takeMessages(tools, 'both', all.slice(10, 20), now);
  const rows = await world.db.sql`select moment, pause, incidents from event where producer = 'both'`;
  expect(rows).toEqual([{ moment: 60, pause: null, incidents: match.played.incidents.slice(0, 61) }]);
});
