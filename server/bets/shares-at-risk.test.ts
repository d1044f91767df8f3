// Which bets of a person cover each other, and whose bets are looked at for that.
import { expect } from 'vitest';
import { cents } from '#rules/money.ts';
import { openBettingHouse } from '#tests/betting-house.ts';
import { giveActive } from '#tests/bonus-stakes.ts';
import { sharing } from '#tests/sharing.ts';
import { findBets } from './bet-rows.ts';
import { findSharesAtRisk } from './opposed-stakes.ts';

/** A bet, and one against it that brings back as much, on each of two events. The second event has the first bet alone. */
async function openCovered() {
  const house = await openBettingHouse();
  house.leaveUnaudited();
  const [event, other] = [await house.event(), await house.event()];
  const bettor = await house.bettor({ balances: { main: cents(1_000_000) } });
  await giveActive(house.product, bettor.player, 'betting');
  const bet = async (on: typeof event, market: string, outcome: string, rich = bettor) => {
    const unit = Math.round(10_000_000 / house.offered(on, market, outcome)) / 100;
    return (await rich.bet([{ event: on, market, outcome }], { unit })).result.id as string;
  };
  const own = await bet(event, 'result', '1');
  const cover = await bet(event, 'double-chance', 'X2');
  const alone = await bet(other, 'result', '1');
  const stranger = await house.bettor({ balances: { main: cents(1_000_000) } });
  await bet(other, 'double-chance', 'X2', stranger);
  const share = async (...ids: string[]) => {
    const bets = await findBets(house.sql, [bettor.player.id], ids);
    const shareOf = await findSharesAtRisk(house.sql, bets);
    return ids.map((id) => shareOf(bets.find((one) => one.id === id)!));
  };
  return Object.assign(house, { player: bettor.player, own, cover, alone, share });
}

const test = sharing(openCovered);

test('a bet that another one covers risks next to nothing, one on another event all of its stake', async ({
  house,
}) => {
  const [own, cover, alone] = await house.share(house.own, house.cover, house.alone);
  expect(own).toBe(cover);
  expect(own).toBeLessThan(0.1);
  expect(alone).toBe(1);
  expect(await house.share(house.alone)).toEqual([1]);
  expect(await house.share()).toEqual([]);
});

test.for([
  ...(['delayed', 'won', 'lost', 'partial'] as const).map((status) => [status, true] as const),
  ...(['returned', 'cancelled', 'refused', 'cashed_out'] as const).map((status) => [status, false] as const),
])('a bet that is %s covers others: %s', async ([status, covers], { house }) => {
  await house.sql`update bet set status = ${status} where id = ${house.cover}`;
  const [own] = await house.share(house.own);
  await house.sql`update bet set status = 'open' where id = ${house.cover}`;
  if (covers) expect(own).toBeLessThan(0.1);
  else expect(own).toBe(1);
});

test('what was sold of a bet covers nothing, and a free bet covers with its profit', async ({ house }) => {
  const [whole] = await house.share(house.own);
  await house.sql`update bet set sold_stake_cents = staked_cents / 2 where id = ${house.cover}`;
  const [half] = await house.share(house.own);
  await house.sql`update bet set sold_stake_cents = 0, euro_rate = euro_rate / 2 where id = ${house.cover}`;
  const [ofHalfEuros] = await house.share(house.own);
  await house.sql`update bet set euro_rate = euro_rate * 2, freebet_id = 1 where id = ${house.cover}`;
  const [free] = await house.share(house.own);
  await house.sql`update bet set freebet_id = null where id = ${house.cover}`;
  expect(half).toBeGreaterThan(whole! + 0.2);
  expect(half).toBeLessThan(1);
  expect(Math.abs(half! - ofHalfEuros!)).toBeLessThan(0.01);
  expect(free).not.toBe(whole);
});

test('only a bonus of bets that is in play is asked for', async ({ house }) => {
  const set = (change: Record<string, string>) => house.sql`
    update bonus set product = ${change['product'] ?? 'betting'}, state = ${change['state'] ?? 'active'},
      ended_at = ${change['state'] === 'completed' ? house.now() : null}
    where player_id = ${house.player.id}`;
  await set({ product: 'casino' });
  expect(await house.share(house.own)).toEqual([1]);
  await set({ state: 'expiring' });
  expect((await house.share(house.own))[0]).toBeLessThan(0.1);
  await set({ state: 'completed' });
  expect(await house.share(house.own)).toEqual([1]);
  await set({});
  expect((await house.share(house.own))[0]).toBeLessThan(0.1);
});
