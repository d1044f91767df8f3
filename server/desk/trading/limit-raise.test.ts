// Limits of bets above the usual: two persons agree to them, one may lower them, and all factors together are bounded.
import { expect } from 'vitest';
import { makeEvent } from '#tests/book.ts';
import { untilBlocked } from '#tests/database.ts';
import { openDesk } from '#tests/desk.ts';
import { type openDoors, test } from '#tests/doors.ts';
import { findEvents } from '../../book/event-rows.ts';
import { factorOf } from '../../book/league-trading.ts';
import { lockBettor, storeFactor } from './factors.ts';

type Doors = Pick<Awaited<ReturnType<typeof openDoors>>, 'app' | 'product' | 'player'>;
type Fields = Record<string, string>;

const eventOf = async ({ product }: Doors, id: number) => (await findEvents(product.db.sql, [id]))[0]!;

async function atDesk(doors: Doors) {
  const desk = openDesk(doors);
  const [trader, approver] = [await desk.member('trader'), await desk.member('approver')];
  const event = await makeEvent(doors.product.db.sql);
  const set = (call: string, fields: Fields) =>
    desk.send(`trading.${call}`, { event: String(event.id), ...fields }, trader);
  return { desk, trader, approver, event, set };
}

type Limited = readonly [call: string, fields: (at: Awaited<ReturnType<typeof atDesk>>) => Fields];
const limited: readonly Limited[] = [
  ['setLimit', ({ event }) => ({ event: String(event.id), limit: '3' })],
  ['setLimit', ({ event }) => ({ event: String(event.id), market: 'result', limit: '3' })],
  ['setLeague', ({ event }) => ({ league: String(event.league.id), limit: '3', margin: '1.2' })],
  ['setLeague', ({ event }) => ({ league: String(event.league.id), market: 'result', limit: '3' })],
];

test.for(limited)(
  '%s above the usual waits for a person who agrees to limits: %o',
  async ([call, fieldsOf], { doors }) => {
    const at = await atDesk(doors);
    const { desk, trader, event } = at;
    const fields = { ...fieldsOf(at), reason: 'a cup final' };
    const limit = async () => factorOf(await eventOf(doors, event.id), 'limit')('result');
    const set = async (more: Fields) =>
      (await desk.send(`trading.${call}`, { ...fields, ...more }, trader)).result;
    expect(await set({ limit: '0.5' })).toEqual({ approval: null });
    const { approval } = await set({});
    expect(approval).toBeGreaterThan(0);
    expect(await limit()).toBe(0.5);
    const decision = { approval: String(approval) };
    for (const who of [trader, await desk.member('trader')])
      expect((await desk.send('approvals.approve', decision, who)).status).toBe(403);
    const approver = await desk.member('approver');
    expect((await desk.send('approvals.approve', decision, approver)).status).toBe(200);
    expect(await limit()).toBe(3);
    // Down again is one trader's, and up to what was agreed once is not.
    expect(await set({ limit: '2' })).toEqual({ approval: null });
    const late = (await set({})).approval;
    expect(await set({ limit: '1' })).toEqual({ approval: null });
    const said = await desk.send('approvals.approve', { approval: String(late) }, approver);
    expect(said.error.message).toContain('ask again');
    expect(await limit()).toBe(1);
  },
);

test('a lowered limit is not put back above the usual by one person', async ({ doors }) => {
  const { desk, trader, event, set } = await atDesk(doors);
  const reason = 'a cup final';
  const { approval } = (await set('setLimit', { limit: '4', reason })).result;
  await desk.send('approvals.approve', { approval: String(approval) }, await desk.member('approver'));
  await set('setLimit', { limit: '1', reason });
  const [line] = (await desk.ask('trading.changes', { event: String(event.id) }, trader)).result.items;
  expect(line).toMatchObject({ before: '4', after: '1', can_undo: false });
  expect((await set('undo', { change: String(line.id) })).error.message).toContain('set it anew');
});

test('all factors of a limit together come to five at most', async ({ doors }) => {
  const { event } = await atDesk(doors);
  const five = { limit: 5, markets: { result: { limit: 5 } } };
  const most = { ...(await eventOf(doors, event.id)), trading: five };
  most.league = { ...most.league, trading: five };
  expect(factorOf(most, 'limit')('result')).toBe(5);
  most.league = { ...most.league, trading: { limit: 0.1 } };
  expect(factorOf(most, 'limit')('result')).toBeCloseTo(2.5, 9);
});

test('a player is given more than the usual limits by two persons: trading.setFactor', async ({ doors }) => {
  const { desk, trader } = await atDesk(doors);
  const [player, approver] = [await doors.player(), await desk.member('approver')];
  const set = async (factor: string) =>
    (await desk.send('trading.setFactor', { player: String(player.id), factor, reason: 'knows him' }, trader))
      .result;
  const listed = async () =>
    (await desk.ask('trading.factors', { player: String(player.id) }, trader)).result.items;
  const { approval } = await set('3');
  expect(approval).toBeGreaterThan(0);
  expect(await listed()).toEqual([]);
  expect((await desk.send('approvals.approve', { approval: String(approval) }, approver)).status).toBe(200);
  expect(await listed()).toMatchObject([
    { factor: 3, reason: 'knows him', set_by: `${trader.name}, ${approver.name}` },
  ]);
  expect(await set('2')).toEqual({ approval: null });
  expect((await set('2.5')).approval).toBeGreaterThan(0);
  expect(await listed()).toMatchObject([{ factor: 2, set_by: trader.name }]);
});

test('a limit that is lowered while its raise is approved stays lowered: trading.setFactor', async ({
  doors,
}) => {
  const { desk, trader } = await atDesk(doors);
  const [{ id: player }, approver] = [await doors.player(), await desk.member('approver')];
  const { db, clock, content } = doors.product;
  const browser = { origin: 'https://marigold.example' };
  const raise = { player: String(player), factor: '3', reason: 'a cup final' };
  const { approval } = (await desk.send('trading.setFactor', raise, trader)).result;
  const lowered = { player, factor: 0.5, reason: 'a syndicate' };
  const approving = await db.atomically(async (tx) => {
    await lockBettor(tx, player);
    await storeFactor(tx, lowered, { name: trader.name }, { content, now: clock.now(), browser });
    const approved = desk.send('approvals.approve', { approval: String(approval) }, approver);
    await untilBlocked(db.sql, approved);
    return { approved };
  });
  expect((await approving.approved).error?.message).toContain('ask again');
  const { items } = (await desk.ask('trading.factors', { player: String(player) }, trader)).result;
  expect(items).toMatchObject([{ factor: 0.5 }]);
});
