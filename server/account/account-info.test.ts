// Who the account call says a visitor is, field by field (spec §3 "Account info").
import { expect } from 'vitest';
import { cents } from '#rules/money.ts';
import { test } from '#tests/doors.ts';

const fields: readonly (readonly [row: string, field: string, value: unknown])[] = [
  ['S3-R004', 'reg_time', expect.any(Number)],
  ['S3-R005', 'login', expect.stringMatching(/./)],
  ['S3-R006', 'fakename', expect.any(String)],
  ['S3-R007', 'is_subscribed', expect.any(Boolean)],
  ['S3-R008', 'balance_main', { amount: 12.5, currency: 'EUR' }],
  ['S3-R009', 'balance_bonus', { amount: 0, currency: 'EUR' }],
  ['S3-R010', 'balance_betting_bonus', { amount: 0, currency: 'EUR' }],
  ['S3-R011', 'balance_fun', { amount: 0, currency: 'EUR' }],
  ['S3-R012', 'is_on_verification', false],
  ['S3-R013', 'is_verified', false],
  ['S3-R014', 'is_kyc_block_enabled', false],
  ['S3-R015', 'is_registration_completed', true],
  ['S3-R016', 'country_code', expect.any(String)],
  ['S3-R017', 'locale', 'ru'],
  ['S3-R018', 'two_factor_auth', false],
];

test.for(fields)('(%s) a player’s account has %s', async ([, field, value], { doors }) => {
  const player = await doors.player({ balances: { main: cents(1250) }, currency: 'EUR', locale: 'ru' });
  const { result } = await doors.ask('account.getInfo', {}, await doors.signIn(player));
  expect(result.uid).toBe(player.id);
  expect(result[field]).toEqual(value);
});

test('an account names nothing the contract does not (S3-R212)', async ({ doors }) => {
  const { result } = await doors.ask('account.getInfo', {}, await doors.signIn(await doors.player()));
  expect(Object.keys(result).toSorted()).toEqual(['uid', ...fields.map(([, field]) => field)].toSorted());
});
