import { expect, test } from 'vitest';
import { isAllowed, readConsent, writeConsent } from './consent.ts';

test('what was said comes back with its version and its time', () => {
  const consent = { version: 2, at: 1_795_000_000, allowed: ['analytics', 'marketing'] };
  expect(readConsent(writeConsent(consent), 2)).toEqual(consent);
  expect(readConsent(writeConsent({ ...consent, allowed: [] }), 2)?.allowed).toEqual([]);
});

test.for([undefined, '', '1.2', 'x.1.analytics', '2.1795000000.<script>', '1.1795000000.analytics'])(
  '%s says nothing to version 2',
  (text) => {
    expect(readConsent(text, 2)).toBeNull();
    expect(isAllowed('analytics', text, { version: 2, isRequired: true })).toBe(false);
    expect(isAllowed('analytics', text, { version: 2, isRequired: false })).toBe(true);
  },
);

test('a yes to one thing is no yes to another, and a no is a no where silence would do', () => {
  const asked = { version: 2, isRequired: false };
  expect(isAllowed('analytics', '2.1.analytics', asked)).toBe(true);
  expect(isAllowed('marketing', '2.1.analytics', asked)).toBe(false);
  expect(isAllowed('analytics', '2.1.', asked)).toBe(false);
});
