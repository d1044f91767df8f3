// The rules of rounds and pools. What breaks them is recorded as any entry is: the ledger itself cannot know that
// a win has no stake.
import { expect } from 'vitest';
import { cents } from '#rules/money.ts';
import { undone } from '#tests/undone.ts';
import { test as base } from '#tests/world.ts';
import { type AccountPath, house, pocket } from './accounts.ts';
import { auditLedger } from './audit.ts';
import { type Entry, record } from './record.ts';

const ANNA = 1;
const main = pocket(ANNA, 'main');
const games = house('games');
const pool = house('pool-jackpot');

type Fact = [key: string, reason: Entry['reason'], ...moves: [AccountPath, AccountPath, number][]];

const stake: Fact = ['round:7:staked', 'round.staked', [main, games, 5]];
const win: Fact = ['round:7:won', 'round.won', [games, main, 9]];
const rollback: Fact = ['round:7:rolled_back', 'round.rolled_back', [games, main, 5]];

const entryOf = ([key, reason, ...moves]: Fact): Entry => ({
  key,
  reason,
  moves: moves.map(([from, to, amount]) => ({ from, to, amount: cents(amount), currency: 'USD' })),
});

const test = base.extend('faultsAfter', { scope: 'file' }, async ({ world: { db, player } }) => {
  expect(await player({ balances: { main: cents(100) } })).toMatchObject({ id: ANNA });
  return (facts: readonly Fact[]) =>
    undone(db, async (tx) => {
      for (const fact of facts) await record(tx, entryOf(fact));
      const found = await auditLedger(tx.sql);
      // The entries have no rounds, which L19 reports.
      return found.flatMap(({ invariant, rule }) => (invariant === 'L19' ? [] : [`${invariant}: ${rule}`]));
    });
});

test.for<[string, Fact[]]>([
  ['a round that was won', [stake, win]],
  ['a round that was won twice over', [stake, win, ['round:7:won:2', 'round.won', [games, main, 1]]]],
  ['a round that was lost', [stake]],
  ['a round that was rolled back', [stake, rollback]],
  ['a round that was over at once', [['round:8', 'round.played', [main, games, 2], [games, main, 9]]]],
  [
    'a pool that was filled and won',
    [
      ['jackpot:1', 'round.staked', [main, pool, 9]],
      ['jackpot:2', 'bonus.granted', [pool, main, 9]],
    ],
  ],
])('%s breaks no rule', async ([, facts], { faultsAfter }) => {
  expect(await faultsAfter(facts)).toEqual([]);
});

const backwards = 'a rollback gave back something else than the stake';
test.for<[string, Fact[]]>([
  [
    'L7: a round was rolled back twice',
    [stake, rollback, ['round:7:rolled_back:2', 'round.rolled_back', [games, main, 5]]],
  ],
  [`L7: ${backwards}`, [stake, ['round:7:rolled_back', 'round.rolled_back', [games, main, 6]]]],
  [`L7: ${backwards}`, [rollback]],
  ['L7: a round was rolled back and won', [stake, win, rollback]],
  ['L8: a win has no stake before it', [win]],
  ['L8: a win has no stake before it', [win, stake]],
  ['L8: a win has no stake before it', [['round:6:staked', 'round.staked', [main, games, 5]], win]],
  [
    'L8: a round paid before it was staked',
    [['round:8', 'round.played', [games, main, 9], [main, games, 2]]],
  ],
  [
    'L12: a pool gave away more than was put in',
    [
      ['jackpot:1', 'round.staked', [main, pool, 9]],
      ['jackpot:2', 'bonus.granted', [pool, main, 10]],
    ],
  ],
])('%s', async ([broken, facts], { faultsAfter }) => {
  expect(await faultsAfter(facts)).toEqual([broken]);
});
