// What events would lose by scenario, as traders see it.
import { expect } from 'vitest';
import { cents } from '#rules/money.ts';
import { type Market, marketsOf } from '#sports/markets/market.ts';
import { sportModels } from '#sports/models.ts';
import { makeEvent } from '#tests/book.ts';
import { openDesk } from '#tests/desk.ts';
import { type openDoors, test } from '#tests/doors.ts';
import { changeLiability } from '../../bets/liability.ts';
import { loadRisks } from '../../bets/risk-book.ts';
import { offeredBook } from '../../book/offered-book.ts';

type Doors = Pick<Awaited<ReturnType<typeof openDoors>>, 'product'>;

const HOUR_MS = 3_600_000;

/** As bets leave it: so much staked, so much owed beyond it. */
async function owe({ product }: Doors, event: number, rows: readonly [Market, string, number, number][]) {
  const after = rows.map(([market, outcome, staked, owed]) => ({
    ...{
      event_id: event,
      picks: [{ market: market.id, code: market.type.code, spec: market.spec, outcome }],
    },
    ...{ odds_x1000: 2_000, score: null, owed_cents: cents(owed), at_stake_cents: cents(staked) },
  }));
  await product.db.atomically(async (tx) =>
    changeLiability(tx, await loadRisks(tx.sql, [event]), { before: [], after }),
  );
  return () =>
    product.db.atomically(async (tx) =>
      changeLiability(tx, await loadRisks(tx.sql, [event]), { before: after, after: [] }),
    );
}

test('events are listed by what they may lose over all bets, and a book says by which scores: trading.events, trading.get', async ({
  doors,
}) => {
  const desk = openDesk(doors);
  const trader = await desk.member('trader');
  const starts_at = new Date(doors.product.clock.now().getTime() - HOUR_MS / 2);
  const event = await makeEvent(doors.product.db.sql, { status: 'live', starts_at, moment: 30 });
  const get = async (fields = {}) =>
    (await desk.ask('trading.get', { event: String(event.id), ...fields }, trader)).result;
  const football = new Map(marketsOf(sportModels.football.markets).map((market) => [market.id, market]));
  const [result, handicap] = [football.get('result')!, football.get('handicap|line=-0.5')!];
  // The audit would ask for the bets.
  const undo = await owe(doors, event.id, [
    [result, '1', 500_00, 900_00],
    [result, 'X', 100_00, 250_00],
    [handicap, '1', 200_00, 400_00],
  ]);
  const { items, counts, risk } = (await desk.ask('trading.events', { view: 'live' }, trader)).result;
  const row = items.find(({ id }: { id: number }) => id === event.id);
  expect(row).toMatchObject({ bets: 3, staked: 800, worst: -1_200, pause: null, lacks_result: false });
  expect(counts.live).toBeGreaterThan(0);
  expect(risk).toBeGreaterThanOrEqual(1_200);
  const book = await get();
  const [home, draw, away] = book.markets[0].outcomes;
  expect(book.markets[0]).toMatchObject({ id: 'result', name: 'Result', pause: null });
  expect([home.if_wins, draw.if_wins, away.if_wins]).toEqual([-800, 250, 600]);
  expect([home.name, draw.name, away.name]).toEqual(['Alder Rovers', 'Draw', 'Birch United']);
  expect([book.event.worst, book.cap]).toEqual([-1_200, 60_000]);
  const [goals] = book.risks;
  expect(goals).toMatchObject({ name: 'goals', worst: -1_200, axes: 'scores' });
  expect(goals.cause).toMatch(/^First half \d:\d, Second half \d:\d, Regular time \d:\d$/);
  const valueAt = (home: number, away: number) => goals.cells[home][away].worst;
  expect([valueAt(1, 0), valueAt(1, 1), valueAt(0, 2)]).toEqual([-1_200, 450, 800]);
  expect(book.expected).toBe(goals.expected);
  expect(book.expected).toBeGreaterThan(-1_200);
  expect(home.odds).toBe(offeredBook(event).markets.get('result')!.outcomes[0]!.oddsX1000);
  expect((await get({ all: '1' })).markets.length).toBeGreaterThan(book.markets.length);
  const found = await desk.ask('trading.events', { view: 'live', q: 'nobody%' }, trader);
  expect(found.result.items).toEqual([]);
  expect((await desk.ask('trading.get', { event: '987654321' }, trader)).status).toBe(404);
  await undo();
});
