// Every page of the site by an address that can be opened. The list is that of routes.ts, so that no page is forgotten.
import { isForPlayers } from '#rules/guest-guard.ts';
import { routeTree } from '#site/routes.ts';
import { codes, defaultLocale } from '../languages.ts';

const rows = Object.values(routeTree.children ?? {}).map(({ options }) => ({
  path: (options as { path: string }).path,
  ...options.staticData,
}));

interface PageRow {
  /** As routes.ts writes it, with its parameter. */
  route: string;
  /** With the row's example in place of the parameter. */
  path: string;
  isForPlayers: boolean;
  /** Made for people who build the site, in their one language. */
  isBuilders: boolean;
  /** A place without a page of its own. */
  isEmpty: boolean;
}

/** Where there are several parameters, an example names each. */
function filled(path: string, example: string): string {
  const params = path.match(/\$\w*/g) ?? [];
  const parts = params.length > 1 ? example.split('/') : [example];
  return parts.reduce((address, part) => address.replace(/\$\w*/, part), path);
}

export const pages: readonly PageRow[] = rows.map(({ path, example, who, file }) => ({
  route: path,
  path: filled(path, example ?? ''),
  isForPlayers: who === 'player' || isForPlayers(path),
  isBuilders: path.startsWith('/_'),
  isEmpty: file === './system/empty.page.tsx',
}));

export const addresses: readonly string[] = pages.map(({ path }) => path);

/** An address under a locale: '/ru' for home, '/ru/gamehall' for the hall; the default one has no prefix. */
export const localised = (path: string, locale = 'ru') =>
  locale === defaultLocale ? path : `/${locale}${path === '/' ? '' : path}`;

const ONE_IN = 5;

/** The first language, and of one address in so many another: each has its turn. */
export const languagesInTurn = (number: number): readonly string[] =>
  number % ONE_IN === 0 ? [codes[0]!, codes[1 + ((number / ONE_IN) % (codes.length - 1))]!] : [codes[0]!];
