import { expect, test } from 'vitest';
import { chooseCountry } from './country-change.ts';
import type { ProfileField } from './profile-field.ts';

const select = (sysname: string, ...values: string[]): ProfileField => ({
  sysname,
  type: 'select',
  params: { is_required: true, is_visible: true },
  options: { list: values.map((value) => ({ value, label: value })) },
  attrs: {},
});

const available = ['USD', 'EUR', 'BRL'];
const fields = [select('region', 'LV-RIX', 'LV-VID'), select('document_type', 'passport', 'id_card')];

test('no region is taken for granted', () => {
  expect(chooseCountry('LV', fields, { available, default: 'USD', ofCountry: 'EUR' }).region).toBe('');
});

test.for([
  ['LV', 'EUR', 'EUR'],
  ['RU', 'RUB', 'USD'],
  ['XX', undefined, 'USD'],
] as const)('%s, where people pay in %s, plays in %s (S4-R036)', ([country, ofCountry, currency]) => {
  expect(chooseCountry(country, fields, { available, default: 'USD', ofCountry }).currency).toBe(currency);
});

test('the document goes with the currency (S4-R037)', () => {
  const currencies = { available, default: 'USD' };
  expect(chooseCountry('BR', fields, { ...currencies, ofCountry: 'BRL' }).document_type).toBe('cpf');
  expect(chooseCountry('LV', fields, { ...currencies, ofCountry: 'EUR' }).document_type).toBe('passport');
  expect(chooseCountry('LV', [], { ...currencies, ofCountry: 'EUR' }).document_type).toBe('');
  const withoutReal = { available: ['USD'], default: 'USD', ofCountry: 'BRL' };
  expect(chooseCountry('BR', fields, withoutReal)).toMatchObject({
    currency: 'USD',
    document_type: 'passport',
  });
});
