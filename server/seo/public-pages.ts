// Every page that anyone may find: the rows of routes.ts, with all there is in place of a parameter, without what is a
// player's own and what the domain's settings shut.
import { isForPlayers } from '#rules/guest-guard.ts';
import { isDisallowed } from '#rules/robots.ts';
import { sports } from '#sports/markets/market.ts';
import type { Config } from '../config/config.ts';
import type { Content } from '../content/content.ts';
import { gamesOf } from '../games/offered-games.ts';
import { pageSeoOf } from './page-seo.ts';
import { seoSettingsOf } from './settings.ts';

type ListName = 'games' | 'articles' | 'jackpots' | 'programs' | 'sports';

/** What a row of routes.ts says, as far as it matters here. */
export interface PublicRoute {
  path: string;
  who?: 'player' | undefined;
  isSandboxOnly?: boolean | undefined;
  /** What stands in place of its parameter, one page each. */
  lists?: ListName | undefined;
}

interface House {
  content: Content;
  config: Pick<Config, 'studios'>;
}

/** Bare paths, in the order of the rows. */
export function publicPages(house: House, routes: readonly PublicRoute[], host: string): string[] {
  const { content } = house;
  const settings = seoSettingsOf(content, host);
  const isFound = (path: string) =>
    !isForPlayers(path) &&
    !isDisallowed(path, settings) &&
    !/noindex/.test(pageSeoOf(content, { path, locale: content.defaultLocale, host }).robots ?? '');
  const open = routes.filter(({ who, isSandboxOnly }) => who === undefined && !isSandboxOnly);
  return [...new Set(open.flatMap((route) => pathsOf(house, route)))].filter(isFound);
}

function pathsOf({ content, config }: House, { path, lists }: PublicRoute): string[] {
  if (!path.includes('$')) return [path];
  return namesIn[lists ?? 'none']({ content, config }).map((name) => path.replace(/\$\w*/, name));
}

const namesIn: Readonly<Record<ListName | 'none', (house: House) => string[]>> = {
  none: () => [],
  games: ({ config }) => gamesOf(config).map(({ sysname }) => sysname),
  sports: () => [...sports],
  articles: ({ content }) => articlesOf(content),
  jackpots: ({ content }) => content.cms<readonly { id: number }[]>('jackpots').map(({ id }) => String(id)),
  programs: ({ content }) =>
    content.cms<readonly { sysname: string }[]>('loyalty-programs').map(({ sysname }) => sysname),
};

export const articlesOf = (content: Pick<Content, 'cms'>): string[] =>
  content.cms<readonly { slug: string }[]>('pages').map(({ slug }) => slug);
