// Every message of every language is said as the library that compiles them would say it.
import { readdirSync, readFileSync } from 'node:fs';
import { setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { expect, test } from 'vitest';
import { sayMessage } from './say-message.ts';

type Nested = { [key: string]: string | Nested };

const textsIn = (nested: Nested): string[] =>
  Object.values(nested).flatMap((value) => (typeof value === 'string' ? [value] : textsIn(value)));

const locales = readdirSync('content/messages');

const textsOf = (locale: string) =>
  readdirSync(`content/messages/${locale}`, { withFileTypes: true })
    .filter((file) => file.isFile())
    .flatMap(({ name }) =>
      textsIn(JSON.parse(readFileSync(`content/messages/${locale}/${name}`, 'utf8')) as Nested),
    );

const counts = [0, 1, 2, 3, 5, 11, 21, 22, 25, 101, 1_234_567, 1.5];
const withBlanks = (text: string) => [...text.matchAll(/\{\s*(\w+)/g)].map(([, name]) => name!);

function bothSay(locale: string, text: string, values: Record<string, unknown>) {
  const compiled = compileMessage(text);
  const library = setupI18n({ locale, messages: { [locale]: { it: compiled } } });
  expect(sayMessage(compiled as never, locale, values), text).toBe(library._('it', values));
}

test.each(locales)('in %s', (locale) => {
  const texts = textsOf(locale);
  expect(texts.length).toBeGreaterThan(500);
  for (const text of texts) {
    const names = withBlanks(text);
    const tries = /plural|select/.test(text) ? counts : [7];
    for (const count of tries) bothSay(locale, text, Object.fromEntries(names.map((name) => [name, count])));
  }
});

const one = '{count, plural, offset:1 =0 {nobody} =1 {you} one {you and # other} other {you and # others}}';

test.each([
  ['an offset', one],
  ['an ordinal', '{count, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}'],
  [
    'a choice within a number',
    '{count, plural, one {# {kind, select, a {ace} other {card}}} other {# cards}}',
  ],
  ['a number', 'of {count, number} and {count, number, percent}'],
  ['a hash outside', '# {count}'],
  ['nothing to fill in', 'As it is'],
])('%s', (_what, text) => {
  for (const count of counts) bothSay('en', text, { count, kind: count % 2 === 0 ? 'a' : 'b' });
});
