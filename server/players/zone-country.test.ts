// The country behind a clock, and that finding it does not keep others waiting.
import { expect, test, vi } from 'vitest';
import { countryOfZone } from './zone-country.ts';

const countries = ['LV', 'BR', 'UA', 'US', 'GB', 'GG'];

test.for([
  ['Europe/Riga', 'LV'],
  ['America/Sao_Paulo', 'BR'],
  ['Europe/Kyiv', 'UA'],
  ['Europe/Kiev', 'UA'],
  ['America/New_York', 'US'],
] as const)('%s is in %s', ([zone, country]) => {
  expect(countryOfZone(zone, countries)).toBe(country);
});

test.for(['UTC', 'Europe/Paris', 'Mars/Olympus', ''])('%s is in none of them', (zone) => {
  expect(countryOfZone(zone, countries)).toBeUndefined();
});

test('a zone that several share is nobody’s', () => {
  expect(countryOfZone('Europe/Riga', ['LV', 'lv'])).toBeUndefined();
});

test('each zone of every country goes by the name it is looked up by', () => {
  const all = Array.from({ length: 26 * 26 }, (_, at) =>
    String.fromCharCode(65 + Math.floor(at / 26), 65 + (at % 26)),
  );
  const zonesOf = (country: string) =>
    (new Intl.Locale(`und-${country}`) as Intl.Locale & { getTimeZones(): string[] }).getTimeZones() ?? [];
  const zones = new Set(all.flatMap(zonesOf));
  expect(zones.size).toBeGreaterThan(200);
  for (const zone of zones)
    expect(new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone).toBe(zone);
});

test('a formatter, which is dear, is made for the asked zone alone', () => {
  const made = vi.spyOn(Intl, 'DateTimeFormat');
  countryOfZone('Europe/Riga', [...countries, 'RU', 'CA', 'AU', 'MX']);
  expect(made).toHaveBeenCalledOnce();
  made.mockRestore();
});
