// Old matches go, and what a bet needs stays.
import { expect, test } from 'vitest';
import { openBettingHouse } from '#tests/betting-house.ts';
import { clearEvents } from '../book/clear-events.ts';
import { findBets } from './bet-rows.ts';
import { shownBets } from './shown-bet.ts';

const DAY_MS = 86_400_000;

test('old virtual matches are cleared away, but none that was bet on, is open, or is real', async () => {
  await using house = await openBettingHouse();
  const bettor = await house.bettor();
  const [bet, alone, open, real] = [
    await house.event(),
    await house.event(),
    await house.event(),
    await house.event(),
  ];
  await house.sql`update league set is_virtual = false where id = ${real.league.id}`;
  const { id } = (await bettor.bet([{ event: bet }])).result;
  for (const event of [bet, alone, real]) await house.end(event, 1, 0);
  await house.run();
  const clear = () => clearEvents(house.product.db, house.now());
  house.pass(13 * DAY_MS);
  expect(await clear()).toBe(0);
  house.pass(2 * DAY_MS);
  const fresh = await house.event();
  await house.end(fresh, 0, 0);
  expect(await clear()).toBe(1);
  const left = await house.sql<{ id: number }>`select id from event order by id`;
  expect(left.map((row) => row.id)).toEqual([bet, open, real, fresh].map((event) => event.id));
  expect(await house.sql`select from event_phase where event_id = ${alone.id}`).toEqual([]);
  const [kept] = await findBets(house.sql, [bettor.player.id], [id]);
  const [shown] = await shownBets(house.sql, [kept!]);
  expect(shown).toMatchObject({ status: 'won', legs: [{ home: 'Alder Rovers' }] });
  expect(await clear()).toBe(0);
});
