// What a round moves, to the cent: of money, of bonus money, and of free spins.
import { expect, test } from 'vitest';
import { cents } from '#rules/money.ts';
import { bonusPool } from '../bonuses/bonus-entries.ts';
import { house, pocket } from '../ledger/accounts.ts';
import type { Entry } from '../ledger/record.ts';
import * as entries from './round-entries.ts';

type Round = Parameters<typeof entries.playedEntry>[0];

/** 100 staked, of which 40 is bonus money; 250 won. */
const round: Round = {
  ...{ id: 'r1', player_id: 7, currency: 'EUR', staked_cents: cents(100), bonus_cents: cents(40) },
  ...{ bonus_id: 3, paid_cents: cents(250) },
};
const spin = (wins_to: 'main' | 'bonus', paid = 250): Round => ({
  ...{ ...round, bonus_cents: cents(0), bonus_id: null },
  ...{ wins_to, paid_cents: cents(paid) },
});

const [main, bonus] = [pocket(7, 'main'), pocket(7, 'bonus')];
const [games, gifts] = [house('games'), house('bonuses')];

const movesOf = ({ moves }: Entry) =>
  moves.map(({ from, to, amount, currency }) => {
    expect(currency).toBe('EUR');
    return [from, to, amount];
  });

const named = ({ key, player, reason }: Entry) => [key, player, reason];

test('a round that is over at once moves stake and win in one entry', () => {
  const played = entries.playedEntry(round);
  expect(named(played)).toEqual(['round:r1', 7, 'round.played']);
  expect(movesOf(played)).toEqual([
    [main, games, 60],
    [bonus, games, 40],
    [games, main, 150],
    [games, bonus, 100],
  ]);
  expect(movesOf(entries.playedEntry({ ...round, paid_cents: cents(0) }))).toHaveLength(2);
});

test('a round of decisions moves its stake, what is added, and its win, one by one', () => {
  expect(named(entries.stakedEntry(round))).toEqual(['round:r1:staked', 7, 'round.staked']);
  expect(movesOf(entries.stakedEntry(round))).toEqual([
    [main, games, 60],
    [bonus, games, 40],
  ]);
  const added = entries.addedEntry(round, { main: cents(0), bonus: cents(5) }, 2);
  expect([added.key, added.reason, movesOf(added)]).toEqual([
    ...['round:r1:staked:2', 'round.staked'],
    [[bonus, games, 5]],
  ]);
  expect(named(entries.wonEntry(round, () => bonus))).toEqual(['round:r1:won', 7, 'round.won']);
});

test('what a bonus has won or staked goes to the operator once the bonus has ended', () => {
  expect(movesOf(entries.wonEntry(round, () => gifts))).toEqual([
    [games, main, 150],
    [games, gifts, 100],
  ]);
  const back = entries.voidEntry(round, () => gifts);
  expect(named(back)).toEqual(['round:r1:rolled_back', 7, 'round.rolled_back']);
  expect(movesOf(back)).toEqual([
    [games, main, 60],
    [games, gifts, 40],
  ]);
  expect(movesOf(entries.voidEntry(round, () => bonus))[1]).toEqual([games, bonus, 40]);
});

test('a free spin is staked by the gifts of the operator, and wins what its pack says', () => {
  expect(movesOf(entries.playedEntry(spin('main')))).toEqual([
    [gifts, games, 100],
    [games, main, 250],
  ]);
  expect(movesOf(entries.playedEntry(spin('bonus')))).toEqual([
    [gifts, games, 100],
    [games, bonusPool, 250],
  ]);
  expect(movesOf(entries.playedEntry(spin('bonus', 0)))).toEqual([[gifts, games, 100]]);
  expect(movesOf(entries.voidEntry(spin('bonus'), () => bonus))).toEqual([[games, gifts, 100]]);
});
