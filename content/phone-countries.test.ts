import fc from 'fast-check';
import { expect, test } from 'vitest';
import { digitsOf, layOut } from '#rules/fields/mask.ts';
import { type PhoneOption, phone } from '#rules/fields/phone.ts';
import { enterPhone, showPhone } from '#rules/fields/phone-entry.ts';
import countries from './cms/phone-countries.json' with { type: 'json' };

const options: PhoneOption[] = countries.map((country) => ({ ...country, name: country.country_code }));

test('there are many, each once, and the seeded countries come first', () => {
  expect(options.length).toBeGreaterThanOrEqual(60);
  expect(new Set(options.map((option) => option.country_code)).size).toBe(options.length);
  expect(options.slice(0, 4).map((option) => option.country_code)).toEqual(['US', 'LV', 'RU', 'BR']);
});

test.for(options)('$country_code: masks are of real lengths', ({ phone_code, mask }) => {
  expect(phone_code).toMatch(/^[1-9][0-9]{0,3}$/);
  for (const each of [mask].flat()) {
    const own = digitsOf(each.replaceAll(/\\([0-9])/g, '#').replaceAll(/[09]/g, ''));
    expect(own.length).toBeLessThanOrEqual(3);
    const lengths = Array.from({ length: 16 }, (_, count) => count).filter((count) => fills(each, count));
    expect(lengths.length).toBeGreaterThan(0);
    expect(Math.min(...lengths)).toBeGreaterThanOrEqual(6);
    expect(Math.max(...lengths) + phone_code.length).toBeLessThanOrEqual(15);
  }
});

/** Whether some number of so many digits fills the mask: its own digits are copied from it. */
function fills(mask: string, count: number): boolean {
  const own = [...mask.matchAll(/\\([0-9])|([#09])|([1-8])/g)].map(
    ([, escaped, , plain]) => escaped ?? plain ?? '5',
  );
  return layOut(mask, own.join('').padEnd(count, '5').slice(0, count)).isComplete;
}

test.for([
  ['US', '12015550123'],
  ['LV', '37121234567'],
  ['RU', '79123456789'],
  ['BR', '5511961234567'],
  ['BR', '551123456789'],
  ['GB', '447400123456'],
  ['DE', '4915123456789'],
  ['DE', '491701234567'],
  ['KZ', '77710009998'],
  ['DO', '18092345678'],
  ['AR', '5491123456789'],
  ['IT', '393123456789'],
  ['KR', '821020000000'],
  ['ID', '62812345678'],
] as const)('a number of %s is one: %s', ([countryCode, value]) => {
  expect(phone(value, { options, countryCode })).toBeNull();
  expect(enterPhone(`+${value}`, { options, countryCode: 'LV' })).toMatchObject({ countryCode, value });
});

test.for(['US', 'RU', 'BR', 'CN', 'DE', 'GB', 'IN'])(
  'pasted while %s is shown, a Latvian number is Latvian (S5-R050)',
  (shown) => {
    expect(enterPhone('37120000000', { options, countryCode: shown })).toEqual({
      countryCode: 'LV',
      text: '20 000 000',
      value: '37120000000',
    });
  },
);

test('whatever is entered whole reads back from how it is shown', () => {
  const digits = fc.integer({ min: 1e9, max: 1e10 - 1 }).map(String);
  fc.assert(
    fc.property(fc.constantFrom(...options), digits, fc.constantFrom(...options), (of, national, shown) => {
      const entered = enterPhone(`+${of.phone_code}${national}`, { options, countryCode: of.country_code });
      fc.pre(phone(entered.value, { options, countryCode: entered.countryCode }) === null);
      const written = showPhone(entered.value, { options, countryCode: entered.countryCode });
      expect(enterPhone(written, { options, countryCode: shown.country_code }).value).toBe(entered.value);
    }),
    { numRuns: 1000 },
  );
});
