import { expect, test } from 'vitest';
import type { ProfileInfo } from '#contract/account/profile.ts';
import { safetySteps } from './safety-steps.ts';

const contact = (is_confirmed: boolean) => ({
  type: 'email' as const,
  contact: 'a@b.lv',
  is_confirmed,
  is_subscribed: false,
});
const told = {
  first_name: 'A',
  last_name: 'B',
  birth_date: '1990-01-01',
  contacts: [contact(true)],
} as ProfileInfo;

const done = (isOn: boolean, info: ProfileInfo | undefined) =>
  safetySteps({ two_factor_auth: isOn }, info)
    .filter(({ isDone }) => isDone)
    .map(({ key }) => key);

test.for([
  ['nothing is known yet', false, undefined, []],
  ['everything is done', true, told, ['contact', 'personal', 'twoFactor']],
  [
    'the contact waits to be confirmed',
    true,
    { ...told, contacts: [contact(false)] },
    ['personal', 'twoFactor'],
  ],
  ['the birthday is missing', false, { ...told, birth_date: '' }, ['contact']],
] as const)('when %s', ([, isOn, info, steps]) => {
  expect(done(isOn, info as ProfileInfo | undefined)).toEqual(steps);
});
