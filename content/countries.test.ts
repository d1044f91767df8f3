import { expect, test } from 'vitest';
import countries from './cms/countries.json' with { type: 'json' };
import general from './cms/general.json' with { type: 'json' };
import phones from './cms/phone-countries.json' with { type: 'json' };
import locales from './locales.json' with { type: 'json' };

const known = phones.map(({ country_code }) => country_code);

test('every language has a country of its own, and it is known', () => {
  const { ofLocale } = countries;
  expect(Object.keys(ofLocale).toSorted()).toEqual(locales.locales.map(({ code }) => code).toSorted());
  for (const country of Object.values(ofLocale)) expect(known).toContain(country);
});

test('a country has one currency, which the house deals in', () => {
  const all = Object.values(countries.byCurrency).flat();
  expect(new Set(all).size).toBe(all.length);
  for (const country of all) expect(known).toContain(country);
  for (const currency of Object.keys(countries.byCurrency))
    expect(general.available_currencies).toContain(currency);
});
