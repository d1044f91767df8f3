import { expect, test } from 'vitest';
import { address } from './address.ts';

test.for([
  ['', 'required'],
  ['Main 5', undefined],
  ['Brīvības iela 12/2, dz. #3-A', undefined],
  ['ул. Ленина, 7', undefined],
  ["L'Estrada 1", undefined],
  ['Main $5', 'address'],
  ['Main (5)', 'address'],
  ['Main; drop', 'address'],
  ['<script>', 'address'],
  ['.,-', 'address'],
  ['Main 5\nRiga', 'format'],
  ['a'.repeat(256), 'max_length'],
] as const)('"%s" as an address: %s (S5-R039)', ([value, code]) => {
  expect(address(value)?.code).toBe(code);
});
