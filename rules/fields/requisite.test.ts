import { expect, test } from 'vitest';
import { requisite } from './requisite.ts';

const asked = (type: Parameters<typeof requisite>[0]['type'], isRequired = true) => ({
  type,
  is_required: isRequired,
});

test.for([
  ['card_number', '4242 4242 4242 4242', null],
  ['card_number', '4242 4242 4242 4241', 'format'],
  ['card_holder', 'ANNA BERZINA', null],
  ['iban', 'LV80 BANK 0000 4351 9500 1', null],
  ['iban', 'LV80 BANK 0000 4351 9500 2', 'iban'],
  ['bank', 'swedbank', null],
  ['bank', 'nowhere', 'format'],
  ['crypto_address', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', null],
  ['crypto_address', ' bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4 ', null],
  ['crypto_address', 'bc1q', 'address'],
  ['name', 'Anna Bērziņa', null],
  ['name', 'Anna7', 'name'],
  ['name', ' ', 'required'],
] as const)('%s of "%s" gives %s', ([type, value, code]) => {
  expect(requisite(asked(type), value, ['swedbank'])?.code ?? null).toBe(code);
});

test('what need not be filled in may be left out', () => {
  expect(requisite(asked('iban', false), '')).toBeNull();
  expect(requisite(asked('iban', false), 'LV')?.code).toBe('iban');
});
