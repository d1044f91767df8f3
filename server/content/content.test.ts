import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeThrowawayFolder } from '#tests/throwaway-folder.ts';
import { readContent } from './content.ts';
import { countryName, currencyName, localesOf } from './languages.ts';
import { localised } from './localised.ts';

test('the default language comes first, then the order of the settings, then what they do not name', () => {
  const { locales, defaultLocale } = localesOf(['de', 'en', 'lv', 'ru', 'es'], ['ru', 'fr', 'en']);
  expect(defaultLocale).toBe('ru');
  expect(locales.map(({ code, name }) => `${code} ${name}`)).toEqual([
    'ru Русский',
    'en English',
    'de Deutsch',
    'es Español',
    'lv Latviešu',
  ]);
  expect(() => localesOf([], ['en'])).toThrow('no language');
});

test('a language whose content files have no words yet speaks of them in the default one', () => {
  using folder = makeThrowawayFolder('marigold-content-');
  cpSync('content', folder.path, { recursive: true });
  cpSync('content/messages/en', join(folder.path, 'messages/de'), { recursive: true });
  rmSync(join(folder.path, 'messages/de/cms'), { recursive: true });
  writeFileSync(join(folder.path, 'messages/notes.txt'), 'no language');
  const content = readContent(folder.path);
  expect(content.locales.map(({ code }) => code)).toContain('de');
  expect(content.locales).toHaveLength(5);
  expect(localised(content, 'de', 'categories')).toEqual(localised(content, 'en', 'categories'));
  expect(countryName(content, 'DE', 'de')).toBe('Deutschland');
  expect(content.version).not.toBe(readContent('content').version);
});

test('what a page is called in menus comes with the shell, and with nothing else', () => {
  const content = readContent('content');
  expect(content.compiled('lv', 'shell')).toMatchObject({ 'profile.menu.security': ['Drošība'] });
  expect(Object.keys(content.compiled('lv', 'profile')!).filter((id) => id.includes('.menu'))).toEqual([]);
});

test('currencies have names, and one that nobody knows its code', () => {
  expect([currencyName('BRL', 'en'), currencyName('QQQ', 'en')]).toEqual(['Brazilian Real', 'QQQ']);
});
