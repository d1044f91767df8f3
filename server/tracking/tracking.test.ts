// What visitors do, and what the site is told about measuring it.
import { expect } from 'vitest';
import { openDoorsIn, test } from '#tests/doors.ts';
import { withCms, withGeneral } from '#tests/settings.ts';
import { forgetEvents, recordEvent } from './visitor-events.ts';

test('tracking.getSettings says what there is to ask a visitor for', async ({ world, doors }) => {
  const { result } = await doors.ask('tracking.getSettings');
  expect(result).toEqual({
    consent: { version: 1, isRequired: true },
    purposes: ['analytics'],
    hasHits: true,
    analytic: {},
    customerData: null,
    fraudScript: null,
  });
  await using silent = await openDoorsIn(world, { content: withCms('tracking', { hits: false }) });
  expect((await silent.ask('tracking.getSettings')).result.purposes).toEqual([]);
});

test('the counters are the general settings’, and the fraud check has its script only while it is on (S3-R135, S3-R139)', async ({
  world,
}) => {
  const general = { analytic: { ga4: 'G-1' }, is_seon_enabled: true };
  await using doors = await openDoorsIn(world, { content: withGeneral(general) });
  const { result } = await doors.ask('tracking.getSettings');
  expect(result.analytic).toEqual({ ga4: 'G-1' });
  expect(result.fraudScript).toMatch(/^https:\/\/.*agent/);
  expect((await doors.ask('metadata.getgeneralinfo')).result).toMatchObject(general);
});

test('events.handle keeps what was told, by anybody, with where they came from (S7-R094)', async ({
  doors,
}) => {
  const { sql } = doors.product.db;
  const params = JSON.stringify({ on: 'login', code: 4 });
  const told = { event_name: 'nobody knows this one', event_params: params, track_id: 'T1' };
  expect((await doors.ask('events.handle', told)).result).toBe(1);
  const player = await doors.player();
  const session = { ...(await doors.signIn(player)), 'x-csrf': '1' };
  expect((await doors.ask('events.handle', told, session)).result).toBe(1);
  const kept = await sql`
    select player_id, params, source from visitor_event where name = ${told.event_name} order by id`;
  const row = { params: { on: 'login', code: 4 }, source: { track_id: 'T1' } };
  expect(kept).toEqual([
    { player_id: null, ...row },
    { player_id: player.id, ...row },
  ]);
});

test('a page of another site tells nothing in a player’s name (M8)', async ({ doors }) => {
  const session = await doors.signIn(await doors.player());
  const crossing = { ...session, 'sec-fetch-site': 'cross-site' };
  expect((await doors.ask('events.handle', { event_name: 'forged' }, crossing)).status).toBe(400);
  expect((await doors.ask('events.handle', { event_name: 'forged' }, session)).status).toBe(400);
  expect(await doors.product.db.sql`select 1 from visitor_event where name = 'forged'`).toEqual([]);
});

test.for(['{"a":"\\u0000"}', '{"\\ud800":1}', '{"a":1}'])(
  'parameters such as %s do no harm',
  async (params, { doors }) => {
    expect((await doors.ask('events.handle', { event_name: 'odd', event_params: params })).result).toBe(1);
  },
);

test.for(['[1]', '7', 'nothing', ''])('%s is no set of parameters', async (params, { doors }) => {
  const { status } = await doors.ask('events.handle', { event_name: 'odd', event_params: params });
  expect(status).toBe(400);
});

test('events are forgotten after ninety days', async ({ world: { db } }) => {
  const now = new Date('2026-06-01T00:00:00Z');
  const at = (days: number) => new Date(now.getTime() - days * 86_400_000);
  for (const [name, days] of [
    ['old', 91],
    ['young', 89],
  ] as const)
    await recordEvent(db.sql, { name, visitor: null, playerId: null, params: {}, source: {}, at: at(days) });
  await forgetEvents(db.sql, now);
  expect(await db.sql`select name from visitor_event where name in ('old', 'young')`).toEqual([
    { name: 'young' },
  ]);
});
