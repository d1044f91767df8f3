import { expect, test } from 'vitest';
import { blanksOf, languageFaults, readDictionaries, unknownMessages, unsaidMessages } from './messages.ts';
import { parseSource } from './sources.ts';

const dictionary = (messages: Record<string, string>) => new Map(Object.entries(messages));
const code = (text: string) => parseSource({ path: 'site/home/home.page.tsx', text });

test('dictionaries are read by language, area and nested key', () => {
  const read = readDictionaries([
    { path: 'content/messages/en/home.json', text: '{ "hero": { "title": "Play" } }' },
    { path: 'content/messages/en/shell.json', text: '{ "close": "Close" }' },
    { path: 'content/messages/ru/home.json', text: '{}' },
    { path: 'content/locales.json', text: '{}' },
  ]);
  expect([...read.keys()]).toEqual(['en', 'ru']);
  expect([...read.get('en')!]).toEqual([
    ['home.hero.title', 'Play'],
    ['shell.close', 'Close'],
  ]);
});

test('blanks are found at every depth', () => {
  expect(blanksOf('Hi {name}, {n, plural, one {# day} other {# days of {month, date}}}')).toEqual([
    'month date',
    'n plural',
    'name',
  ]);
  expect(blanksOf('Hi {name')).toBeUndefined();
});

test.for([
  ['lacks a message', {}],
  ['has one of its own', { a: 'Hi {name}', b: 'x' }],
  ['has an empty one', { a: ' ' }],
  ['has another blank', { a: 'Hi {who}' }],
  ['has no blank', { a: 'Hi' }],
  ['is cut short', { a: 'Hi {name' }],
] as const)('a language is not whole when it %s', ([, messages]) => {
  expect(languageFaults('ru', dictionary(messages), dictionary({ a: 'Hi {name}' }))).toHaveLength(1);
});

test('a language needs each of its own plural forms', () => {
  const faults = (locale: string, message: string) =>
    languageFaults(locale, dictionary({ a: message }), dictionary({ a: '{n, plural, one {#} other {#}}' }));
  expect(faults('en', '{n, plural, one {#} other {#}}')).toEqual([]);
  expect(faults('ru', '{n, plural, one {#} other {#}}')).toEqual([
    'ru a has no form "many"',
    'ru a has no form "few"',
  ]);
  expect(faults('ru', '{n, plural, one {#} few {#} many {#} other {#}}')).toEqual([]);
  expect(faults('lv', '{n, plural, one {#} other {#}}')).toEqual(['lv a has no form "zero"']);
});

test('a message that code says must be written', () => {
  const model = dictionary({ 'home.title': 'Play' });
  expect(unknownMessages(code(`t('home.title');`), model)).toEqual([]);
  expect(unknownMessages(code(`\nt('home.tittle', { n });`), model)).toEqual([
    'site/home/home.page.tsx:2 says home.tittle, which is not written',
  ]);
});

test('a message that is written must be said, whole or by a template', () => {
  const model = dictionary({ 'home.title': 'a', 'system.GONE.header': 'b', 'home.old': 'c' });
  const said = code('t("home.title"); t(`system.${name}.header`); f(`${a}.${b}`);');
  expect(unsaidMessages([said], model)).toEqual(['home.old']);
});
