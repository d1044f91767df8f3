import { expect, test } from 'vitest';
import { messageOf } from './messages.ts';
import { password } from './password.ts';
import { problem } from './problem.ts';
import { problemsFrom, toInvalidParameters } from './server-problems.ts';

test('invalid parameters become problems of their fields (S8-R052)', () => {
  expect(problemsFrom({ invalid_parameters: { email: ['taken'], first_name: ['name'] } })).toStrictEqual({
    email: problem('taken'),
    first_name: problem('name'),
  });
});

test('phone and mobile change names, both ways (S8-R053)', () => {
  expect(problemsFrom({ invalid_parameters: { phone: ['phone'] } })).toEqual({ mobile: problem('phone') });
  expect(toInvalidParameters({ mobile: problem('phone') })).toEqual({ phone: ['phone'] });
  expect(toInvalidParameters({ phone: problem('phone') })).toEqual({ mobile: ['phone'] });
});

test('error data is read too, after the parameters themselves (S8-R054)', () => {
  const problems = problemsFrom({
    invalid_parameters: { email: ['taken'] },
    error_data: { email: ['email'], phone: ['taken'], resend_time: 60, self_exclusion_until: '2026-01-01' },
  });
  expect(problems).toEqual({ email: problem('taken'), mobile: problem('taken') });
});

test('a code we have no message for gets the default one (S5-R076)', () => {
  const { email } = problemsFrom({ invalid_parameters: { email: ['gone_fishing'] } });
  expect(email).toEqual(problem('unknown'));
  expect(messageOf(email!)).toBe('Check this value');
});

test.for([
  [{}],
  [{ invalid_parameters: null }],
  [{ invalid_parameters: 'no' }],
  [{ error_data: { a: [], b: ['taken', 1], c: {} } }],
])('nothing can be read from %j', ([refusal]) => {
  expect(problemsFrom(refusal!)).toEqual({});
});

test('what travels is the code first, then what makes it closer', () => {
  expect(toInvalidParameters({ password: password('12345')! })).toEqual({ password: ['min_length'] });
  const breached = { code: 'password', detail: 'breached', params: {} } as const;
  const wire = toInvalidParameters({ password: breached });
  expect(wire).toEqual({ password: ['password', 'breached'] });
  expect(problemsFrom({ invalid_parameters: wire })).toEqual({ password: breached });
});
