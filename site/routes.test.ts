import { expect, test } from 'vitest';
import { routeTree } from './routes.ts';
import { pageOf } from './routing/page-of.ts';
import { route } from './routing/page-route.ts';

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

test.for([
  ['/credits', 'credits/credits'],
  ['/cashier/wallet', 'cashier/wallet'],
  ['/cashier/deposit/$sysname', 'cashier/deposit'],
  ['/game/$sysname', 'game/game'],
] as const)('%s is the page %s', ([path, page]) => {
  expect(pageOf(path)).toBe(page);
});

test('a row with a parameter has an example for whoever opens every page', () => {
  // @ts-expect-error does not compile without
  expect(route('/winners/$id').options.staticData.example).toBeUndefined();
  const rows = Object.values(routeTree.children ?? {}).map(({ options }) => options.staticData!);
  const parameters = routes.filter(({ path }) => path.includes('$'));
  expect(rows.filter(({ example }) => example !== undefined)).toHaveLength(parameters.length);
});
