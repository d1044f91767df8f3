import { expect, test } from 'vitest';
import { cardHolder } from './card-holder.ts';

test.for([
  ['', 'required'],
  ["JOHN O'NEIL-S.", undefined],
  ['José Núñez', undefined],
  ['Ilze Bērziņa', undefined],
  ['JOHN1', 'format'],
  ['JOHN_S', 'format'],
  ['ИВАН', 'format'],
  ['. -', 'format'],
  ['JOHN×SMITH', 'format'],
  ['A'.repeat(1_000), 'max_length'],
] as const)('"%s" as a card holder: %s (S5-R040)', ([value, code]) => {
  expect(cardHolder(value)?.code).toBe(code);
});

test('what is wrong is a card holder', () => {
  expect(cardHolder('JOHN1')?.detail).toBe('card_holder');
});
