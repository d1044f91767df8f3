import { expect, test, vi } from 'vitest';
import type { Currency } from '#rules/money.ts';
import type { Player } from '../calls/context.ts';
import { readConfig } from '../config/config.ts';
import { readContent } from '../content/content.ts';
import { chooseMethod } from './choose-method.ts';
import { openGateways } from './gateways/open-gateways.ts';
import { bank } from './methods/bank.ts';
import { card } from './methods/card.ts';
import { banksOf, readRequisites } from './requisites.ts';

/** Asked by a player whose money is in dollars, of a house with this gateway for every method; null: none. */
function asking(gateway: { currencies?: Currency[]; payouts?: object | null } | null) {
  const gateways = openGateways(readConfig({}));
  const parts = { name: 'played', currencies: null, payouts: {}, ...gateway };
  vi.spyOn(gateways, 'forMethod').mockReturnValue((gateway === null ? undefined : parts) as never);
  return { rooms: { cashier: { gateways } }, player: { currency: 'USD' } as Player };
}

const unknown = (name: string) => ({
  ...{ reason: 'InvalidParameter', details: { invalid_parameters: { [name]: ['unknown'] } } },
});

test('a method on offer comes with its gateway, terms and fields, for each direction', () => {
  const choice = chooseMethod({ method: 'card', methodId: '1' }, 'withdrawal', asking({}));
  expect(choice).toMatchObject({ method: card, gateway: { name: 'played' } });
  expect(choice.terms).toBe(card.withdrawal!.terms.USD);
  expect(choice.fields).toBe(card.withdrawal!.fields);
  const deposit = chooseMethod({ method: 'bank' }, 'deposit', asking({ payouts: null, currencies: ['USD'] }));
  expect([deposit.terms, deposit.fields]).toEqual([bank.deposit!.terms.USD, bank.deposit!.fields]);
});

test.for([
  ['nobody knows', { method: 'cheque' }, {}],
  ['no gateway serves', { method: 'card' }, null],
  ['does not pay out', { method: 'card' }, { payouts: null }],
  ['takes other money', { method: 'card' }, { currencies: ['EUR'] as Currency[] }],
  ['nobody knows, with a number of its own', { method: 'cheque', methodId: 'undefined' }, {}],
] as const)('one that %s is not on offer', ([, wish, gateway]) => {
  const choose = () => chooseMethod(wish, 'withdrawal', asking(gateway as Parameters<typeof asking>[0]));
  expect(choose).toThrow(expect.objectContaining(unknown('method')));
});

test('nor is one without terms in the player’s currency', () => {
  const { rooms } = asking({});
  const player = { currency: 'XTS' as Currency } as Player;
  expect(() => chooseMethod({ method: 'card' }, 'deposit', { rooms, player })).toThrow(
    expect.objectContaining(unknown('method')),
  );
});

test('a number that is another method’s is refused by its own name', () => {
  expect(() => chooseMethod({ method: 'card', methodId: '2' }, 'deposit', asking({}))).toThrow(
    expect.objectContaining(unknown('methodId')),
  );
});

const banks = [{ id: 'swedbank', name: 'Swedbank', country: 'LV' }];

test('of what was sent only the method’s own fields are read, without the spaces around them', () => {
  const given = { iban: ' LV80 BANK 0000 4351 9500 1 ', name: 'Anna Bērziņa ', more: 'x' };
  expect(readRequisites(given, bank.withdrawal!.fields, [])).toEqual({
    ...{ iban: 'LV80 BANK 0000 4351 9500 1', name: 'Anna Bērziņa' },
  });
  expect(readRequisites({ bank: 'swedbank' }, bank.deposit!.fields, banks)).toEqual({ bank: 'swedbank' });
});

test.for([
  ['withdrawal', { iban: 'LV' }, { 'requisites.iban': ['iban'], 'requisites.name': ['required'] }],
  ['deposit', { bank: 'nowhere' }, { 'requisites.bank': ['format', 'choice'] }],
] as const)('what is wrong or missing for a %s is refused by its name: %o', ([way, given, wrong]) => {
  expect(() => readRequisites(given, bank[way]!.fields, banks)).toThrow(
    expect.objectContaining({
      ...{ reason: 'InvalidParameter', details: { invalid_parameters: wrong } },
    }),
  );
});

test('where we know no bank of the country, none is asked for', () => {
  expect(readRequisites({ bank: 'nowhere' }, bank.deposit!.fields, [])).toEqual({});
});

test('banks are those of a method in the player’s country, and a method may be called anything', () => {
  const content = readContent('content');
  const countriesOf = (method: string, country_code: string) => [
    ...new Set(banksOf(content, method, { country_code }).map(({ country }) => country)),
  ];
  expect(countriesOf('bank', 'LV')).toEqual(['LV']);
  expect(countriesOf('bank', 'XX')).toEqual([]);
  expect(countriesOf('bank', '').length).toBeGreaterThan(1);
  expect(countriesOf('card', '')).toEqual([]);
  expect(countriesOf('constructor', '')).toEqual([]);
});
