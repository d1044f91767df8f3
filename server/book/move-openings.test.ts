// Opening prices move hourly, in the last hour every ten minutes, and not all in the same minute.
import { expect } from 'vitest';
import { makeEvent, makeLeague } from '#tests/book.ts';
import { test } from '#tests/world.ts';
import { openProcessBus } from '../live/process.ts';
import { findEvents } from './event-rows.ts';
import { moveOpenings } from './move-openings.ts';
import { offeredBook } from './offered-book.ts';

const now = new Date('2026-05-01T12:00:00Z');
const after = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

test('a match ahead moves with the hour, and says so; one in play and a producer’s own do not', async ({
  world,
}) => {
  const { db } = world;
  const bus = openProcessBus();
  const told: number[] = [];
  bus.subscribe((message) => 'events' in message && told.push(...message.events));
  const league = await makeLeague(db.sql, { sport: 'darts' });
  const far = await makeEvent(db.sql, { league, starts_at: after(600) });
  const near = await makeEvent(db.sql, { league, starts_at: after(50) });
  await makeEvent(db.sql, { league, status: 'live', starts_at: after(-5) });
  const chances = { winner: { '1': 0.5, '2': 0.5 } };
  await makeEvent(db.sql, { league, chances, starts_at: after(600) });
  const movedAt = async (minutes: number) => {
    told.length = 0;
    await moveOpenings(db, bus, after(minutes));
    return told.toSorted((a, b) => a - b);
  };
  expect(await movedAt(0)).toEqual([far.id, near.id]);
  expect(await movedAt(5)).toEqual([]);
  expect(await movedAt(11)).toEqual([near.id]);
  const [before] = await findEvents(db.sql, [far.id]);
  expect(await movedAt(61)).toEqual([far.id]);
  const [moved] = await findEvents(db.sql, [far.id]);
  expect(moved!.version).toBe(before!.version + 1);
  const chance = (event: typeof far) => offeredBook(event).markets.get('winner')!.outcomes[0]!.chance;
  expect(chance(moved!)).not.toBe(chance(before!));
});
