// Prizes that play fills: whoever plays alone, and however little, wins less than their play has cost.
import { expect, test } from 'vitest';
import { cents } from '#rules/money.ts';
import { openTournaments, plain } from '#tests/tournaments.ts';
import { balanceOf } from '../ledger/purse.ts';

const END = '2026-03-02T00:00:00Z';
const COUNTED = '2026-03-02T00:30:00Z';

async function openFunded(more: Partial<typeof plain> = {}) {
  const house = await openTournaments([{ ...plain, funded_percent: 10, ...more }]);
  const id = await house.run();
  const player = await house.player({ currency: 'EUR', balances: { main: cents(10_000) } });
  await house.join(player, id);
  house.later(1);
  return Object.assign(house, {
    id,
    anna: player,
    async end() {
      await house.readAll();
      house.at(END);
      await house.advance();
      house.at(COUNTED);
      for (let step = 0; step < 3; step += 1) await house.advance();
      return (await balanceOf(house.db.sql, player.id, 'main')) - 10_000;
    },
  });
}

test('a single round at the least stake wins no prize of a tournament that play fills', async () => {
  await using house = await openFunded();
  await house.play({ player: house.anna, game: 'dice', staked: 20, paid: 39 });
  expect(await house.end()).toBe(0);
});

test('prizes are the share that play has filled', async () => {
  await using house = await openFunded();
  // 10,000 euros at an edge of 1 % cost 100 euros; a tenth fills 10 of the 100 that are promised.
  await house.play({ player: house.anna, game: 'dice', round: 'big', staked: 1_000_000, paid: 1_000_000 });
  await house.play({ player: house.anna, game: 'dice', staked: 20, paid: 10_000 });
  const [run] = (await house.ask('tournaments.get', { ids: String(house.id) })).result.items;
  expect(run).toMatchObject({ funded_percent: 10, total_prize: { amount: 100 } });
  expect(await house.end()).toBe(700);
});

test('shares of the pool are of what was filled and of all entry fees', async () => {
  await using house = await openFunded({ entry_fee_cents: 100, prizes: [{ from: 1, to: 1, share: 5_000 }] });
  await house.play({ player: house.anna, game: 'dice', staked: 1_000_000, paid: 1_000_000 });
  expect(await house.end()).toBe(-100 + (100 + 1_000) / 2);
});
