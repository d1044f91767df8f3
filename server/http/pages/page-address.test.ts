import { expect, test } from 'vitest';
import { readAddress, shownOf } from './page-address.ts';

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

test('a page is made from what its route shows of the query, in one order, the last word counting', () => {
  const names = ['category', 'providers'];
  expect(shownOf('?utm_source=x&providers=b&category=0&category=a&gclid=1&x=T', names)).toEqual({
    text: '?category=a&providers=b',
    isKeepable: true,
  });
  expect(shownOf('?utm_source=x&category[]=a', names).text).toBe('');
  expect(shownOf('?category=a', []).text).toBe('');
});

test('a query nobody links to is not worth keeping a page for', () => {
  expect(shownOf(`?q=${'x'.repeat(100)}`, ['q']).isKeepable).toBe(true);
  expect(shownOf(`?q=${'x'.repeat(300)}`, ['q']).isKeepable).toBe(false);
  expect(shownOf(`?x=${'x'.repeat(300)}`, ['q']).isKeepable).toBe(true);
});
