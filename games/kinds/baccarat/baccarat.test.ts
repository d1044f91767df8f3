import { expect, test } from 'vitest';
import { baccaratNoir } from '../../definitions/baccarat-noir.ts';
import { baccarat } from './baccarat.ts';
import { coupOf } from './baccarat-coup.ts';
import { baccaratPar } from './baccarat-par.ts';

/** When the banker draws, by its points and the player's third card; the columns are 0 to 9. */
const table = [
  [0, '++++++++++'],
  [2, '++++++++++'],
  [3, '++++++++-+'],
  [4, '--++++++--'],
  [5, '----++++--'],
  [6, '------++--'],
  [7, '----------'],
] as const;

test.each(table)('with %i the banker draws as the table says', (banker, row) => {
  const drawn = Array.from({ length: 10 }, (_, third) =>
    coupOf([0, banker, 0, 0, third, 0]).bankerThird === 5 ? '+' : '-',
  );
  expect(drawn.join('')).toBe(row);
});

test.each([
  ['a natural ends it', [4, 5, 4, 0, 9, 9], { winner: 'player', playerThird: null, bankerThird: null }],
  ['the player stands on six', [6, 5, 0, 0, 4, 1], { winner: 'banker', playerThird: null, bankerThird: 4 }],
  ['both stand', [6, 6, 0, 0, 4, 1], { winner: 'tie', playerThird: null, bankerThird: null }],
  [
    'both draw',
    [5, 2, 0, 0, 4, 6],
    { winner: 'player', player: 9, banker: 8, playerThird: 4, bankerThird: 5 },
  ],
])('%s', (_, points, coup) => expect(coupOf(points)).toMatchObject(coup));

test('returns what is known of eight decks', () => {
  const figures = { decks: 8, minChip: 10, bankerX10000: 19_500, tieX10000: 90_000, pairX10000: 120_000 };
  const returns = baccaratPar(figures).map((row) => Math.round(row.return * 1e6) / 1e6);
  expect(returns).toEqual([0.987649, 0.989421, 0.856404, 0.896386, 0.896386]);
});

test('chips on the banker lie in steps of 20 cents, on which 0.95 to 1 is whole cents', () => {
  const faultAt = (spot: string, cents: number) =>
    baccarat.faultOf!(baccaratNoir.figures, { stake: cents, chips: { [spot]: cents } });
  expect([20, 40, 100].map((cents) => faultAt('banker', cents))).toEqual([null, null, null]);
  for (const cents of [10, 30, 50, 101])
    expect(faultAt('banker', cents)).toEqual({ fault: 'chipStep', spot: 'banker', step: 20 });
  for (const spot of ['player', 'tie', 'player-pair', 'banker-pair']) expect(faultAt(spot, 11)).toBe(null);
});
