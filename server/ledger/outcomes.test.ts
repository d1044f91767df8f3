// What the ledger's words mean to those who asked it.
import { expect, test } from 'vitest';
import { cents } from '#rules/money.ts';
import type { Tx } from '../database/db.ts';
import { type AccountPath, house, pocket } from './accounts.ts';
import { type Entry, InsufficientFunds, playerOf, readOutcome, record, WrongEntry } from './record.ts';

const entryOf = (...paths: [AccountPath, AccountPath][]): Entry => ({
  key: 'stake:1',
  reason: 'round.won',
  moves: paths.map(([from, to]) => ({ from, to, amount: cents(1), currency: 'USD' })),
});

test.for(['recorded', 'already recorded'] as const)('"%s" is said on', (outcome) =>
  expect(readOutcome(entryOf(), { outcome, purse: null })).toEqual({ outcome, purse: null }),
);

test.for<[string, Error]>([
  ['insufficient player:7:main', new InsufficientFunds('player:7:main')],
  ['wrong currency player:7:main', new WrongEntry('entry stake:1 is not in the currency of player:7:main')],
  ['wrong entry round\n1 moves nothing', new WrongEntry('entry round\n1 moves nothing')],
  ['different', new WrongEntry('the key stake:1 already names another fact')],
])('"%s" is thrown, so that all else is undone with it', ([outcome, refusal]) => {
  expect(() => readOutcome(entryOf(), { outcome, purse: null })).toThrow(refusal);
});

test('an entry is its one player’s, whichever way the money goes, or else the house’s', () => {
  const anna = pocket(7, 'main');
  expect(playerOf(entryOf([house('games'), house('sports')]))).toBe(0);
  expect(playerOf(entryOf([anna, house('games')], [house('games'), pocket(7, 'bonus')]))).toBe(7);
  expect(() => playerOf(entryOf([anna, pocket(8, 'main')]))).toThrow(
    new WrongEntry('entry stake:1 concerns more than one player'),
  );
});

test('who records within a transaction waits for the purse', async () => {
  const asked: unknown[] = [];
  const sql = async (_texts: TemplateStringsArray, ...values: readonly unknown[]) => {
    asked.push(values[0]);
    return [{ outcome: 'recorded', currency: null }];
  };
  const entry = entryOf([house('games'), pocket(7, 'main')]);
  expect(await record({ sql } as unknown as Tx, entry)).toEqual({ outcome: 'recorded', purse: null });
  expect(asked).toEqual([true]);
});
