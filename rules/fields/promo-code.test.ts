import { expect, test } from 'vitest';
import { promoCode, promoCodeErrorOf, promoCodeErrors, trimmedPromoCode } from './promo-code.ts';

test('a promo code is trimmed (S5-R064)', () => {
  expect(trimmedPromoCode(' ABC ')).toBe('ABC');
});

test('it needs a character while its field is shown (S5-R065)', () => {
  expect(promoCode('', { isShown: true })?.code).toBe('required');
  expect(promoCode('  ', { isShown: true })?.code).toBe('required');
  expect(promoCode('A', { isShown: true })).toBeNull();
  expect(promoCode('', { isShown: false })).toBeNull();
});

test.for(['INVALID', 'EXPIRED', 'ALREADY_USED', 'NOT_AVAILABLE', 'LIMIT'])(
  'the server may call it %s',
  (error) => {
    expect(promoCodeErrors).toContain(error);
    expect(promoCodeErrorOf({ promo_code: [error, 'more'] })).toBe(error);
  },
);

test.for([
  [{ promo_code: ['SOMETHING'] }],
  [{ promo_code: [] }],
  [{ promo_code: 'EXPIRED' }],
  [{}],
  [null],
  [undefined],
  ['EXPIRED'],
] as const)('what the server says in %j is simply invalid', ([errorData]) => {
  expect(promoCodeErrorOf(errorData)).toBe('INVALID');
});
