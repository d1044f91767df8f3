import { expect, test } from 'vitest';
import { readContent } from '#server/content/content.ts';
import { countryOfLanguage, phoneOptions } from '#server/players/countries.ts';
import countries from './cms/countries.json' with { type: 'json' };
import general from './cms/general.json' with { type: 'json' };
import phones from './cms/phone-countries.json' with { type: 'json' };

const known = phones.map(({ country_code }) => country_code);

const content = readContent('content');

test.for([
  ['en', 'US'],
  ['ru', 'RU'],
  ['lv', 'LV'],
  ['pt', 'BR'],
] as const)('who speaks %s and says no more is taken to be in %s', ([code, country]) => {
  expect(countryOfLanguage(content, code)).toBe(country);
});

test.for([
  ['en', 'United States', 'Hong Kong', 'Germany'],
  ['ru', 'США', 'Гонконг', 'Германия'],
  ['lv', 'ASV', 'Honkonga', 'Vācija'],
  ['pt', 'Estados Unidos', 'Hong Kong', 'Alemanha'],
] as const)('countries are called in %s as people call them', ([code, ...called]) => {
  const options = phoneOptions(content, code);
  const names = ['US', 'HK', 'DE'].map(
    (country) => options.find(({ country_code }) => country_code === country)!.name,
  );
  expect(names).toEqual(called);
});

test.for(content.locales)(
  'in $code every country has a name, and an own name is some country’s',
  ({ code }) => {
    for (const { country_code, name } of phoneOptions(content, code)) expect(name).not.toBe(country_code);
    for (const country of Object.keys(content.cmsWords(code, 'country-names')))
      expect(known).toContain(country);
  },
);

test('a country has one currency, which the house deals in', () => {
  const all = Object.values(countries.byCurrency).flat();
  expect(new Set(all).size).toBe(all.length);
  for (const country of all) expect(known).toContain(country);
  for (const currency of Object.keys(countries.byCurrency))
    expect(general.available_currencies).toContain(currency);
});
