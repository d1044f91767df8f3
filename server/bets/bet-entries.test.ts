// What a bet moves between the accounts, to the cent: staked, settled, corrected, given back.
import { expect, test } from 'vitest';
import { cents } from '#rules/money.ts';
import { house, pocket } from '../ledger/accounts.ts';
import type { Entry } from '../ledger/record.ts';
import { differenceEntry, refusedEntry, stakedEntry } from './bet-entries.ts';

type Bet = Parameters<typeof stakedEntry>[0];

/** 1,000 staked, of which 400 is bonus money. */
const bet: Bet = {
  ...{ id: 'b1', player_id: 7, currency: 'EUR', staked_cents: cents(1_000), bonus_cents: cents(400) },
  ...{ bonus_id: 3, freebet_id: null, revision: 2 },
};
const plain: Bet = { ...bet, bonus_cents: cents(0), bonus_id: null };
const free: Bet = { ...plain, freebet_id: 5 };

const [main, bonus] = [pocket(7, 'main'), pocket(7, 'betting_bonus')];
const [sports, gifts, owed] = [house('sports'), house('bonuses'), house('receivables')];

const movesOf = (entry: Entry | null) =>
  entry?.moves.map(({ from, to, amount, currency }) => {
    expect(currency).toBe('EUR');
    return [from, to, amount];
  });

test('a stake comes from what paid it, and that of a free bet from the gifts of the operator', () => {
  expect(stakedEntry(bet)).toMatchObject({ key: 'bet:b1:staked', player: 7, reason: 'bet.staked' });
  expect(movesOf(stakedEntry(bet))).toEqual([
    [main, sports, 600],
    [bonus, sports, 400],
  ]);
  expect(movesOf(stakedEntry(plain))).toEqual([[main, sports, 1_000]]);
  expect(movesOf(stakedEntry({ ...bet, bonus_cents: cents(1_000) }))).toEqual([[bonus, sports, 1_000]]);
  expect(movesOf(stakedEntry(free))).toEqual([[gifts, sports, 1_000]]);
});

test('a bet that was not taken gives its stake back, and what an ended bonus paid of it to the operator', () => {
  const refused = refusedEntry(bet, () => bonus);
  expect(refused).toMatchObject({ key: 'bet:b1:rolled_back', player: 7, reason: 'bet.rolled_back' });
  expect(movesOf(refused)).toEqual([
    [sports, main, 600],
    [sports, bonus, 400],
  ]);
  expect(movesOf(refusedEntry(bet, () => gifts))).toEqual([
    [sports, main, 600],
    [sports, gifts, 400],
  ]);
  expect(movesOf(refusedEntry(free, () => gifts))).toEqual([[sports, gifts, 1_000]]);
});

type Difference = Parameters<typeof differenceEntry>[1];

const settle = (of: Bet, from: number, to: number, more: Partial<Difference> = {}) => {
  const { entry, debt } = differenceEntry(of, {
    ...{ from: cents(from), to: cents(to), stakeBack: 0, debt: cents(0), accountOf: () => bonus },
    ...{ purse: { main: cents(100_000), betting_bonus: cents(100_000) } },
    ...more,
  });
  return { key: entry?.key, reason: entry?.reason, moves: movesOf(entry), debt };
};

const purse = (own: number, betting_bonus = 0) => ({
  purse: { main: cents(own), betting_bonus: cents(betting_bonus) },
});

const cases: readonly [
  title: string,
  Bet,
  Parameters<typeof settle>[1],
  number,
  Partial<Difference>,
  object,
][] = [
  [
    'a win is split as its stake was',
    bet,
    0,
    2_500,
    {},
    [
      [sports, main, 1_500],
      [sports, bonus, 1_000],
    ],
  ],
  ['a win without bonus money', plain, 0, 2_500, {}, [[sports, main, 2_500]]],
  ['a win of a free bet', free, 0, 900, {}, [[sports, main, 900]]],
  ['a win is raised', plain, 900, 1_000, {}, [[sports, main, 100]]],
  [
    'a win of an ended bonus',
    ...([bet, 0, 2_500, { accountOf: () => gifts }] as const),
    [
      [sports, main, 1_500],
      [sports, gifts, 1_000],
    ],
  ],
  [
    'a win is taken back',
    ...([bet, 2_500, 0, {}] as const),
    [
      [main, sports, 1_500],
      [bonus, sports, 1_000],
    ],
  ],
  ['a free bet comes back', ...([free, 0, 0, { stakeBack: 1 }] as const), [[sports, gifts, 1_000]]],
  [
    'a free bet that came back is lost after all',
    ...([free, 0, 0, { stakeBack: -1 }] as const),
    [[gifts, sports, 1_000]],
  ],
];

test.for(cases)('%s', ([, of, from, to, more, moves]) => {
  const { debt, key, ...settled } = settle(of, from, to, more);
  expect([settled.moves, debt, key]).toEqual([moves, 0, 'settle:b1:2']);
  expect(settled.reason).toBe(to < from ? 'bet.corrected' : 'bet.settled');
});

test('what is taken back and spent already is owed, and of bonus money it is a loss of the operator', () => {
  expect(settle(bet, 2_500, 0, purse(200, 300))).toMatchObject({
    moves: [
      [main, sports, 200],
      [owed, sports, 1_300],
      [bonus, sports, 300],
      [gifts, sports, 700],
    ],
    debt: 1_300,
  });
  expect(settle(bet, 2_500, 0, { ...purse(0, 5_000), accountOf: () => gifts })).toMatchObject({
    moves: [
      [owed, sports, 1_500],
      [gifts, sports, 1_000],
    ],
    debt: 1_500,
  });
});

test('whoever owes is paid what is left, and pays no more than is won', () => {
  expect(settle(plain, 0, 1_000, { debt: cents(300) })).toMatchObject({
    moves: [
      [sports, main, 1_000],
      [main, owed, 300],
    ],
    debt: -300,
  });
  expect(settle(plain, 0, 1_000, { debt: cents(5_000) }).debt).toBe(-1_000);
  expect(settle(plain, 1_000, 0, { ...purse(0), debt: cents(300) }).debt, 'nothing was won').toBe(1_000);
});

test('where nothing changes nothing moves', () => {
  expect(differenceEntry(plain, { ...zero, ...purse(0) })).toEqual({ entry: null, debt: 0 });
});

const zero: Omit<Difference, 'purse'> = {
  ...{ from: cents(500), to: cents(500), stakeBack: 0, debt: cents(0), accountOf: () => bonus },
};
