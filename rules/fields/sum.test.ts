import fc from 'fast-check';
import { expect, test } from 'vitest';
import { messageOf } from './messages.ts';
import { readSum, sum } from './sum.ts';

test.for([
  ['1', undefined],
  ['10', undefined],
  ['10a', 'format'],
  ['10.5', 'format'],
  ['-10', 'format'],
  ['1e3', 'format'],
  ['１０', 'format'],
  [',', 'format'],
  ['', 'required'],
] as const)('"%s" is a sum of digits only: %s (S5-R033)', ([value, code]) => {
  expect(sum(value)?.code).toBe(code);
});

test.for(['20,50', '1,0', '1,2345', '12,34,567', '1000,000', '1,000,', ',100', '1,,000'])(
  '"%s" has a comma that groups no threes (M12)',
  (value) => {
    expect(readSum(value)).toBeNull();
    expect(sum(value)?.code).toBe('format');
  },
);

test.for(['010', '0', '00', '0,100'])('%s has a leading zero (S5-R034)', (value) => {
  expect(sum(value)?.code).toBe('format');
});

test.for([
  ['9', 'min_value', 'Min value is 10'],
  ['10', undefined, ''],
  ['5000', undefined, ''],
  ['5001', 'max_value', 'Max value is 5000'],
  ['9'.repeat(400), 'max_value', 'Max value is 5000'],
] as const)('%s stands within its bounds: %s (S5-R035)', ([value, code, message]) => {
  const found = sum(value, { min: 10, max: 5000 });
  expect(found?.code).toBe(code);
  if (found !== null) expect(messageOf(found)).toBe(message);
});

test('bounds ignore thousands commas (S5-R036)', () => {
  expect(sum('1,000', { max: 1000 })).toBeNull();
  expect(sum('1,001', { max: 1000 })?.code).toBe('max_value');
  expect(sum('1,000', { min: 1000 })).toBeNull();
  expect(sum('1,000', { min: 1001 })?.code).toBe('min_value');
});

test('a sum is a multiple of its step (S5-R037)', () => {
  expect(sum('20', { multipleOf: 10 })).toBeNull();
  expect(messageOf(sum('15', { multipleOf: 10 })!)).toBe('Value is not multiple of 10');
});

test('bounds are checked before the step', () => {
  expect(sum('15', { min: 20, multipleOf: 10 })?.code).toBe('min_value');
});

test('what is no sum is told to be whole units', () => {
  expect(sum('10.5')).toMatchObject({ code: 'format', detail: 'sum' });
});

test('a sum no number can hold is none', () => {
  expect(sum('9'.repeat(16))).toMatchObject({ code: 'format', detail: 'sum' });
  expect(sum('9'.repeat(15))).toBeNull();
});

test('every whole number reads back, grouped or not', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 999_999_999_999_999 }), (units) => {
      expect(readSum(String(units))).toBe(units);
      expect(readSum(units.toLocaleString('en'))).toBe(units);
    }),
  );
});
