import fc from 'fast-check';
import { expect, test } from 'vitest';
import { passesLuhn } from './luhn.ts';

const valid = fc.stringMatching(/^[0-9]{11,18}$/).map((payload) => {
  const check = [...'0123456789'].find((digit) => passesLuhn(payload + digit));
  return payload + check;
});

test.for(['4111111111111111', '79927398713', '378282246310005', '6011111111111117'])(
  '%s passes',
  (digits) => {
    expect(passesLuhn(digits)).toBe(true);
  },
);

test('any payload has exactly one check digit', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9]{11,18}$/), (payload) => {
      expect([...'0123456789'].filter((digit) => passesLuhn(payload + digit))).toHaveLength(1);
    }),
  );
});

test('any single digit changed is noticed', () => {
  fc.assert(
    fc.property(valid, fc.nat(), fc.integer({ min: 1, max: 9 }), (digits, place, step) => {
      const at = place % digits.length;
      const changed = (Number(digits[at]) + step) % 10;
      expect(passesLuhn(digits.slice(0, at) + changed + digits.slice(at + 1))).toBe(false);
    }),
  );
});
