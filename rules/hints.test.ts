import { expect, test } from 'vitest';
import { isConfirmHintDue, isRegistrationHintDue } from './hints.ts';

const REGISTERED = 1_700_000_000;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const after = (ms: number) => REGISTERED * 1_000 + ms;

const newcomer = { regTime: REGISTERED, deposits: 0, path: '/' };

test.for([
  ['1 h 59 m after registering', after(119 * MINUTE_MS), {}, true],
  ['a moment before two hours are over', after(7_199_999), {}, true],
  ['when two hours are over', after(7_200_000), {}, false],
  ['2 h 01 m after registering', after(121 * MINUTE_MS), {}, false],
  ['after a deposit', after(MINUTE_MS), { deposits: 1 }, false],
  ['in the cashier', after(MINUTE_MS), { path: '/cashier/deposit' }, false],
  ['on a page below another', after(MINUTE_MS), { path: '/help/cashier' }, true],
  ['on a page that only begins like the cashier', after(MINUTE_MS), { path: '/cashiers' }, true],
] as const)('the registration hint %s (S4-R041)', ([, now, change, isDue]) => {
  expect(isRegistrationHintDue({ ...newcomer, now, ...change })).toBe(isDue);
});

const login = 'anna@example.com';
const contact = (is_confirmed: boolean) => [{ contact: login, is_confirmed }];
const unconfirmed = { regTime: REGISTERED, login, contacts: contact(false), confirmSent: null };

test.for([
  ['4 d 23 h after registering', after(5 * DAY_MS - HOUR_MS), {}, true],
  ['when five days are over', after(432_000_000), {}, false],
  ['5 d 1 h after registering', after(5 * DAY_MS + HOUR_MS), {}, false],
  ['once the contact is confirmed', after(HOUR_MS), { contacts: contact(true) }, false],
  [
    'whatever else is confirmed',
    after(HOUR_MS),
    { contacts: [{ contact: '+37120000000', is_confirmed: true }, ...contact(false)] },
    true,
  ],
  ['for a player who signs in by something else', after(HOUR_MS), { login: 'telegram:7' }, false],
] as const)('the hint to confirm a contact %s (S4-R042)', ([, now, change, isDue]) => {
  expect(isConfirmHintDue({ ...unconfirmed, now, ...change })).toBe(isDue);
});

test('a code that is on its way silences the hint (S4-R043)', () => {
  expect(isConfirmHintDue({ ...unconfirmed, now: after(HOUR_MS), confirmSent: login })).toBe(false);
});
