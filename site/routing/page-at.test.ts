import { expect, test } from 'vitest';
import { pageAt } from './page-at.ts';

const hall = ['category', 'providers', 'type', 'query', 'sort'];

test.for([
  ['/', []],
  ['/gamehall', hall],
  ['/gamehall/', hall],
  ['/GameHall', hall],
  ['/g%61mehall', hall],
  ['/gamehall/slots', []],
  ['/confirmation', []],
  ['/unsubscribe', []],
  ['/no/such/page', []],
] as const)('the page at %s shows the parameters %s', ([path, names]) => {
  expect(pageAt(path).search).toEqual(names);
});
