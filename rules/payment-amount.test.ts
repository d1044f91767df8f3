import { expect, test } from 'vitest';
import { cents, fromUnits } from './money.ts';
import { paymentAmount } from './payment-amount.ts';

const terms = { min: fromUnits(10), max: fromUnits(500), step: fromUnits(1) };

test('bounds belong to what is allowed, and the step is judged after them', () => {
  for (const amount of [10, 11, 500]) expect(paymentAmount(fromUnits(amount), terms)).toBeNull();
  expect(paymentAmount(cents(999), terms)).toMatchObject({ code: 'min_value', params: { min: 10 } });
  expect(paymentAmount(cents(50_001), terms)).toMatchObject({ code: 'max_value', params: { max: 500 } });
  expect(paymentAmount(cents(1_050), terms)).toMatchObject({ code: 'multiple_of', params: { value: 1 } });
});
