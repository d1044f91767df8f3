import { expect, test } from 'vitest';
import { betsInput, betsSearch, readBets } from './bets-choice.ts';

test('an address is read, and what makes no sense in it is left out', () => {
  expect(readBets({ game: 'dice', page: '3' })).toEqual({ game: 'dice', page: 3 });
  expect(readBets({ game: 'a b', page: '0' })).toEqual({ game: undefined, page: 1 });
  expect(readBets({})).toEqual({ game: undefined, page: 1 });
});

test('a choice is written back, and asked for by its place', () => {
  expect(betsSearch({ game: undefined, page: 1 })).toEqual({});
  expect(betsSearch({ game: 'dice', page: 2 })).toEqual({ game: 'dice', page: '2' });
  expect(betsInput({ game: 'dice', page: 3 })).toEqual({ game: 'dice', offset: 40, count: 20 });
});
