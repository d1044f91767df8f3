// How a row of routes.ts becomes a route: its page is loaded with the route, asks what it needs and names itself.
import { createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import type { Call, Input } from '#contract/define.ts';
import type { PageSeo } from '#contract/seo.ts';
import { askAll } from '../asking/ask-all.ts';
import { structuredData } from '../seo/structured-data.ts';
import { hydrated } from '../start/hydrated.tsx';
import { fetchPart, orReload } from '../start/reload-once.ts';
import { rootRoute } from '../start/root.tsx';
import type { SiteContext } from '../start/site-context.ts';
import { errorPageOf } from '../system/error-page.tsx';
import { guardGuests } from './guest-guard.ts';
import { loadPage } from './load-page.ts';
import type { PageAddress } from './page.ts';
import { headTags, systemHead } from './page-head.ts';
import { pageOf } from './page-of.ts';
import type { MenuPlace } from './use-menu.ts';

export type Layout = 'default' | 'empty' | 'svg-sprite';

type ListName = 'games' | 'articles' | 'jackpots' | 'programs' | 'sports';

interface RouteRow {
  /** The route's name in the product's own vocabulary, as campaigns and the chat badge know it; most follow the path. */
  name?: string;
  /** The page's file without its ending: 'home/home' is site/home/home.page.tsx; most follow the path, too. */
  page?: string;
  layout?: Layout;
  /** The parameters of the query that the page shows. It sees no others, and no page is made anew for others. */
  search?: readonly string[];
  /** For the people who build and try out the product: not there where the sandbox is not. */
  isSandboxOnly?: boolean;
  /** A player's alone: guests are led home. An address with a word of rules/guest-guard.ts is so without saying it. */
  who?: 'player';
  /** A game is played there: no chat, no campaign and no asking for the balance comes between. */
  isGamePage?: true;
  menu?: MenuPlace;
  /** What stands in place of the parameter, a page each: lists of pages name them all. */
  lists?: ListName;
}

/** Something real in place of the parameter, so that tests can open the page. */
interface Example {
  example: string;
}

/** A row with a parameter needs an example. */
type RowOf<P extends string> = P extends `${string}$${string}` ? [RouteRow & Example] : [RouteRow?];

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    name?: string;
    /** The page's source file, by which the build's manifest knows what to preload. */
    file?: string;
    layout?: Layout;
    search?: readonly string[];
    who?: 'player' | undefined;
    isGamePage?: true | undefined;
    isSandboxOnly?: boolean | undefined;
    lists?: ListName | undefined;
    menu?: MenuPlace | undefined;
    example?: string | undefined;
  }
}

export function route<const P extends string>(path: P, ...[row = {}]: RowOf<P>) {
  const { name = nameOf(path), page = pageOf(path), layout = 'default', search = [] }: RouteRow = row;
  const { isSandboxOnly, who, isGamePage, menu, lists, example }: RouteRow & Partial<Example> = row;
  const file = `./${page}.page.tsx`;
  const load = () => fetchPart(() => loadPage(file));

  return createRoute({
    getParentRoute: () => rootRoute,
    path,
    staticData: { name, file, layout, search, who, isSandboxOnly, isGamePage, menu, lists, example },
    component: row.page === undefined ? componentOf(file, load) : sharedComponent(file, load),
    ...(who === 'player' && { beforeLoad: guardPage }),
    loader: async ({ context, params, location, preload }) => {
      if (isSandboxOnly && !context.visit.isSandbox) throw notFound();
      // Nothing of the page is shown then, and what it would ask for is refused.
      if (context.visit.fatal !== null) return { head: { title: '', isIndexed: false } };
      const module = await (preload ? load() : orReload(load));
      const address = { params: params as PageAddress['params'], search: picked(location.search, search) };
      await Promise.all([
        askSeo(context, location.pathname),
        // The root's words are on their way beside this, and a page may be named in them.
        context.texts.need(['system', ...(module.texts ?? [])]),
        ...askAll(context, module.reads?.(address) ?? []),
      ]);
      const answers = answersOf(context);
      module.check?.(address, answers);
      await Promise.all(askAll(context, module.readsNext?.(address, answers) ?? []));
      const { say } = context.texts;
      const head = module.head?.(say, address, answers) ?? { title: '', isIndexed: false };
      if (import.meta.env.SSR && context.about) {
        const things = module.things?.(say, address, answers) ?? {};
        context.about.text = structuredData({
          ...{ head, things, path: location.pathname, locale: context.texts.locale, visit: context.visit },
          seo: seoIn(context, location.pathname),
          home: say('home.menu'),
        });
      }
      return { head };
    },
    head: ({ loaderData, match: { pathname, context, error } }) => {
      const { texts, visit, fatal } = context;
      const stop = fatal.get() ?? (loaderData === undefined ? errorPageOf(error) : null);
      const head = stop === null ? loaderData!.head : systemHead(texts.say, stop);
      const seo = stop === null ? seoIn(context, pathname) : undefined;
      return headTags({ head, seo, path: pathname, locale: texts.locale, visit });
    },
  });
}

// The router would load the page anew by itself, beside reload-once.ts, for errors that browsers word in their own way.
const componentOf = (file: string, load: () => Promise<{ default: ComponentType }>) =>
  lazyRouteComponent(() =>
    load().then(
      ({ default: Page }) => ({ default: hydrated(Page) }),
      (cause) => {
        throw new Error(file, { cause });
      },
    ),
  );

/** Rows that name the same page are one page: what is shown stays where it is while the address goes from one to another. */
const shared = new Map<string, ReturnType<typeof componentOf>>();

function sharedComponent(...[file, load]: Parameters<typeof componentOf>) {
  const known = shared.get(file) ?? componentOf(file, load);
  shared.set(file, known);
  return known;
}

/** A part of a build that is gone is no reason not to show a page. */
const askSeo = (context: SiteContext, path: string): Promise<void> =>
  fetchPart(() => import('../seo/ask-page-seo.ts')).then(
    (part) => part.askPageSeo(context, path),
    () => undefined,
  );

const seoIn = ({ cache }: SiteContext, path: string): PageSeo | undefined =>
  cache.getQueryData(['seo.getPage', { path }]);

function guardPage({ context, location, preload }: Step): void {
  if (!preload) guardGuests(context, location);
}

interface Step {
  context: SiteContext;
  location: { publicHref: string };
  preload: boolean;
}

const picked = (query: PageAddress['search'], names: readonly string[]): PageAddress['search'] =>
  Object.fromEntries(names.flatMap((name) => (query[name] === undefined ? [] : [[name, query[name]]])));

/** '/cashier/deposit/$sysname' is 'cashier-deposit-sysname'. */
const nameOf = (path: string) => path.split(/[/$]+/).filter(Boolean).join('-');

const answersOf =
  ({ cache }: SiteContext) =>
  <C extends Call>(call: C, input: Input<C>) =>
    cache.getQueryData([call.name, input]) as never;
