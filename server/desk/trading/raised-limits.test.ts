// A request to raise a limit: what it says, which step was agreed to, and what is refused when it is carried out.
import { expect } from 'vitest';
import { makeEvent, makeLeague } from '#tests/book.ts';
import { untilBlocked } from '#tests/database.ts';
import { seatAtDesk } from '#tests/desk.ts';
import { createWorld, test } from '#tests/world.ts';
import type { StaffContext } from '../desk-context.ts';
import { lockBettor, storeFactor } from './factors.ts';
import { askRaise, LIMIT_RAISE, type LimitTarget, limitPath, limitRaiseApprovable } from './limit-raise.ts';

type World = Awaited<ReturnType<typeof createWorld>>;

const now = new Date('2026-03-01T12:00:00Z');

async function open(world: World) {
  const { db } = world;
  const seat = async () => {
    const { id, name } = await seatAtDesk(db, 'trader', now);
    const staff = { id, name, role: 'trader', session: Buffer.alloc(0), provedAt: now };
    return { ...world.as(null), now, staff } as StaffContext;
  };
  const [asker, second] = [await seat(), await seat()];
  return {
    ...{ db, asker, second },
    ask: (target: LimitTarget, to: number | undefined) =>
      db.atomically((tx) => askRaise(tx, { target, to, reason: 'a cup final' }, asker)),
    carryOut: (target: LimitTarget, from: number, to: number) =>
      db.atomically((tx) =>
        limitRaiseApprovable.carryOut(
          tx,
          { ...target, from, to, says: '' },
          { approval: 1, subject: '', reason: 'a cup final', askedBy: asker.staff },
          second,
        ),
      ),
    set: async (table: 'event' | 'league', id: number, trading: object) => {
      const json = JSON.stringify(trading);
      await (table === 'event'
        ? db.sql`update event set trading = ${json}::text::jsonb where id = ${id}`
        : db.sql`update league set trading = ${json}::text::jsonb where id = ${id}`);
    },
    tradingOf: async (table: 'event' | 'league', id: number) => {
      const [row] = await (table === 'event'
        ? db.sql<{ trading: object }>`select trading from event where id = ${id}`
        : db.sql<{ trading: object }>`select trading from league where id = ${id}`);
      return row!.trading;
    },
  };
}

const again = (factor: number) => ({ details: { message: `It is × ${factor} by now: ask again.` } });

test('a request says the step in words and waits under its target; what one trader may do alone waits for nobody', async ({
  world,
}) => {
  const { db, ask, set } = await open(world);
  const event = await makeEvent(db.sql);
  const other = await makeEvent(db.sql);
  await set('event', event.id, { limit: 0.5, markets: { result: { limit: 2 } } });
  await set('event', other.id, { limit: 4 });
  const whole = { of: 'event', id: event.id, market: null } as const;
  const result = { ...whole, market: 'result' } as const;
  const asked = await ask(whole, 3);
  expect(asked).toEqual({ approval: expect.any(Number), from: 0.5, asked: 'limits: × 0.5 → × 3' });
  const [row] = await db.sql`
    select kind, subject, payload, reason from staff_approval where id = ${asked.approval}`;
  expect(row).toEqual({
    ...{ kind: 'trading.limit', subject: `event ${event.id}`, reason: 'a cup final' },
    payload: { ...whole, from: 0.5, to: 3, says: 'limits: × 0.5 → × 3' },
  });
  expect([LIMIT_RAISE, limitRaiseApprovable.permission]).toEqual(['trading.limit', 'money.approve']);
  expect(await ask(result, 2)).toEqual({ approval: null, from: 2, asked: 'result: × 2 → × 2' });
  expect(await ask(result, undefined), 'back to the usual').toMatchObject({
    approval: null,
    asked: 'result: × 2 → × 1',
  });
  expect(await ask({ ...whole, market: 'total' }, 0.1), 'nothing was set').toMatchObject({ from: 1 });

  const league = await makeLeague(db.sql);
  await makeLeague(db.sql);
  await set('league', league, { markets: { result: { limit: 1.5 } } });
  const ofLeague = { of: 'league', id: league, market: 'result' } as const;
  expect(await ask(ofLeague, 1.2)).toMatchObject({ approval: null, from: 1.5 });
  expect(await ask({ ...ofLeague, market: null }, 1)).toMatchObject({ approval: null, from: 1 });

  const player = { of: 'player', id: (await world.player()).id, market: null } as const;
  expect(await ask(player, 1)).toMatchObject({ approval: null, from: 1 });
  const lowered = { player: player.id, factor: 0.2, reason: 'a syndicate' };
  await db.atomically((tx) => storeFactor(tx, lowered, { name: 'Ann' }, world.as(null)));
  expect(await ask(player, 0.3)).toMatchObject({ approval: null, from: 0.2 });

  for (const of of ['event', 'league'] as const)
    await expect(ask({ of, id: 0, market: null }, 2)).rejects.toMatchObject({
      details: { message: `There is no such ${of}.` },
    });
});

test('an approved raise changes its target alone, from the value that was agreed to', async () => {
  await using world = await createWorld();
  const { db, asker, second, carryOut, set, tradingOf } = await open(world);
  const [event, other] = [await makeEvent(db.sql), await makeEvent(db.sql)];
  await set('event', event.id, { limit: 2 });
  const whole = { of: 'event', id: event.id, market: null } as const;
  await expect(carryOut(whole, 1, 3)).rejects.toMatchObject(again(2));
  expect(await carryOut(whole, 2, 3)).toEqual({
    before: { path: ['limit'], value: 2 },
    after: { path: ['limit'], value: 3 },
  });
  expect(await carryOut({ ...whole, market: 'result' }, 1, 4)).toEqual({
    before: { path: ['markets', 'result', 'limit'], value: null },
    after: { path: ['markets', 'result', 'limit'], value: 4 },
  });
  expect(await tradingOf('event', event.id)).toEqual({ limit: 3, markets: { result: { limit: 4 } } });
  expect(await tradingOf('event', other.id)).toEqual({});
  const league = { of: 'league', id: event.league.id, market: null } as const;
  expect(await carryOut(league, 1, 2)).toMatchObject({ before: { value: null }, after: { value: 2 } });
  expect(await tradingOf('league', event.league.id)).toEqual({ limit: 2 });
  await expect(carryOut(league, 1, 2)).rejects.toMatchObject(again(2));
  expect(limitPath(null)).toEqual(['limit']);

  const player = { of: 'player', id: (await world.player()).id, market: null } as const;
  expect(await carryOut(player, 1, 2)).toEqual({
    ...{ before: { factor: 1 }, after: { factor: 2, reason: 'a cup final' } },
  });
  expect(await db.sql`select player_id, factor::float8 as factor, set_by from bettor_factor`).toEqual([
    { player_id: player.id, factor: 2, set_by: `${asker.staff.name}, ${second.staff.name}` },
  ]);
  await expect(carryOut(player, 1, 3)).rejects.toMatchObject(again(2));
  await expect(carryOut({ ...player, id: 0 }, 1, 2)).rejects.toMatchObject({
    details: { invalid_parameters: { player: ['unknown'] } },
  });
});

test.for(['event', 'league', 'player'] as const)(
  'a raise for one %s that is asked for while the limit is being lowered starts from the lowered limit',
  async (of, { world }) => {
    const { db, ask } = await open(world);
    const event = await makeEvent(db.sql);
    const player = await world.player();
    const id = { event: event.id, league: event.league.id, player: player.id }[of];
    const lower = { player: id, factor: 0.5, reason: 'a syndicate' };
    if (of === 'player')
      await db.atomically((tx) =>
        storeFactor(tx, { ...lower, factor: 0.9 }, { name: 'Ann' }, world.as(null)),
      );
    let asked: ReturnType<typeof ask> | undefined;
    await db.atomically(async (tx) => {
      if (of === 'player') {
        await lockBettor(tx, id);
        await storeFactor(tx, lower, { name: 'Ann' }, world.as(null));
      } else if (of === 'event') await tx.sql`update event set trading = '{"limit": 0.5}' where id = ${id}`;
      else await tx.sql`update league set trading = '{"limit": 0.5}' where id = ${id}`;
      asked = ask({ of, id, market: null }, 2);
      await untilBlocked(db.sql, asked);
    });
    expect(await asked).toMatchObject({ approval: expect.any(Number), from: 0.5 });
  },
);
