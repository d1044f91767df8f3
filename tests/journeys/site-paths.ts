// Every page of the site by an address that can be asked for, read off its routes: a page that is added is in it.
import { locales } from '#content/locales.json' with { type: 'json' };
import { routeTree } from '#site/routes.ts';

/** Something real for each parameter of a route. A route that is not named here is asked as it stands. */
const examples: Readonly<Record<string, string>> = {
  '/gamehall/$id': '/gamehall/slots',
  '/game/$sysname': '/game/mines',
  '/cashier/deposit/$sysname': '/cashier/deposit/card',
  '/cashier/paysuccess/$transaction': '/cashier/paysuccess/1001',
  '/cashier/payfail/$transaction': '/cashier/payfail/1001',
  '/cashier/paypending/$transaction': '/cashier/paypending/1001',
  '/bets/$': '/bets/anything/at/all',
  '/_kit/system/$name': '/_kit/system/PAY_PENDING',
  '/$slug': '/about-us',
};

export const paths = Object.values(routeTree.children ?? {})
  .map(({ options }) => (options as { path: string }).path)
  .map((path) => examples[path] ?? path);

export const codes = locales.map(({ code }) => code);

/** The address of a bare path in a language; the first one has no prefix. */
export const inLanguage = (code: string, path: string) =>
  code === codes[0] ? path : `/${code}${path === '/' ? '' : path}`;
