import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { creditorReference } from '#rules/creditor-reference.ts';
import { cents } from '#rules/money.ts';
import type { BankTransferSettings } from '../../config/gateways.ts';
import { destinationOf } from './destination.ts';
import { createIbanGateway } from './iban.ts';

const settings: BankTransferSettings = {
  ...{ iban: 'LV80BANK0000435195001', name: 'Marigold', bic: null, statements: null, statementKey: null },
  currency: 'EUR',
};
const order = { transaction: 'ABC123', method: 'bank', amount: cents(50_05), currency: 'EUR' } as const;
const ways = { success: '', fail: '', pending: '', cancel: '', mobile: '', notify: '' };

test('a player is told where to send how much, and what to write', async () => {
  const gateway = createIbanGateway(settings);
  const { reference, redirectUrl, instructions } = await gateway.startPayment(order, ways);
  expect(redirectUrl).toBeNull();
  expect(reference).toBe(creditorReference('ABC123'));
  expect(instructions).toEqual([
    { name: 'iban', value: 'LV80 BANK 0000 4351 9500 1' },
    { name: 'name', value: 'Marigold' },
    { name: 'amount', value: '50.05 EUR' },
    { name: 'reference', value: reference.replace(/(.{4})(?=.)/g, '$1 ') },
  ]);
  const withBic = await createIbanGateway({ ...settings, bic: 'BANKLV22' }).startPayment(order, ways);
  expect(withBic.instructions[1]).toEqual({ name: 'bic', value: 'BANKLV22' });
});

test('until a statement says more it is open, for two weeks', async () => {
  const gateway = createIbanGateway(settings);
  const { reference } = await gateway.startPayment(order, ways);
  expect(await gateway.readPayment({ transaction: 'ABC123', reference: null })).toEqual({
    ...{ state: 'open', amount: 0, currency: 'EUR', reference, reason: '' },
  });
  expect(gateway.openForMs).toBe(14 * 24 * 3_600_000);
  expect(gateway.currencies).toEqual(['EUR']);
  expect(gateway.name).toBe('iban');
  expect(await gateway.readNotice(Buffer.from(''), {}, new Date('2026-03-01'))).toBeNull();
});

test('people send what goes out, to an account that is one however it is written', async () => {
  const { payouts } = createIbanGateway(settings);
  expect(payouts!.areByHand).toBe(true);
  const kept = await payouts!.keepDestination('bank', {
    ...{ iban: 'lv80 bank 0000 4351 9500 1', name: 'Anna Bērziņa' },
  });
  expect(kept).toEqual({
    token: 'LV80BANK0000435195001 Anna Bērziņa',
    shown: '•••• 5001',
    fingerprint: createHash('sha256').update('LV80BANK0000435195001').digest('hex').slice(0, 32),
  });
});

test('a place is the same in capitals and in small letters', () => {
  const { fingerprint } = destinationOf('bc1qw508d6', '');
  expect(destinationOf('BC1QW508D6', '').fingerprint).toBe(fingerprint);
  expect(destinationOf('bc1qw508d7', '').fingerprint).not.toBe(fingerprint);
});
