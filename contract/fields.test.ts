import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromFields, fromJson, toFields } from './fields.ts';

test('an input survives the trip through form fields', () => {
  const input = { method: 'sepa', amount: '25', requisites: { iban: 'DE02', holder: 'A. Novak' } };
  expect({ ...fromFields(toFields(input)) }).toEqual(input);
});

test('nested values are written with brackets', () => {
  expect([...toFields({ requisites: { iban: 'DE02' } })]).toEqual([['requisites[iban]', 'DE02']]);
});

test('null and undefined are not sent, an empty text is (S7-R006)', () => {
  expect(toFields({ promo_code: null, offset: undefined, query: '' }).toString()).toBe('query=');
});

test('a name that comes twice is a list, so no single text can be smuggled past a check', () => {
  expect(
    fromFields([
      ['amount', '1'],
      ['amount', '100'],
    ])['amount'],
  ).toEqual(['1', '100']);
});

test('no field can reach into the prototype', () => {
  const input = fromFields([
    ['__proto__[admin]', '1'],
    ['constructor', 'x'],
  ]);
  expect(({} as Record<string, unknown>)['admin']).toBeUndefined();
  expect(Object.getPrototypeOf(input)).toBeNull();
});

test('a JSON body says the same as a form', () => {
  expect({ ...fromJson({ count: 5, flag: true, off: false, none: null, in: { a: 1 } }) }).toEqual({
    count: '5',
    flag: '1',
    off: '0',
    in: { a: '1' },
  });
  expect(fromJson([1])).toBeUndefined();
  expect(fromJson('x')).toBeUndefined();
});

test('whatever pairs arrive, reading them never throws', () => {
  fc.assert(fc.property(fc.array(fc.tuple(fc.string(), fc.string())), (pairs) => void fromFields(pairs)));
});
