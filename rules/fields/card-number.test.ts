import { expect, test } from 'vitest';
import { cardNumber } from './card-number.ts';

test.for([
  ['', 'required'],
  ['4111111111111111', undefined],
  ['4111 1111 1111 1111', undefined],
  ['378282246310005', undefined],
  ['4111111111111112', 'format'],
  ['4111-1111-1111-1111', 'format'],
  ['4222222222222', undefined],
  ['422222222222', 'format'],
  ['6304000000000000000', undefined],
  ['63040000000000000000', 'format'],
  ['411111111111111a', 'format'],
] as const)('"%s" as a card number: %s (S5-R060)', ([value, code]) => {
  expect(cardNumber(value)?.code).toBe(code);
});

test('what is wrong is a card number', () => {
  expect(cardNumber('4111111111111112')?.detail).toBe('card_number');
});
