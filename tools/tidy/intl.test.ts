import { expect, test } from 'vitest';
import { intlFaults } from './intl.ts';

const faults = (path: string, text: string) => intlFaults({ path, text }).length;

test('what a page shows is not worded by Intl; rules of grammar and what a server says may be', () => {
  const names = `new Intl.DisplayNames(locale, { type: 'region' })`;
  expect(faults('site/profile/currency-choice.tsx', names)).toBe(1);
  expect(faults('ui/time-left.ts', `new Intl.NumberFormat(locale, { style: 'unit', unit })`)).toBe(1);
  expect(faults('server/content/languages.ts', names)).toBe(0);
  expect(faults('site/i18n/texts.ts', 'new Intl.PluralRules(locale)')).toBe(0);
});
