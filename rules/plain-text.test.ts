import { expect, test } from 'vitest';
import { plainText } from './plain-text.ts';

test.for([
  ["Dragon's Hoard", 'dragons hoard'],
  ['  Hi-Lo! ', 'hi lo'],
  ['DRÁGÓN', 'dragon'],
  ['97.3 %', '97 3'],
  ['Ёжик', 'ежик'],
  ["'); drop table", 'drop table'],
  ['…', ''],
] as const)('"%s" is searched as "%s"', ([text, plain]) => {
  expect(plainText(text)).toBe(plain);
});
