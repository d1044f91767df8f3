// The stake of a free bet is the operator's: it goes back to the account of gifts when the bet is void, and is staked again
// when that is corrected.
import { expect, test } from 'vitest';
import { cents } from '#rules/money.ts';
import { type BettingHouse, type Bettor, openBettingHouse } from '#tests/betting-house.ts';
import { giveReward } from '../rewards/give-reward.ts';
import { cancelBet } from './cancel-bet.ts';

async function freebetOf(house: BettingHouse, { player, visitor }: Bettor): Promise<number> {
  const reward = { kind: 'freebet', value: cents(1_000), days: 7 } as const;
  const given = { key: `gift:${player.id}`, player, reward, source: { giver: 'staff', name: 'x' } } as const;
  await house.product.db.atomically((tx) => giveReward(tx, given, house.now(), house.product.content));
  return (await house.ask('bets.getFreebets', {}, visitor)).result.items[0].id;
}

/** By revision of the bet: each move, and the reason of its entry. */
const movesOf = ({ sql }: BettingHouse, id: string) =>
  sql<{ key: string; reason: string; from_path: string; to_path: string; cents: number }>`
    select entry.key, entry.reason, from_path, to_path, cents::int as cents
    from ledger_entry as entry join ledger_move as move
      on move.player_id = entry.player_id and move.number = entry.number
    where entry.key like ${`settle:${id}:%`} order by entry.key, position`;

const stakeBack = { from_path: 'house:sports', to_path: 'house:bonuses', cents: 1_000 };
const stakeAgain = { from_path: 'house:bonuses', to_path: 'house:sports', cents: 1_000 };

async function openFree() {
  const house = await openBettingHouse();
  const [event, bettor] = [await house.event(), await house.bettor()];
  const odds = house.offered(event, 'result', '1');
  const freebet = await freebetOf(house, bettor);
  const { id } = (await bettor.bet([{ event }], { freebet })).result;
  return Object.assign(house, {
    ...{ placedOn: event, bettor, odds, id: id as string },
    void: async (revision: number) => {
      await house.change(event, { status: 'cancelled', ending: 'cancelled', result_revision: revision });
      await house.run();
    },
    cancelBet: () =>
      house.product.db.atomically((tx) => cancelBet(tx, { playerId: bettor.player.id, id }, house.now())),
  });
}

test('the stake of a void free bet goes back, and is staked again when its match was played after all', async () => {
  await using house = await openFree();
  const { placedOn, bettor, odds, id } = house;
  await house.void(1);
  const key = (revision: number) => `settle:${id}:${revision}`;
  const first = [{ key: key(1), reason: 'bet.settled', ...stakeBack }];
  expect(await movesOf(house, id)).toEqual(first);
  await house.end(placedOn, 1, 0);
  await house.run();
  const profit = odds - 1_000;
  const paid = { from_path: 'house:sports', to_path: `player:${bettor.player.id}:main`, cents: profit };
  const second = [paid, stakeAgain].map((move) => ({ key: key(2), reason: 'bet.settled', ...move }));
  expect(await movesOf(house, id)).toEqual([...first, ...second]);
  expect(await bettor.cash()).toBe(100_000 + profit);
});

test('a void free bet that staff cancel moves nothing more, and a lost one gives its stake back', async () => {
  await using house = await openFree();
  await house.void(1);
  await house.cancelBet();
  expect((await house.bettor.find(house.id)).bet.status).toBe('cancelled');
  expect(await movesOf(house, house.id)).toMatchObject([stakeBack]);

  await using other = await openFree();
  await other.end(other.placedOn, 0, 1);
  await other.run();
  expect(await movesOf(other, other.id), 'it is lost').toEqual([]);
  await other.cancelBet();
  expect(await movesOf(other, other.id)).toMatchObject([stakeBack]);
  expect(await other.bettor.cash()).toBe(100_000);
});
