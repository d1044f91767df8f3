import { expect, test } from 'vitest';
import { birthDate, latestBirth } from './birth-date.ts';
import { messageOf } from './messages.ts';

test.for([
  ['15.06.2007', '2025-06-15', undefined],
  ['16.06.2007', '2025-06-15', 'age'],
  ['15.06.2025', '2025-06-15', 'age'],
  ['29.02.2008', '2026-02-28', 'age'],
  ['29.02.2008', '2026-03-01', undefined],
  ['28.02.2010', '2028-02-28', undefined],
  ['28.02.2010', '2028-02-29', undefined],
  ['01.03.2010', '2028-02-29', 'age'],
  ['01.03.2010', '2028-03-01', undefined],
  ['31.12.2007', '2026-01-01', undefined],
  ['01.01.2008', '2025-12-31', 'age'],
] as const)('born %s, on %s: %s (S5-R043)', ([value, today, detail]) => {
  expect(birthDate(value, { today })?.detail).toBe(detail);
});

test.for([
  ['16.06.2025', 'date'],
  ['31.12.1899', 'date'],
  ['01.01.99', 'date'],
  ['', 'required'],
] as const)('"%s" is no birth date at all: %s', ([value, code]) => {
  expect(birthDate(value, { today: '2025-06-15' })).toEqual({ code, params: {} });
});

test('the age is told', () => {
  expect(messageOf(birthDate('01.01.2020', { today: '2025-06-15' })!)).toBe('You must be 18 or older');
  expect(messageOf(birthDate('01.01.2005', { today: '2025-06-15', age: 21 })!)).toBe(
    'You must be 21 or older',
  );
});

test('the latest birth of an adult is the same day, eighteen years before', () => {
  expect(latestBirth('2025-06-15')).toBe('2007-06-15');
  expect(latestBirth('0999-06-15')).toBe('0981-06-15');
});
