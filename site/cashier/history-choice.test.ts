import { expect, test } from 'vitest';
import { historyInput, isFiltered, readChoice, searchOf } from './history-choice.ts';

test('the address is read, and nonsense in it left out', () => {
  const wise = { type: 'deposit', state: 'paid', from: '2026-01-01', to: '2026-01-31', page: '3' };
  expect(readChoice(wise)).toEqual({ ...wise, page: 3 });
  expect(readChoice({ type: 'gift', state: 'lost', from: 'yesterday', to: '2026-1-1', page: '-1' })).toEqual({
    type: undefined,
    state: undefined,
    from: undefined,
    to: undefined,
    page: 1,
  });
});

test('a choice becomes the address it was read from', () => {
  const search = { type: 'withdrawal', from: '2026-01-01', page: '2' };
  expect(searchOf(readChoice(search))).toEqual(search);
  expect(searchOf(readChoice({ page: '1' }))).toEqual({});
});

test('the second page begins after the first', () => {
  expect(historyInput(readChoice({ type: 'deposit', page: '2' }), 'Europe/Riga')).toEqual({
    type: 'deposit',
    offset: 20,
    count: 20,
  });
});

test('only a choice of what to show is a filter', () => {
  expect(isFiltered(readChoice({ page: '2' }))).toBe(false);
  expect(isFiltered(readChoice({ state: 'paid' }))).toBe(true);
});

test('days are those of the reader’s own place', () => {
  expect(historyInput(readChoice({ from: '2026-03-01' }), 'Europe/Riga')).toMatchObject({
    from: '2026-03-01',
    zone: 'Europe/Riga',
  });
});
