import { expect, test } from 'vitest';
import { readRefusal } from '#contract/refusals-wire.ts';
import { readSecondStep, secondStepOf } from './second-step.ts';

/** As it arrives from the server. */
const said = (message: string, more: object = {}) =>
  readRefusal({ error: { type: 'InvalidParameterException', code: 14, message, ...more } });

test('"two_factor_auth is enable" leads to the second step, with the time and the place it gives (S4-R009, S8-R049)', () => {
  const more = { error_data: { resend_time: 60 }, sent_to: 'a•••@example.com' };
  expect(secondStepOf(said('two_factor_auth is enable', more))).toEqual({
    resendSeconds: 60,
    sentTo: 'a•••@example.com',
  });
});

test('so does "Resend time is", with the rest of the time (S4-R010, S8-R050)', () => {
  expect(secondStepOf(said('Resend time is 42', { error_data: { resend_time: 42 } }))).toMatchObject({
    resendSeconds: 42,
  });
});

test('a time given beats the number in the words, which stands in where none is (S4-R017, S4-R018)', () => {
  expect(readSecondStep(said('Resend time is 42', { error_data: { resend_time: 17 } })).resendSeconds).toBe(
    17,
  );
  expect(readSecondStep(said('Resend time is 42')).resendSeconds).toBe(42);
  expect(readSecondStep(said('two_factor_auth is enable')).resendSeconds).toBeUndefined();
});

test.for([
  ['the code must contain 6 digits', 'malformed'],
  ['Time expired', 'expired'],
  ['two_factor_auth: code is invalid', 'invalid'],
  ['something else entirely', undefined],
] as const)('"%s" is no second step but tells of the code: %s', ([message, state]) => {
  expect(secondStepOf(said(message))).toBeNull();
  expect(readSecondStep(said(message)).state).toBe(state);
});

test('wrong credentials are no second step', () => {
  const refusal = readRefusal({ error: { type: 'AuthorizationException', code: 4, message: '' } });
  expect(secondStepOf(refusal)).toBeNull();
});
