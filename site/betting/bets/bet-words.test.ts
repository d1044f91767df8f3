import { expect, test } from 'vitest';
import { factorText } from './bet-words.ts';

test.for([
  [1_450, '1.45'],
  [1_000, '1.00'],
  [500, '0.50'],
  [12_345, '12.345'],
  [0, '0.00'],
] as const)('%i thousandths are %s', ([factor, text]) => expect(factorText(factor)).toBe(text));
