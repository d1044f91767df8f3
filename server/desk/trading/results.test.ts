// Results and voids by two people: what they would do is seen before, and what they do is what was seen.
import { expect } from 'vitest';
import { cents } from '#rules/money.ts';
import { makeEvent } from '#tests/book.ts';
import { openDesk } from '#tests/desk.ts';
import { type openDoors, test } from '#tests/doors.ts';
import { settleEvent } from '../../bets/settle-event.ts';
import { findEvents } from '../../book/event-rows.ts';
import { offeredBook } from '../../book/offered-book.ts';

type Doors = Pick<Awaited<ReturnType<typeof openDoors>>, 'app' | 'product' | 'player' | 'send' | 'signIn'>;

const pairs = { h1: { home: 1, away: 0 }, h2: { home: 1, away: 1 }, ft: { home: 2, away: 1 } };

async function betOn(doors: Doors, market = 'result', outcome = '1') {
  const { db, clock } = doors.product;
  const event = await makeEvent(db.sql);
  const player = await doors.player({ balances: { main: cents(500_00) } });
  const { cookie } = await doors.signIn(player);
  const odds = offeredBook(event)
    .markets.get(market)!
    .outcomes.find(({ code }) => code === outcome)!.oddsX1000!;
  const slip = {
    legs: [{ event: event.id, picks: [{ market, outcome }], odds }],
    ...{ bet: { type: 'single' }, unit: 10, policy: 'better' },
  };
  const headers = { cookie, 'x-csrf': '1', 'idempotency-key': `slip-${event.id}` };
  const placed = await doors.send('bets.place', { slip: JSON.stringify(slip) }, headers);
  expect(placed.result?.status, JSON.stringify(placed.error)).toBe('open');
  const desk = openDesk(doors);
  const [trader, second] = [await desk.member('trader'), await desk.member('approver')];
  const id = String(event.id);
  return {
    ...{ desk, trader, second, event, odds, id, placed: placed.result.id as string },
    settle: () => settleEvent(db, event.id, clock.now()),
    bet: async () =>
      (
        await db.sql<{ status: string; paid_cents: number }>`
          select status, paid_cents from bet where id = ${placed.result.id}`
      )[0]!,
    ask: (call: string, fields: Record<string, string>) =>
      desk.send(`trading.${call}`, { event: id, reason: 'the feed was wrong', ...fields }, trader),
    approve: (approval: number, who = second) =>
      desk.send('approvals.approve', { approval: String(approval) }, who),
  };
}

test('one enters a result with its effect in sight, another agrees, and bets are settled by it: trading.askResult, trading.preview', async ({
  doors,
}) => {
  const { desk, trader, event, odds, id, settle, bet, ask, approve } = await betOn(doors);
  const tallies = JSON.stringify(pairs);
  const wish = { event: id, ending: 'played', tallies };
  const effect = (await desk.ask('trading.preview', wish, trader)).result;
  expect(effect).toMatchObject({ bets: 1, players: 1, resettled: 0, statuses: { won: 1 }, takes_back: 0 });
  expect(effect.pays).toBeGreaterThan(0);
  expect((await bet()).status).toBe('open');
  const { approval } = (await ask('askResult', { ending: 'played', tallies })).result;
  expect((await approve(approval, trader)).status).toBe(400);
  await settle();
  expect((await bet()).status).toBe('open');
  expect((await approve(approval)).status).toBe(200);
  await settle();
  expect(await bet()).toEqual({ status: 'won', paid_cents: odds });
  const [row] = await findEvents(doors.product.db.sql, [event.id]);
  expect(row).toMatchObject({ status: 'resulted', ending: 'played', result_revision: 1 });
  expect(row!.result!['ft']).toEqual({ home: 2, away: 1, isOver: true });
});

test('a result that was wrong is put right, and the difference goes back', async ({ doors }) => {
  const { desk, trader, id, settle, bet, ask, approve, odds } = await betOn(doors);
  const enter = async (tallies: object) => {
    const { result } = await ask('askResult', { ending: 'played', tallies: JSON.stringify(tallies) });
    expect((await approve(result.approval)).status).toBe(200);
    await settle();
  };
  await enter(pairs);
  expect((await bet()).status).toBe('won');
  const other = { h1: { home: 0, away: 0 }, h2: { home: 0, away: 1 }, ft: { home: 0, away: 1 } };
  const wish = { event: id, ending: 'played', tallies: JSON.stringify(other) };
  const effect = (await desk.ask('trading.preview', wish, trader)).result;
  expect(effect).toMatchObject({ resettled: 1, pays: 0, statuses: { lost: 1 } });
  expect(effect.largest).toMatchObject([{ after: 0, status: 'lost' }]);
  expect(effect.takes_back).toBe(effect.largest[0].before);
  await enter(other);
  expect(await bet()).toEqual({ status: 'lost', paid_cents: 0 });
  await enter(pairs);
  expect(await bet()).toEqual({ status: 'won', paid_cents: odds });
});

test('of two results that were asked for, the second does not write over the first unseen', async ({
  doors,
}) => {
  const { ask, approve, event } = await betOn(doors);
  const { sql } = doors.product.db;
  const { approval } = (await ask('askResult', { ending: 'played', tallies: JSON.stringify(pairs) })).result;
  expect((await ask('askResult', { ending: 'cancelled', tallies: '{}' })).error.message).toContain('already');
  await sql`update event set result_revision = 1, version = version + 1 where id = ${event.id}`;
  expect((await approve(approval)).error.message).toContain('Another result has come');
});

test('counts that contradict each other, or say nothing, are not taken', async ({ doors }) => {
  const { ask } = await betOn(doors);
  const wrong = { ...pairs, ft: { home: 3, away: 1 } };
  expect(
    (await ask('askResult', { ending: 'played', tallies: JSON.stringify(wrong) })).error.message,
  ).toContain('do not add up');
  for (const tallies of [
    '',
    '{',
    '[]',
    '{"ft":{"home":-1,"away":0}}',
    '{"ft":{"home":1}}',
    '{"FT":{"home":1,"away":0}}',
    '{}',
  ])
    expect((await ask('askResult', { ending: 'played', tallies })).status, tallies).toBe(400);
  expect((await ask('askResult', { ending: 'forgotten', tallies: '{}' })).status).toBe(400);
});

test('nobody can bet on a market that was declared void, and it is not opened again', async ({ doors }) => {
  const { desk, trader, event, ask, approve } = await betOn(doors);
  const isOpen = async () => {
    const [now] = await findEvents(doors.product.db.sql, [event.id]);
    return offeredBook(now!).markets.get('result')!.pause === null;
  };
  const { approval } = (await ask('askVoid', { market: 'result' })).result;
  expect((await approve(approval)).status).toBe(200);
  expect(await isOpen()).toBe(false);
  await desk.send('trading.reopen', { event: String(event.id), market: 'result' }, trader);
  expect(await isOpen()).toBe(false);
});

test('a market, or all of an event, is declared void by two people, and stakes come back: trading.askVoid', async ({
  doors,
}) => {
  const market = await betOn(doors, 'total|line=2.5', 'over');
  const wish = { event: market.id, market: 'total|line=2.5' };
  expect((await market.desk.ask('trading.preview', wish, market.trader)).result).toMatchObject({
    ...{ bets: 1, statuses: { returned: 1 } },
  });
  const { approval } = (await market.ask('askVoid', { market: 'total|line=2.5' })).result;
  expect((await market.approve(approval)).status).toBe(200);
  await market.settle();
  expect(await market.bet()).toEqual({ status: 'returned', paid_cents: 1_000 });
  const all = await betOn(doors);
  const asked = (await all.ask('askVoid', {})).result;
  expect((await all.approve(asked.approval)).status).toBe(200);
  await all.settle();
  expect(await all.bet()).toEqual({ status: 'returned', paid_cents: 1_000 });
  expect((await all.ask('askVoid', { market: 'no-such' })).status).toBe(400);
});

test('one bet is cancelled by two people, as it stood when it was asked for: trading.askCancelBet', async ({
  doors,
}) => {
  const { desk, trader, id, placed, ask, approve, bet, settle } = await betOn(doors);
  const other = await betOn(doors);
  expect((await ask('askCancelBet', { bet: other.placed })).error.message).toContain('no such bet');
  const { approval } = (await ask('askCancelBet', { bet: placed })).result;
  expect((await approve(approval, trader)).status).toBe(400);
  expect((await bet()).status).toBe('open');
  expect((await approve(approval)).status).toBe(200);
  expect(await bet()).toEqual({ status: 'cancelled', paid_cents: 1_000 });
  await settle();
  expect((await bet()).status).toBe('cancelled');
  expect((await ask('askCancelBet', { bet: placed })).error.message).toContain('nothing to take back');
  const found = await desk.ask('trading.bets', { event: id, find: placed }, trader);
  expect(found.result.items).toMatchObject([{ id: placed, status: 'cancelled' }]);
  expect((await desk.ask('trading.bets', { event: id, find: other.placed }, trader)).result.items).toEqual(
    [],
  );
  const late = (await other.ask('askCancelBet', { bet: other.placed })).result;
  const tallies = JSON.stringify(pairs);
  await other.approve((await other.ask('askResult', { ending: 'played', tallies })).result.approval);
  await other.settle();
  expect((await other.approve(late.approval)).error.message).toContain('settled since');
  expect((await other.bet()).status).toBe('won');
});

test('a result says when the match really began, and bets made since then return their stakes', async ({
  doors,
}) => {
  const { desk, trader, id, ask, approve, bet, settle } = await betOn(doors);
  const began = new Date(doors.product.clock.now().getTime() - 60_000).toISOString();
  const wish = { ending: 'played', tallies: JSON.stringify(pairs), began };
  expect((await desk.ask('trading.preview', { event: id, ...wish }, trader)).result.statuses).toEqual({
    returned: 1,
  });
  await approve((await ask('askResult', wish)).result.approval);
  await settle();
  expect(await bet()).toEqual({ status: 'returned', paid_cents: 1_000 });
});

test('the largest bets of an event are shown with who placed them: trading.bets', async ({ doors }) => {
  const { desk, trader, id, odds } = await betOn(doors);
  const { items, count } = (await desk.ask('trading.bets', { event: id }, trader)).result;
  expect(count).toBe(1);
  expect(items).toMatchObject([
    { says: 'Alder Rovers, Result', odds, staked: { amount: 10 }, status: 'open' },
  ]);
});
