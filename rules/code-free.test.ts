import { expect, test } from 'vitest';
import { asksForForm, isCodeFree, needsOwnDocument } from './code-free.ts';

test.for([
  ['/', false],
  ['/cashier', true],
  ['/cashier/deposit/card', true],
  ['/profile/security', true],
  ['/forms/sign_in', true],
  ['/Cashier/deposit', true],
  ['/%63ashier/deposit', true],
  ['/%zz', false],
  ['/cashiers-choice', false],
  ['/gamehall', false],
] as const)('%s is free of others’ code: %s', ([path, isFree]) => {
  expect(isCodeFree(path)).toBe(isFree);
});

test.for([
  ['', false],
  ['?category=slots', false],
  ['?show_popup_auth=here', true],
  ['?a=1&redirectUrl=%2Fcashier', true],
  ['?restore=token', true],
] as const)('%s asks for a form: %s', ([search, isAsked]) => {
  expect(asksForForm(search)).toBe(isAsked);
});

test.for([
  [{}, '/cashier', '', false],
  [{ hasCode: true }, '/cashier', '', true],
  [{ hasCode: true }, '/gamehall', '?q=mines', false],
  [{ hasCode: true }, '/gamehall', '?show_popup_auth=here', true],
  [{ lacksCode: true }, '/profile', '', false],
  [{ lacksCode: true }, '/support', '', true],
  [{ lacksCode: true }, '/', '?redirectUrl=%2Fbonuses', false],
  [{ examiner: 'elsewhere' }, '/profile', '', false],
  [{ examiner: 'elsewhere' }, '/profile/verification', '', true],
  [{ examiner: 'here' }, '/profile/verification', '', false],
  [{ examiner: 'here' }, '/cashier', '', true],
] as const)(
  'from a document with %o the page %s%s is loaded anew: %s',
  ([document, path, search, isAnew]) => {
    expect(needsOwnDocument(document, path, search)).toBe(isAnew);
  },
);
