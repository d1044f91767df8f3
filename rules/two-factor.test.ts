import { expect, test } from 'vitest';
import { readTwoFactor, resendMessage, trailingSeconds, twoFactorMessages } from './two-factor.ts';

test.for([
  ['the code must contain 6 digits', 'malformed'],
  ['Time expired', 'expired'],
  ['two_factor_auth: code is invalid', 'invalid'],
  ['two_factor_auth is enable', 'enabled'],
  ['Resend time is 42', 'resend'],
  ['Resend time is', 'resend'],
  ['Time expired, please ask for another', 'expired'],
] as const)('"%s" means %s (S8-R046, S8-R047, S8-R048, S8-R049, S8-R050)', ([message, state]) =>
  expect(readTwoFactor(message)).toBe(state),
);

test.for(['', 'invalid parameter: login', 'toString', 'Internal server error'])(
  '"%s" means nothing here (S8-R051)',
  (message) => expect(readTwoFactor(message)).toBeUndefined(),
);

test('whatever the server says is understood', () => {
  for (const [state, message] of Object.entries(twoFactorMessages))
    expect(readTwoFactor(message)).toBe(state);
  expect(trailingSeconds(resendMessage(42))).toBe(42);
});

test.for([
  ['Resend time is 42', 42],
  ['Resend time is 0', 0],
  ['Time expired', undefined],
  ['9 lives', undefined],
] as const)('"%s" ends with %s (S4-R018)', ([message, seconds]) =>
  expect(trailingSeconds(message)).toBe(seconds),
);
