import fc from 'fast-check';
import { expect, test } from 'vitest';
import { safeDestination, safePath } from './safe-redirect.ts';

const ours = { origin: 'https://site.example', hosts: ['partner.example', 'local.test:8080'] };

test.for([
  ['/', '/'],
  ['/profile/settings?from=mail#contacts', '/profile/settings?from=mail#contacts'],
  ['/ru/cashier/deposit', '/ru/cashier/deposit'],
  ['/game/a?b=//evil.example', '/game/a?b=//evil.example'],
  ['/a/../b', '/b'],
  ['/спорт', '/%D1%81%D0%BF%D0%BE%D1%80%D1%82'],
  ['/a//b', '/a//b'],
  [`/${'a'.repeat(1_999)}`, `/${'a'.repeat(1_999)}`],
] as const)('%s leads to %s', ([wish, path]) => {
  expect(safePath(wish)).toBe(path);
  expect(safeDestination(wish, ours)).toBe(path);
});

/** Each takes some browser, proxy or parser off the site, or did once. */
const ways = [
  '',
  ' ',
  'profile',
  '?a=b',
  '#a',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\n/evil.example',
  '\t//evil.example',
  ' //evil.example',
  '\u0000//evil.example',
  '\u001f//evil.example',
  '\u00a0//evil.example',
  '\u200b//evil.example',
  '\ufeff//evil.example',
  '/\u2028/evil.example',
  '/\u202e/evil.example',
  '/\ud800',
  '/..//evil.example',
  '/../..//evil.example',
  '/a/../..//evil.example',
  '/.//evil.example',
  '/%2e%2e//evil.example',
  '/%2f/evil.example',
  '/%2F%2Fevil.example',
  '/%5cevil.example',
  '/%5Cevil.example',
  '/.%2f/../%2fevil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript://site.example/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://site.example/1234',
  'filesystem:https://site.example/temporary/a',
  'file:///etc/passwd',
  'ftp://site.example/',
  'https:evil.example',
  'https:/evil.example',
  'https:\\\\evil.example',
  'https://evil.example',
  'https://evil.example/https://site.example',
  'https://site.example.evil.example',
  'https://site.example@evil.example',
  'https://site.example:443@evil.example/',
  'https://user:word@site.example/',
  'https://:word@site.example/',
  'https://evil.example\\@site.example',
  'https://evil.example%2f@site.example',
  'https://evil.example#@site.example',
  'https://evil.example?@site.example',
  'https://ѕite.example/',
  'https://site.example:8443/',
  'http://site.example/',
  'https://partner.example:8443/',
  'https://partner.example.evil.example/',
  'https://site.example//evil.example',
  'https://[::1]/',
  'https://',
  'https://%00',
  '//nowhere.invalid/a',
  'https://site.example/a\tb',
  'https://site.example/\u202e',
  `/${'a'.repeat(2_000)}`,
];

test.for(ways)('%j leads nowhere', (wish) => {
  expect(safePath(wish)).toBeNull();
  expect(safeDestination(wish, ours)).toBeNull();
});

test.for([
  ['https://site.example/offers?a=1', 'https://site.example/offers?a=1'],
  ['HTTPS://Partner.Example', 'https://partner.example/'],
  ['http://partner.example/back?x=1#y', 'http://partner.example/back?x=1#y'],
  ['http://local.test:8080/', 'http://local.test:8080/'],
] as const)('%s is a destination an operator trusts', ([wish, href]) => {
  expect(safeDestination(wish, ours)).toBe(href);
  expect(safePath(wish)).toBeNull();
});

test('whatever is let through stays with us or with those we trust', () => {
  const piece = fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    ':',
    '@',
    '%2f',
    '%5c',
    '\t',
    'https:',
    'evil.example',
    'site.example',
    'a',
    '?',
    '#',
  );
  const wish = fc.oneof(
    fc.string(),
    fc.array(piece, { maxLength: 10 }).map((pieces) => pieces.join('')),
  );
  const check = fc.property(wish, (text) => {
    const found = safeDestination(text, ours);
    if (found === null) return;
    const { protocol, host } = new URL(found, ours.origin);
    expect(protocol).toMatch(/^https?:$/);
    expect(['site.example', ...ours.hosts]).toContain(host);
    expect(safeDestination(found, ours), 'once judged, always the same').toBe(found);
  });
  fc.assert(check, { numRuns: 5_000 });
});
