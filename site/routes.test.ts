import { expect, test } from 'vitest';
import { routeTree } from './routes.ts';

const routes = (
  routeTree.children as unknown as { options: { path: string; staticData: { name: string } } }[]
).map(({ options }) => options);
const nameOf = (path: string) => routes.find((route) => route.path === path)?.staticData.name;

test.for([
  ['/', 'index'],
  ['/cashier/deposit/$sysname', 'cashier-deposit-sysname'],
  ['/forms/sign_in', 'forms-sign_in'],
  ['/bets/$', 'bets'],
  ['/$slug', 'slug'],
  ['/profile/settings', 'profile.settings.index'],
] as const)('%s is called %s (S2-R066)', ([path, name]) => {
  expect(nameOf(path)).toBe(name);
});

test('no two routes have one name', () => {
  const names = routes.map(({ staticData }) => staticData.name);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});
