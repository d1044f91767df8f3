import fc from 'fast-check';
import { expect, test } from 'vitest';
import { date, readDay } from './date.ts';

test.for([
  ['31.12.1999', '1999-12-31'],
  ['1999-12-31', '1999-12-31'],
  ['29.02.2000', '2000-02-29'],
  ['29.02.1900', null],
  ['29.02.2023', null],
  ['29.02.2024', '2024-02-29'],
  ['31.04.2000', null],
  ['00.01.2000', null],
  ['01.00.2000', null],
  ['01.13.2000', null],
  ['1.1.2000', null],
  ['01.01.99', null],
  ['01/01/2000', null],
  ['2000-1-1', null],
  ['01.01.02000', null],
  ['2000', null],
  ['2000-01', null],
  ['+002000-01-01', null],
  ['2000-01-01T00:00:00Z', null],
  ['', null],
] as const)('%s is the day %s (S5-R042)', ([value, day]) => {
  expect(readDay(value)).toBe(day);
});

test('no month is a day longer than it is', () => {
  const days = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  for (const [at, last] of days.entries()) {
    const month = String(at + 1).padStart(2, '0');
    expect(readDay(`${last}.${month}.2023`)).toBe(`2023-${month}-${last}`);
    expect(readDay(`${last + 1}.${month}.2023`)).toBeNull();
  }
  expect(readDay('30.02.2024')).toBeNull();
});

test('a day has nothing before it and nothing behind it', () => {
  for (const value of ['131.12.1999', '31.12.19991', '11999-12-31', '1999-12-310'])
    expect(readDay(value), value).toBeNull();
});

test('a year has four digits (S5-R042)', () => {
  expect(date('01.01.99')?.code).toBe('date');
  expect(date('01.01.1999')).toBeNull();
});

test.for([
  ['31.12.2019', 'date'],
  ['01.01.2020', undefined],
  ['31.12.2020', undefined],
  ['01.01.2021', 'date'],
] as const)('%s lies between min and max: %s (S5-R043)', ([value, code]) => {
  expect(date(value, { min: '2020-01-01', max: '2020-12-31' })?.code).toBe(code);
});

test('nobody means a day before 1900', () => {
  expect(date('31.12.1899')?.code).toBe('date');
  expect(date('01.01.1900')).toBeNull();
});

test('an empty date is required', () => {
  expect(date('')?.code).toBe('required');
});

test('every day of the calendar is read, both ways', () => {
  const days = fc.date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(days, (moment) => {
      const iso = moment.toISOString().slice(0, 10);
      const [year, month, day] = iso.split('-');
      expect(readDay(iso)).toBe(iso);
      expect(readDay(`${day}.${month}.${year}`)).toBe(iso);
    }),
  );
});
