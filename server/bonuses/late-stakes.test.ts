// What a bonus that has ended, or is about to, may still do: nothing. And what no bonus pays: free bets, free spins and fees.
import { expect } from 'vitest';
import { cents } from '#rules/money.ts';
import { openBettingHouse } from '#tests/betting-house.ts';
import { GIVEN, giveActive } from '#tests/bonus-stakes.ts';
import { openFrame } from '#tests/frame.ts';
import { givePack } from '#tests/freespins.ts';
import { sharing } from '#tests/sharing.ts';
import { openStakeHouse, type StakeHouse, stakePaths } from '#tests/stake-house.ts';
import type { Player } from '../calls/context.ts';
import { grantFreebet } from '../freebets/freebets.ts';
import { balancesOf } from '../ledger/purse.ts';
import { endDueBonuses } from './end-due.ts';

const test = sharing(openStakeHouse);
const DAY_MS = 86_400_000;

const purseOf = ({ product }: Pick<StakeHouse, 'product'>, { id }: Player) => balancesOf(product.db.sql, id);
const later = ({ product }: StakeHouse, days: number) =>
  new Date(product.clock.now().getTime() + days * DAY_MS);

async function remove(
  house: Pick<StakeHouse, 'send' | 'signIn'>,
  player: Player,
  call: 'bonuses.remove' | 'bettingBonuses.remove',
  id: number,
) {
  const removed = await house.send(call, { bonus_id: String(id) }, await house.signIn(player));
  expect(removed.status, JSON.stringify(removed.error)).toBe(200);
}

test.for(['has expired', 'was replaced by another'] as const)(
  'more stake in an open round is not taken once its bonus %s',
  async (end, { house }) => {
    const player = await house.player();
    const id = await giveActive(house.product, player, 'casino');
    const double = await stakePaths['a decision that adds to the stake']!.prepare(house, player);
    if (end === 'has expired') await endDueBonuses(house.product.db, later(house, 15));
    else {
      await remove(house, player, 'bonuses.remove', id);
      await giveActive(house.product, player, 'casino');
    }
    const before = await purseOf(house, player);
    const answer = (await double()) as { status: number; error: { type: string } };
    expect([answer.status, answer.error.type]).toEqual([422, 'InsufficientFundsException']);
    expect(await purseOf(house, player)).toEqual(before);
  },
);

test('a studio’s round that one bonus has paid takes no stake of the next, and its late win is the operator’s', async ({
  house,
}) => {
  const player = await house.player();
  const { kit } = await house.studioFor(player);
  const id = await giveActive(house.product, player, 'casino');
  const seat = await kit.sit();
  const bet = kit.bet(seat);
  expect((await kit.ask('bet', bet)).status).toBe('OK');
  await remove(house, player, 'bonuses.remove', id);
  await endDueBonuses(house.product.db, later(house, 3));
  await giveActive(house.product, player, 'casino');
  const more = await kit.ask('bet', kit.bet(seat, { roundId: bet.roundId }));
  expect(more.status).toBe('INSUFFICIENT_FUNDS');
  expect((await kit.ask('win', kit.win(bet, 5_000, { roundEnd: true }))).status).toBe('OK');
  expect(await purseOf(house, player)).toMatchObject({ main: 0, bonus: GIVEN });
});

test('a win of free spins goes where their pack says, whatever bonus is in play', async ({ house }) => {
  const player = await house.player();
  const pack = await givePack(house.product, player, { rounds: 20 });
  const frame = await openFrame(house, { sysname: 'triple-sevens', player });
  await giveActive(house.product, player, 'casino');
  let won = 0;
  for (let spin = 0; spin < 20; spin++)
    won += (await frame.start({ stake: 100, mode: 'base' }, undefined, pack)).result.round.paid;
  expect(won).toBeGreaterThan(0);
  expect(await purseOf(house, player)).toMatchObject({ main: won, bonus: GIVEN });
});

test('bonus money pays no fee of a tournament', async ({ house }) => {
  const player = await house.player();
  await giveActive(house.product, player, 'casino');
  const join = await stakePaths['the fee of a tournament']!.prepare(house, player);
  const answer = (await join()) as { status: number; error: { type: string } };
  expect([answer.status, answer.error.type]).toEqual([422, 'InsufficientFundsException']);
  expect(await purseOf(house, player)).toMatchObject({ main: 0, bonus: GIVEN });
});

test('a free bet wins money, and a bet that is lost after all takes nothing of the next bonus', async () => {
  await using house = await openBettingHouse();
  const { db } = house.product;
  const bettor = await house.bettor({ balances: {} });
  const { player } = bettor;
  const id = await giveActive(house.product, player, 'betting');
  const [free, paid] = [await house.event(), await house.event()];
  const expiresAt = new Date(house.now().getTime() + DAY_MS);
  const grant = { key: 'free', player, value: cents(1_000), source: 'test', expiresAt };
  await db.atomically((tx) => grantFreebet(tx, grant, house.now()));
  const [freebet] = await db.sql<{ id: number }>`select id from freebet where player_id = ${player.id}`;
  const odds = house.offered(free, 'result', '1');
  expect((await bettor.bet([{ event: free }], { freebet: freebet!.id })).status).toBe(200);
  expect((await bettor.bet([{ event: paid }], { unit: 10 })).status).toBe(200);
  await house.end(paid, 1, 0);
  await house.run();
  await remove(house, player, 'bettingBonuses.remove', id);
  await giveActive(house.product, player, 'betting');
  await house.end(free, 1, 0);
  await house.end(paid, 0, 1);
  await house.run();
  expect(await balancesOf(db.sql, player.id)).toMatchObject({ main: odds - 1_000, betting_bonus: GIVEN });
});
