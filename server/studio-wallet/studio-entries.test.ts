// What a studio's transaction moves, to the cent.
import { expect, test } from 'vitest';
import { cents } from '#rules/money.ts';
import { house, pocket } from '../ledger/accounts.ts';
import type { Entry } from '../ledger/record.ts';
import * as entries from './studio-entries.ts';

const name = { studio: 'acme', txId: 't1' };
const [main, bonus, games] = [pocket(7, 'main'), pocket(7, 'bonus'), house('games')];
const whose = { playerId: 7, currency: 'EUR', bonusAccount: bonus } as const;
const split = (own: number, ofBonus: number) => ({ main: cents(own), bonus: cents(ofBonus) });

const movesOf = ({ key, player, moves }: Entry) => {
  expect([key, player]).toEqual(['studio:acme:t1', 7]);
  return moves.map(({ from, to, amount, currency }) => [from, to, amount, currency]);
};

test('stakes go to the book of games and wins come from it, each part by itself', () => {
  const staked = entries.stakedEntry(name, whose, split(600, 400));
  expect(staked.reason).toBe('studio.staked');
  expect(movesOf(staked)).toEqual([
    [main, games, 600, 'EUR'],
    [bonus, games, 400, 'EUR'],
  ]);
  const won = entries.wonEntry(name, { ...whose, bonusAccount: house('bonuses') }, split(0, 90));
  expect([won.reason, movesOf(won)]).toEqual(['studio.won', [[games, house('bonuses'), 90, 'EUR']]]);
});

test('a stake that wins at once is one entry, and taken back it moves the other way, the stake first', () => {
  const played = entries.playedEntry(name, whose, split(600, 0), split(50, 0));
  expect([played.reason, movesOf(played)]).toEqual([
    'studio.played',
    [
      [main, games, 600, 'EUR'],
      [games, main, 50, 'EUR'],
    ],
  ]);
  const back = entries.takenBackEntry(name, whose, split(600, 0), split(50, 0));
  expect([back.reason, movesOf(back)]).toEqual([
    'studio.rolled_back',
    [
      [games, main, 600, 'EUR'],
      [main, games, 50, 'EUR'],
    ],
  ]);
});
