import { expect, test } from 'vitest';
import { wayBack } from './way-back.ts';

const route = (fullPath: string, name?: string) => ({
  fullPath,
  options: { staticData: { ...(name !== undefined && { name }) } },
});
const routes = {
  root: { fullPath: '/', options: {} },
  index: route('/', 'index'),
  deposit: route('/cashier/deposit', 'cashier-deposit'),
  method: route('/cashier/deposit/$sysname', 'cashier-deposit-sysname'),
};

test.for([
  ['cashier-deposit', '/cashier/deposit'],
  ['deposit', '/cashier/deposit'],
  ['index', '/'],
  ['sysname', null],
  ['nowhere', null],
  ['', null],
  ['//evil.example', null],
  ['https://evil.example', null],
  [undefined, null],
] as const)('from=%s leads to %s (S2-R067)', ([from, to]) => {
  expect(wayBack(from, routes)).toBe(to);
});
