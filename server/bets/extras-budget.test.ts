// The extras of accumulators are charged to their budget when a bet is settled; while they are stopped no bet earns any.
import { expect, test } from 'vitest';
import { openBettingHouse } from '#tests/betting-house.ts';
import { stopKind } from '../budgets/stop-kind.ts';

const draw = { market: 'result', outcome: 'X' } as const;

test('what an accumulator gets on top is charged once, and with its extras stopped it gets none', async () => {
  await using house = await openBettingHouse();
  const events = await Promise.all(Array.from({ length: 3 }, () => house.event()));
  const picks = events.map((event) => ({ event, ...draw }));
  const plain = events.reduce((product, event) => (product * house.offered(event, 'result', 'X')) / 1000, 1);
  const bettor = await house.bettor();
  const notes = async () =>
    (await house.ask('bets.quote', { slip: JSON.stringify(house.slipOf(picks)) }, bettor.visitor)).result
      .notes;
  expect((await bettor.bet(picks)).status).toBe(200);
  expect(await notes()).toEqual([]);
  await house.product.db.atomically((tx) =>
    stopKind(tx, { kind: 'multi-boost', why: 'for a test', by: 'staff', now: house.now() }),
  );
  expect((await bettor.bet(picks)).status).toBe(200);
  expect(await notes(), 'the slip says so before').toEqual(['extras-stopped']);
  for (const event of events) await house.end(event, 1, 1);
  await house.run();
  const paid = await house.sql<{ paid: number; rate: number }>`
    select paid_cents::int as paid, euro_rate::float8 as rate from bet order by number`;
  const [withExtra, without] = paid;
  expect(without!.paid).toBe(Math.floor(plain * 1_000));
  const extra = withExtra!.paid - without!.paid;
  expect(extra).toBe(Math.floor((without!.paid - 1_000) * 0.03));
  const budget = () =>
    house.sql`select name, spent_cents::int as spent from gift_budget where kind = 'multi-boost'`;
  expect(await budget()).toEqual([{ name: 'accumulators', spent: Math.ceil(extra * withExtra!.rate) }]);
  await house.end(events[0]!, 1, 0);
  await house.run();
  expect(await budget(), 'a correction gives the charge back').toEqual([{ name: 'accumulators', spent: 0 }]);
});
