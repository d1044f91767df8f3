import { expect, test } from 'vitest';
import { cents } from '#rules/money.ts';
import { codeOf, isRefusal, Refusal, refusalNames } from './refusals.ts';
import { readRefusal, writeRefusal } from './refusals-wire.ts';

test('the specification’s twenty-nine refusals come first, numbered in its order, and ours after them', () => {
  expect(refusalNames[29]).toBe('InsufficientFunds');
  expect([codeOf('UnknownError'), codeOf('UserBanned'), codeOf('RequisitesFraudulent')]).toEqual([1, 9, 29]);
});

test('a refusal arrives with its details', () => {
  const sent = new Refusal('BillingDepositLimitExceeded', { error_data: { available_amount: cents(1250) } });
  const body = JSON.parse(JSON.stringify(writeRefusal(sent)));
  expect(body.error).toMatchObject({
    type: 'BillingDepositLimitExceededException',
    code: 19,
    error_data: { available_amount: 12.5 },
  });
  const read = readRefusal(body);
  expect(isRefusal(read, 'BillingDepositLimitExceeded') && read.details.error_data.available_amount).toBe(
    1250,
  );
});

test('a refusal with words of its own keeps them, and the usual ones are made anew', () => {
  const trip = (refusal: Refusal) => readRefusal(JSON.parse(JSON.stringify(writeRefusal(refusal))));
  const own = trip(
    new Refusal('InvalidParameter', { message: 'Resend time is 42', error_data: { resend_time: 42 } }),
  );
  expect(own.details).toEqual({ message: 'Resend time is 42', error_data: { resend_time: 42 } });
  const usual = trip(new Refusal('InvalidParameter', { invalid_parameters: { login: ['required'] } }));
  expect(usual.details).toEqual({ invalid_parameters: { login: ['required'] } });
  expect(trip(new Refusal('Authorization')).details).toEqual({});
});

test.for([
  null,
  undefined,
  'text',
  {},
  { error: { type: 'constructor' } },
  { error: { type: 'NoSuchException' } },
])('an answer that makes no sense (%j) is an unknown error', (body) => {
  expect(readRefusal(body).reason).toBe('UnknownError');
});

test('a refusal is known by its brand, whichever copy of the class made it', () => {
  const copy = { [Symbol.for('marigold.refusal')]: true, reason: 'UserBanned', details: {} };
  expect(isRefusal(copy, 'UserBanned')).toBe(true);
  expect(isRefusal(new Error('UserBanned'))).toBe(false);
});
