import { expect, test } from 'vitest';
import { NONCE_MARK, type Position, readSnippet } from './read-snippet.ts';

const put = (code: string, position: Position = 'bodyEnd') =>
  readSnippet(code, { position })?.replaceAll(NONCE_MARK, 'N') ?? null;

test.for([
  ['<script>go()</script>', '<script nonce="N">go()</script>'],
  ['<SCRIPT src="a>b" async></SCRIPT >', '<script nonce="N" src="a>b" async></SCRIPT >'],
  ['<script nonce="theirs" defer>1</script>', '<script nonce="N" defer>1</script>'],
  [
    '<script>if (a</b/.test("<div>")) x()</script>',
    '<script nonce="N">if (a</b/.test("<div>")) x()</script>',
  ],
  ['<style>a > b {}</style>', '<style nonce="N">a > b {}</style>'],
  ['<div><img src=x></div>', '<div><img src=x></div>'],
  ['<!-- a <div> --><p>1 < 2</p>', '<!-- a <div> --><p>1 < 2</p>'],
  ['<noscript><iframe src="a"></iframe></noscript>', '<noscript><iframe src="a"></iframe></noscript>'],
] as const)('%s is put in', ([code, written]) => expect(put(code)).toBe(written));

test.for([
  '<script>go()',
  '<div>',
  '</div>',
  '<div><p></div></p>',
  '<!-- never ends',
  '<div class="',
  '</body>',
  '<base href="https://evil.example">',
  '</custom-code>',
  '<plaintext>',
  `<script>${'x'.repeat(70_000)}</script>`,
  `${NONCE_MARK}<script></script>`,
])('%s would break the page, and is left out (S8-R069)', (code) => expect(put(code)).toBeNull());

test('into the head comes only what may stand there', () => {
  expect(put('<meta name="a" content="b"><script>1</script>\n', 'head')).toContain('<meta');
  expect(put('<div></div>', 'head')).toBeNull();
  expect(put('words', 'head')).toBeNull();
});

test('what needs a yes is text until it has one', () => {
  const code = readSnippet('<script type="module" src="a"></script>', {
    position: 'head',
    purpose: 'marketing',
  });
  expect(code).toBe(
    '<script type="text/plain" data-purpose="marketing" data-type="module" src="a"></script>',
  );
});

test('a snippet of many opened signs is read in no time', () => {
  const begun = performance.now();
  put('<a '.repeat(20_000));
  put('<'.repeat(60_000));
  put(`<a ${'"\''.repeat(30_000)}`);
  expect(performance.now() - begun).toBeLessThan(2_000);
});
