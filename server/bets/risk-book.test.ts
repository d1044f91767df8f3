// What is read of the risk of events, from their rows and from their bets.
import { expect } from 'vitest';
import { cents } from '#rules/money.ts';
import { GRID_VERSION } from '#sports/risk/sport-blocks.ts';
import { makeEvent } from '#tests/book.ts';
import { judgeSlip } from '#tests/judged-slip.ts';
import { undone } from '#tests/undone.ts';
import { test } from '#tests/world.ts';
import { offeredBook } from '../book/offered-book.ts';
import type { Tx } from '../database/db.ts';
import { insertBets, insertLegs } from './bet-rows.ts';
import type { Place } from './place-batch.ts';
import { atScores, leagueScope, loadRisks, TOTAL } from './risk-book.ts';

/** Two scenarios of which the worse one loses 300. */
const store = ({ sql }: Tx, eventId: number, { grid = GRID_VERSION, block = 'reds' } = {}) => {
  const values = Buffer.alloc(8);
  values.writeInt32LE(100, 0);
  values.writeInt32LE(-300, 4);
  return sql`
    insert into bet_risk (event_id, block, grid, width, cents, worst_cents)
    values (${eventId}, ${block}, ${grid}, 4, ${values}, -300)`;
};

test('an event without bets has no values, and loses nothing', async ({ world }) => {
  const { sql } = world.db;
  const event = await makeEvent(sql);
  const { events } = await loadRisks(sql, [event.id]);
  expect([...events.keys()]).toEqual([event.id]);
  const found = events.get(event.id)!;
  expect(found).toMatchObject({ leagueId: event.league.id, loss: 0, isStale: false });
  expect([...found.rows]).toEqual([]);
  expect(found.risk.worst()).toBe(0);
});

test('stored values are read as they are, those of other scenarios from the bets again', async ({
  world,
}) => {
  const [event, other] = [await makeEvent(world.db.sql), await makeEvent(world.db.sql)];
  const read = (options?: Parameters<typeof store>[2]) =>
    undone(world.db, async (tx) => {
      await store(tx, event.id, options);
      const { events } = await loadRisks(tx.sql, [event.id, other.id]);
      expect(events.get(other.id)).toMatchObject({ loss: 0, isStale: false });
      return events.get(event.id)!;
    });
  const stored = await read();
  expect(stored).toMatchObject({ loss: 300, isStale: false });
  expect([...stored.rows.keys()]).toEqual(['reds']);
  expect(stored.risk.worst()).toBe(-300);
  const former = await read({ grid: GRID_VERSION - 1 });
  expect(former).toMatchObject({ loss: 300, isStale: true });
  expect(former.risk.worst(), 'it has no bets').toBe(0);
});

test('of the sums of leagues those of the events are read, and the total', async ({ world }) => {
  const [event, other] = [await makeEvent(world.db.sql), await makeEvent(world.db.sql)];
  const own = leagueScope(event.league.id);
  const scopes = await undone(world.db, async (tx) => {
    await tx.sql`
      insert into bet_risk_scope (scope, loss_cents)
      values (${TOTAL}, 70), (${own}, 50), (${leagueScope(other.league.id)}, 20)
      on conflict (scope) do update set loss_cents = excluded.loss_cents`;
    return (await loadRisks(tx.sql, [event.id])).scopes;
  });
  expect([...scopes].toSorted()).toEqual([
    [own, 50],
    [TOTAL, 70],
  ]);
});

test('of events that the caller holds the score of this moment counts, of others what is stored', async ({
  world,
}) => {
  const { sql } = world.db;
  const [event, other] = [await makeEvent(sql), await makeEvent(sql)];
  const book = await loadRisks(sql, [event.id, other.id]);
  const goal = { type: 'goal', side: 'home', step: 2 } as const;
  const held = { ...event, status: 'live', moment: 10, incidents: [goal] } as const;
  const { events } = atScores(book, [held]);
  expect(events.get(event.id)!.now?.['ft']).toMatchObject({ home: 1, away: 0, isOver: false });
  expect(events.get(other.id)).toBe(book.events.get(other.id));
  expect(atScores(book, [event]).events.get(event.id)!.now).toBeUndefined();
});

test('values of other scenarios are calculated from the open bets of their event, and stored ones are not touched', async ({
  world,
}) => {
  const { id: playerId } = await world.player({ currency: 'EUR' });
  const [event, other] = [await makeEvent(world.db.sql), await makeEvent(world.db.sql)];
  const bets = [event, other].map((of, at) => {
    const { oddsX1000 } = offeredBook(of).markets.get('result')!.outcomes[0]!;
    const legs = [{ event: of.id, picks: [{ market: 'result', outcome: '1' }], odds: oddsX1000 }];
    const slip = {
      legs,
      bet: { type: 'single' },
      policy: 'none',
      unit: cents(1_000),
    } as unknown as Place['slip'];
    const judged = judgeSlip(slip, new Map([[of.id, of]]), { playerId });
    if (!('bet' in judged)) throw new Error('the bet is not taken');
    const id = String(at).repeat(24);
    return {
      ...judged.bet,
      id,
      number: at + 1,
      legs: judged.bet.legs.map((leg) => ({ ...leg, bet_id: id })),
    };
  });
  const [leg] = bets[0]!.legs;
  const worst = await undone(world.db, async (tx) => {
    await insertBets(
      tx,
      bets.map((bet) => ({ ...bet, day_cents: 0 })),
    );
    await insertLegs(
      tx,
      bets.flatMap(({ legs }) => legs),
    );
    await store(tx, event.id, { grid: GRID_VERSION - 1 });
    await store(tx, other.id);
    const { events } = await loadRisks(tx.sql, [event.id, other.id]);
    return [event.id, other.id].map((id) => events.get(id)!.risk.worst());
  });
  expect(worst).toEqual([-leg!.owed_cents, -300]);
});
