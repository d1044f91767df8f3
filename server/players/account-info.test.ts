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
  ['S3-R009', 'balance_bonus', { amount: 3.01, currency: 'EUR' }],
  ['S3-R010', 'balance_betting_bonus', { amount: 0.07, currency: 'EUR' }],
  ['S3-R011', 'balance_fun', { amount: 1000, currency: 'EUR' }],
  ['S3-R015', 'is_registration_completed', true],
  ['S3-R016', 'country_code', expect.any(String)],
  ['S3-R017', 'locale', 'ru'],
  ['S3-R018', 'two_factor_auth', true],
];

/** They follow the examiner's word: see server/verification/verification.test.ts. */
const identity = ['is_on_verification', 'is_verified', 'is_kyc_block_enabled'];

test.for(fields)('(%s) a player’s account has %s', async ([, field, value], { doors }) => {
  const balances = { main: cents(1250), bonus: cents(301), betting_bonus: cents(7), fun: cents(100_000) };
  const player = await doors.player({ balances, currency: 'EUR', locale: 'ru', hasTwoFactor: true });
  const { result } = await doors.ask('account.getInfo', {}, await doors.signIn(player));
  expect(result.uid).toBe(player.id);
  expect(result[field]).toEqual(value);
});

test('an account names nothing the contract does not (S3-R212)', async ({ doors }) => {
  const { result } = await doors.ask('account.getInfo', {}, await doors.signIn(await doors.player()));
  expect(Object.keys(result).toSorted()).toEqual(
    ['uid', ...identity, ...fields.map(([, field]) => field)].toSorted(),
  );
});
