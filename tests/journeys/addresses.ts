// Every page of the site by an address that can be opened. The list is that of routes.ts, so that no page is forgotten.
import { defaultLocale, locales } from '#content/locales.json' with { type: 'json' };
import { routeTree } from '#site/routes.ts';
import type { createSiteRouter } from '#site/routing/router.tsx';

type Path = keyof ReturnType<typeof createSiteRouter>['routesByPath'];

/** Something real for each parameter of a route: one that is not named here does not compile. */
const examples: Readonly<Record<Extract<Path, `${string}$${string}`>, string>> = {
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

const paths = Object.values(routeTree.children ?? {}).map(({ options }) => (options as { path: Path }).path);

export const addresses: readonly string[] = paths.map((path) =>
  path in examples ? examples[path as keyof typeof examples] : path,
);

export const codes: readonly string[] = locales.map(({ code }) => code);

/** An address under a locale: '/ru' for home, '/ru/gamehall' for the hall; the default one has no prefix. */
export const localised = (path: string, locale = 'ru') =>
  locale === defaultLocale ? path : `/${locale}${path === '/' ? '' : path}`;
