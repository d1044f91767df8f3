import { expect, test } from 'vitest';
import { Refusal } from '#contract/refusals.ts';
import { readAskedProof } from './owner-proof.ts';

const refused = (details: ConstructorParameters<typeof Refusal<'InvalidParameter'>>[1]) =>
  new Refusal('InvalidParameter', details);

test('the refusal says which proof is missing', () => {
  expect(readAskedProof(refused({ invalid_parameters: { password: ['required'] } }))).toEqual({
    by: 'password',
  });
  expect(readAskedProof(refused({ invalid_parameters: { session: ['fresh'] } }))).toEqual({ by: 'sign-in' });
  const code = { invalid_parameters: { code: ['required'] } };
  expect(readAskedProof(refused({ ...code, message: 'two_factor_auth is enable', resend_time: 60 }))).toEqual(
    {
      by: 'code',
      resendSeconds: 60,
    },
  );
  expect(readAskedProof(refused({ ...code, message: 'Resend time is 42' }))).toEqual({
    by: 'code',
    resendSeconds: 42,
  });
});

test('whatever else is wrong is no question for proof', () => {
  for (const other of [
    refused({ invalid_parameters: { password: ['password'] } }),
    refused({ invalid_parameters: { contact: ['taken'] } }),
    refused({ invalid_parameters: { code: ['format'] }, message: 'two_factor_auth: code is invalid' }),
    new Refusal('TooManyRequests', { error_data: { retry_after: 5 } }),
    new Error('two_factor_auth is enable'),
  ])
    expect(readAskedProof(other)).toBeNull();
});
