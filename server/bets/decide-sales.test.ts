// Sales in play that are due: each is decided by its own bet, and what waits for another one waits on.
import { expect, test, vi } from 'vitest';
import { type BettingHouse, type Bettor, openBettingHouse } from '#tests/betting-house.ts';
import type { BusMessage } from '../live/bus.ts';
import { log } from '../plumbing/log.ts';
import { decideSales } from './decide-sales.ts';

const DELAY_MS = 5_000;
const goal = { type: 'goal', side: 'home', step: 10 } as const;

const quoteOf = async (bettor: Bettor, id: string) =>
  (await bettor.cashOuts()).find(({ bet }: { bet: string }) => bet === id);

async function sell(bettor: Bettor, id: string, percent = 100): Promise<void> {
  const { amount } = await quoteOf(bettor, id);
  const { result } = await bettor.cashOut(id, percent, Math.floor(amount * percent));
  expect(result.decides_at).not.toBeNull();
}

/** Two bets of one player on two matches in play. */
async function openTwo(house: BettingHouse) {
  const bettor = await house.bettor();
  const events = [await house.event(), await house.event()] as const;
  const ids: string[] = [];
  for (const event of events) ids.push((await bettor.bet([{ event }])).result.id);
  for (const event of events) await house.begin(event, { moment: 10 });
  await house.run();
  return { bettor, events, ids: ids as [string, string] };
}

test('of two sales of one player each has its own part, its own time and its own end', async () => {
  await using house = await openBettingHouse();
  const { bettor, events, ids } = await openTwo(house);
  const [first, second] = ids;
  await sell(bettor, first, 50);
  house.pass(1_000);
  await sell(bettor, second, 20);
  house.pass(DELAY_MS - 1_000);
  await house.speak();
  expect(await decideSales(house.product.db, house.now())).toBe(1);
  expect((await bettor.find(first)).bet).toMatchObject({ status: 'open', unit: { amount: 5 } });
  expect((await quoteOf(bettor, first)).sale).toBeNull();
  expect((await quoteOf(bettor, second)).sale).toMatchObject({ percent: 20, refused: null });

  await sell(bettor, first, 30);
  await house.change(events[1], { moment: 11, incidents: [goal] });
  house.pass(1_000);
  await house.speak();
  const published: BusMessage[] = [];
  house.product.bus.subscribe((message) => published.push(message));
  expect(await decideSales(house.product.db, house.now())).toBe(1);
  expect((await quoteOf(bettor, second)).sale).toMatchObject({ percent: 20, refused: 'incident' });
  expect((await quoteOf(bettor, first)).sale).toMatchObject({ percent: 30, refused: null });
  const event = { name: 'bets.changed', data: { id: second, status: 'open' } };
  await expect.poll(() => published).toContainEqual({ to: bettor.player.id, event });
  expect((await bettor.find(second)).bet.unit.amount).toBe(10);
  house.pass(DELAY_MS);
  await house.run();
  expect((await bettor.find(first)).bet.unit.amount).toBe(3.5);
});

test('a sale that is due before an older one of its player is decided by its own terms', async () => {
  await using house = await openBettingHouse();
  const { bettor, ids } = await openTwo(house);
  await sell(bettor, ids[0], 50);
  await sell(bettor, ids[1], 20);
  await house.sql`update bet_sale set decides_at = decides_at - interval '1 second' where bet_id = ${ids[1]}`;
  house.pass(DELAY_MS - 1_000);
  await house.speak();
  expect(await decideSales(house.product.db, house.now())).toBe(1);
  expect((await bettor.find(ids[1])).bet.unit.amount).toBe(8);
  expect((await quoteOf(bettor, ids[0])).sale).toMatchObject({ percent: 50, refused: null });
});

test('a sale whose bet cannot be read is rejected as paused, and the other one of its player is done', async () => {
  using _written = vi.spyOn(log, 'bug').mockReturnValue();
  await using house = await openBettingHouse();
  house.leaveUnaudited();
  const { bettor, ids } = await openTwo(house);
  for (const id of ids) await sell(bettor, id);
  await house.sql`update bet_leg set picks = '{}'::jsonb where bet_id = ${ids[0]}`;
  house.pass(DELAY_MS);
  await house.speak();
  expect(await decideSales(house.product.db, house.now())).toBe(2);
  expect(await house.sql`select bet_id, refused from bet_sale`).toEqual([
    { bet_id: ids[0], refused: 'paused' },
  ]);
  const rows = await house.sql<{ status: string }>`select status from bet order by number`;
  expect(rows.map(({ status }) => status)).toEqual(['open', 'cashed_out']);
  expect(await decideSales(house.product.db, house.now()), 'it is decided').toBe(0);
});
