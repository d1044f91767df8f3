// The trader's room: what is shown, what is set, who must agree, and how soon an open page knows.
import { expect } from 'vitest';
import { cents } from '#rules/money.ts';
import { ladderStep } from '#sports/odds/ladder.ts';
import { makeEvent, makeLeague } from '#tests/book.ts';
import { openDesk } from '#tests/desk.ts';
import { type openDoors, test } from '#tests/doors.ts';
import { listenLive } from '#tests/live-listener.ts';
import { findEvents } from '../../book/event-rows.ts';
import { factorOf } from '../../book/league-trading.ts';
import { offeredBook } from '../../book/offered-book.ts';

type Doors = Pick<Awaited<ReturnType<typeof openDoors>>, 'app' | 'product' | 'player'>;
type Fields = Record<string, string>;

const HOUR_MS = 3_600_000;

const eventOf = async ({ product }: Doors, id: number) => (await findEvents(product.db.sql, [id]))[0]!;
const bookOf = async (doors: Doors, id: number) => offeredBook(await eventOf(doors, id));

async function atDesk(doors: Doors) {
  const desk = openDesk(doors);
  const trader = await desk.member('trader');
  const { sql } = doors.product.db;
  const event = await makeEvent(sql, {
    status: 'live',
    starts_at: new Date(doors.product.clock.now().getTime() - HOUR_MS / 2),
    moment: 30,
  });
  const id = String(event.id);
  return {
    ...{ desk, trader, event, id, sql },
    get: async (fields: Fields = {}) =>
      (await desk.ask('trading.get', { event: id, ...fields }, trader)).result,
    set: (call: string, fields: Fields) => desk.send(`trading.${call}`, { event: id, ...fields }, trader),
  };
}

test('a match that has not begun has no clock, and one whose producer tells its result alone has that score', async ({
  doors,
}) => {
  const { desk, trader, sql } = await atDesk(doors);
  const eventAt = async (wish: Parameters<typeof makeEvent>[1]) =>
    (await desk.ask('trading.get', { event: String((await makeEvent(sql, wish)).id) }, trader)).result.event;
  const ahead = new Date(doors.product.clock.now().getTime() + HOUR_MS);
  expect(await eventAt({ status: 'scheduled', starts_at: ahead })).toMatchObject({ clock: null });
  const ended = { status: 'ended', starts_at: new Date(ahead.getTime() - 4 * HOUR_MS) } as const;
  expect(await eventAt({ ...ended, result: { ft: { home: 2, away: 1, isOver: true } } })).toMatchObject({
    ...{ clock: null, score: { home: 2, away: 1 } },
  });
});

test('a suspended market is on an open page within a second, and so is its end: trading.suspend, trading.reopen', async ({
  doors,
}) => {
  const { event, set } = await atDesk(doors);
  const page = await listenLive(await doors.listen(), {});
  page.socket.send(JSON.stringify({ follow: [`betting.event.${event.id}`] }));
  const first = (await page.next()) as unknown as { data: Record<string, { pause: string | null }> };
  expect(first.data['m:result']!.pause).toBe(null);
  for (const [call, pause] of [
    ['suspend', 'trader'],
    ['reopen', null],
  ] as const) {
    const sentAt = performance.now();
    expect((await set(call, { market: 'result', reason: 'news of an injury' })).status).toBe(200);
    const { patch } = (await page.next()) as unknown as { patch: Record<string, { pause: string | null }> };
    expect(patch['m:result']!.pause).toBe(pause);
    if (call === 'suspend') expect(performance.now() - sentAt).toBeLessThan(1_000);
  }
  page.socket.close();
});

test('all that is in play is suspended at once, and what was so before stays so: trading.suspendLive, trading.reopenMany', async ({
  doors,
}) => {
  const { desk, trader, event, set } = await atDesk(doors);
  const other = await makeEvent(doors.product.db.sql, { status: 'live' });
  await set('suspend', { reason: 'own reason' });
  const { events } = (await desk.send('trading.suspendLive', { reason: 'no idea what is going on' }, trader))
    .result;
  expect(events).toContain(other.id);
  expect(events).not.toContain(event.id);
  expect((await bookOf(doors, other.id)).pause).toBe('trader');
  await desk.send('trading.reopenMany', { events: events.join(',') }, trader);
  expect((await bookOf(doors, other.id)).pause).toBe(null);
  expect((await bookOf(doors, event.id)).pause).toBe('trader');
  for (const wrong of ['', 'x', '1,-2', '1.5'])
    expect((await desk.send('trading.reopenMany', { events: wrong }, trader)).status).toBe(400);
});

test('margins and limits of a market, an event and a league multiply: trading.setMargin, trading.setLimit, trading.setLeague, trading.leagues', async ({
  doors,
}) => {
  const { desk, trader, event, set } = await atDesk(doors);
  const before = (await bookOf(doors, event.id)).markets.get('result')!.outcomes[0]!.oddsX1000!;
  const reason = 'a league nobody knows';
  await set('setMargin', { market: 'result', margin: '2', reason });
  await set('setMargin', { margin: '1.5', reason });
  await set('setLimit', { market: 'result', limit: '0.5', reason });
  const league = String(event.league.id);
  await desk.send('trading.setLeague', { league, margin: '1.1', limit: '0.8', reason }, trader);
  await desk.send('trading.setLeague', { league, market: 'result', limit: '0.5', reason }, trader);
  const changed = await eventOf(doors, event.id);
  expect(factorOf(changed, 'margin')('result')).toBeCloseTo(3.3, 9);
  expect(factorOf(changed, 'limit')('result')).toBeCloseTo(0.2, 9);
  expect(factorOf(changed, 'limit')('total|line=2.5')).toBeCloseTo(0.8, 9);
  expect(offeredBook(changed).markets.get('result')!.outcomes[0]!.oddsX1000!).toBeLessThan(before);
  const { items } = (await desk.ask('trading.leagues', { sport: 'football' }, trader)).result;
  expect(items.find(({ id }: { id: number }) => id === event.league.id)).toMatchObject({
    ...{ margin: 1.1, limit: 0.8, events: 1 },
    markets: [{ code: 'result', name: 'Result', margin: null, limit: 0.5 }],
  });
  await desk.send('trading.setLeague', { league, reason }, trader);
  await desk.send('trading.setLeague', { league, market: 'result', reason }, trader);
  expect((await eventOf(doors, event.id)).league.trading).toEqual({});
  const wrong = [{ margin: '9' }, { margin: '-1' }, { margin: 'x' }, { market: 'no-such' }];
  for (const fields of wrong)
    expect(
      (await desk.send('trading.setLeague', { league, reason, ...fields } as Fields, trader)).status,
    ).toBe(400);
  expect((await set('setMargin', { market: 'no-such', margin: '2', reason })).status).toBe(400);
});

test('a price set by hand is offered until the match turns: trading.setPrice', async ({ doors }) => {
  const { event, set, sql } = await atDesk(doors);
  const market = (await bookOf(doors, event.id)).markets.get('result')!;
  const home = market.outcomes[0]!;
  const lower = ladderStep(ladderStep(home.oddsX1000!, -1), -1) / 1000;
  const reason = 'two large singles in a minute';
  const wish = { market: 'result', outcome: '1', price: String(lower), reason };
  expect((await set('setPrice', wish)).result).toEqual({ approval: null });
  expect((await bookOf(doors, event.id)).markets.get('result')!.outcomes[0]!.oddsX1000).toBe(lower * 1000);
  await sql`
    update event set version = version + 1, moment = 31,
      incidents = ${JSON.stringify([{ type: 'goal', side: 'away', step: 30 }])}::text::jsonb
    where id = ${event.id}`;
  const turned = (await bookOf(doors, event.id)).markets.get('result')!.outcomes[0]!.oddsX1000!;
  expect(turned).toBeGreaterThan(lower * 1000);
  for (const wrong of [
    { price: '1.005' },
    { price: '0' },
    { market: 'none' },
    { outcome: '9' },
    { reason: ' ' },
  ])
    expect((await set('setPrice', { ...wish, ...wrong })).status, JSON.stringify(wrong)).toBe(400);
});

test('a price above its worth waits for another person, and never for the same', async ({ doors }) => {
  const { desk, trader, event, set, get } = await atDesk(doors);
  const second = await desk.member('trader');
  const home = (await bookOf(doors, event.id)).markets.get('result')!.outcomes[0]!;
  const generous = Math.ceil((1.1 / home.chance) * 2) / 2 + 1;
  const wish = { market: 'result', outcome: '1', price: String(generous), reason: 'a promotion' };
  const { approval } = (await set('setPrice', wish)).result;
  expect(approval).toBeGreaterThan(0);
  expect((await get()).waiting).toMatchObject([
    { id: approval, kind: 'trading.price', asked_by: trader.name },
  ]);
  expect((await bookOf(doors, event.id)).markets.get('result')!.outcomes[0]!.oddsX1000).toBe(home.oddsX1000);
  const decision = { approval: String(approval) };
  expect((await desk.send('approvals.approve', decision, trader)).status).toBe(400);
  expect((await desk.send('approvals.approve', decision, second)).status).toBe(200);
  expect((await bookOf(doors, event.id)).markets.get('result')!.outcomes[0]!.oddsX1000).toBe(generous * 1000);
});

test('a price that two agreed to once is not put back by one', async ({ doors }) => {
  const { desk, trader, event, set } = await atDesk(doors);
  const path = ['markets', 'result', 'prices', '1'];
  const trading = { markets: { result: { prices: { 1: 3000 } } } };
  await doors.product.db.sql`
    insert into staff_audit (at, member_id, member_name, call, subject, reason, outcome, before, after, address)
    values (now(), ${trader.id}, ${trader.name}, 'trading.setPrice', ${`event ${event.id}`}, 'down again', 'done',
      ${JSON.stringify({ path, value: 9000 })}::text::jsonb, ${JSON.stringify({ path, value: 3000 })}::text::jsonb, '')`;
  await doors.product.db.sql`
    update event set trading = ${JSON.stringify(trading)}::text::jsonb where id = ${event.id}`;
  const [line] = (await desk.ask('trading.changes', { event: String(event.id) }, trader)).result.items;
  expect(line).toMatchObject({ before: '9', after: '3', can_undo: false });
  expect((await set('undo', { change: String(line.id) })).error.message).toContain('set it anew');
});

test('what was set can be put back while it stands, by the log: trading.changes, trading.undo', async ({
  doors,
}) => {
  const { desk, trader, event, set } = await atDesk(doors);
  const list = async () =>
    (await desk.ask('trading.changes', { event: String(event.id) }, trader)).result.items;
  await set('setMargin', { market: 'total|line=2.5', margin: '1.5', reason: 'first' });
  await set('setMargin', { market: 'total|line=2.5', margin: '2', reason: 'second' });
  const [latest, earlier] = await list();
  expect(latest).toMatchObject({
    ...{ by: trader.name, about: 'Total 2.5', reason: 'second', before: '1.5', after: '2', can_undo: true },
  });
  expect(earlier).toMatchObject({ before: '–', after: '1.5', can_undo: false });
  const put = (change: number) => set('undo', { change: String(change) });
  expect((await put(earlier.id)).status).toBe(400);
  expect((await put(latest.id)).status).toBe(200);
  expect((await eventOf(doors, event.id)).trading).toEqual({
    markets: { 'total|line=2.5': { margin: 1.5 } },
  });
  expect((await put(latest.id)).status).toBe(400);
  expect((await desk.audit('trading.undo'))[1]).toMatchObject({
    outcome: 'done',
    subject: `event ${event.id}`,
  });
  expect((await put(987_654_321)).status).toBe(400);
});

test('players with limits of their own are listed with the reason: trading.factors, trading.setFactor', async ({
  doors,
}) => {
  const { desk, trader } = await atDesk(doors);
  const player = await doors.player({ balances: { main: cents(100_00) } });
  const set = (factor: string, reason = 'always ahead of the price') =>
    desk.send('trading.setFactor', { player: String(player.id), factor, reason }, trader);
  const listed = async () =>
    (await desk.ask('trading.factors', { player: String(player.id) }, trader)).result.items;
  expect((await set('0.25')).status).toBe(200);
  expect(await listed()).toMatchObject([
    {
      ...{ id: player.id, factor: 0.25, reason: 'always ahead of the price', set_by: trader.name },
      notice: expect.stringContaining('up to 25% of our usual limits'),
    },
  ]);
  for (const wrong of ['0', '6', '-1', 'x', '0.001']) expect((await set(wrong)).status, wrong).toBe(400);
  expect((await set('0.5', '')).status).toBe(400);
  expect((await desk.audit('trading.setFactor')).find(({ outcome }) => outcome === 'done')).toMatchObject({
    before: { factor: 1 },
    after: { factor: 0.25, reason: 'always ahead of the price' },
  });
  expect((await set('1')).status).toBe(200);
  expect(await listed()).toEqual([]);
  const nobody = { player: '987654321', factor: '0.5', reason: 'nobody' };
  expect((await desk.send('trading.setFactor', nobody, trader)).status).toBe(400);
});

test('each further cut of a player’s limits sends them a message within 48 hours, and nothing else does', async ({
  doors,
}) => {
  const { desk, trader } = await atDesk(doors);
  const player = await doors.player({ balances: { main: cents(100_00) } });
  const { sql } = doors.product.db;
  const contact = `limited-${player.id}@example.com`;
  await sql`
    insert into contact (player_id, type, contact, phone_country_code, is_confirmed, is_subscribed, is_proven, counts_at, created_at)
    values (${player.id}, 'email', ${contact}, '', true, false, true, ${doors.product.clock.now()}, ${doors.product.clock.now()})`;
  const sent = () =>
    sql<{ subject: string; text: string; written_at: Date }>`
      select subject, text, written_at from message_outbox where recipient = ${contact} order by id`;
  const set = async (factor: string) => {
    const wish = { player: String(player.id), factor, reason: 'secret reason' };
    expect((await desk.send('trading.setFactor', wish, trader)).status).toBe(200);
    return (await sent()).length;
  };
  expect([await set('0.5'), await set('0.5'), await set('0.125'), await set('0.8')]).toEqual([1, 1, 2, 2]);
  expect([await set('1'), await set('0.9')]).toEqual([2, 3]);
  const messages = await sent();
  expect(messages[1]!.text).toContain('up to 12.5% of our usual limits');
  expect(messages[1]!.text).toContain('This is a limit on your account');
  expect(messages[1]!.text).toContain('/support');
  expect(messages.some(({ text }) => text.includes('secret reason'))).toBe(false);
  expect(
    await sql`
    select due_at <= written_at + interval '48 hours' as is_soon from task
    join message_outbox on (payload ->> 'letter')::int = message_outbox.id where recipient = ${contact}`,
  ).toEqual(Array(3).fill({ is_soon: true }));
});

test('whoever is no trader changes nothing, and an approver only agrees', async ({ doors }) => {
  const { desk, event } = await atDesk(doors);
  const fields = { event: String(event.id), reason: 'because' };
  for (const role of ['editor', 'cashier', 'support', 'approver'] as const)
    expect((await desk.send('trading.suspend', fields, await desk.member(role))).status, role).toBe(403);
  expect((await desk.ask('trading.events', {}, await desk.member('approver'))).status).toBe(200);
  expect((await bookOf(doors, event.id)).pause).toBe(null);
  const league = await makeLeague(doors.product.db.sql);
  expect((await desk.ask('trading.leagues', {}, await desk.member('support'))).status).toBe(403);
  expect(league).toBeGreaterThan(0);
});
