import { expect, test } from 'vitest';
import { asksForForm, isCodeFree } from './code-free.ts';

test.for([
  ['/', false],
  ['/cashier', true],
  ['/cashier/deposit/card', true],
  ['/profile/security', true],
  ['/forms/sign_in', true],
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
