import { expect, test } from 'vitest';
import { readAddress } from './page-address.ts';

test.for([
  '//evil.example',
  '/en//evil.example',
  '/\\evil.example',
  '/a%5Cb',
  '/%00',
  '/a%0d%0ab',
  '/%E0%A4%A',
  'http:/x',
  '*',
])('%s is no address of a page', (url) => {
  expect(readAddress(url)).toBeNull();
});

test('a page is made from the query it may read, whatever order it comes in', () => {
  const { search, shownSearch } = readAddress(
    '/gamehall?utm_source=x&providers=b&category=a&gclid=1&track_id=T',
  )!;
  expect(search).toBe('?utm_source=x&providers=b&category=a&gclid=1&track_id=T');
  expect(shownSearch).toBe('?category=a&providers=b');
});

test('a query nobody links to is not worth keeping a page for', () => {
  expect(readAddress(`/?q=${'x'.repeat(100)}`)?.isKeepable).toBe(true);
  expect(readAddress(`/?q=${'x'.repeat(300)}`)?.isKeepable).toBe(false);
});
