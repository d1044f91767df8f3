// What the server must know of the page at an address: whom it lets in, and by what it keeps finished pages.
import { createMemoryHistory, createRouter, type StaticDataRouteOption } from '@tanstack/react-router';
import { routeTree } from '../routes.ts';

const makeRouter = () => createRouter({ routeTree, history: createMemoryHistory(), context: {} as never });
let router: ReturnType<typeof makeRouter> | undefined;

export interface PageAt {
  /** The parameters of the query that the page shows. */
  search: readonly string[];
  /** What its row in routes.ts says; addresses with a word of rules/guest-guard.ts need not say it. */
  who?: 'player' | undefined;
}

/** What a row says of a page to whoever lists pages. */
interface RouteSaid extends Pick<StaticDataRouteOption, 'who' | 'isSandboxOnly' | 'lists'> {
  path: string;
}

export const listRoutes = (): RouteSaid[] =>
  Object.values(routeTree.children ?? {}).map(({ options }) => {
    const { who, isSandboxOnly, lists } = options.staticData ?? {};
    return { path: (options as { path: string }).path, who, isSandboxOnly, lists };
  });

/** `path` is bare: without its locale. An address that is no page's shows no parameters. */
export function pageAt(path: string): PageAt {
  router ??= makeRouter();
  const [, , route] = router.getMatchedRoutes(decodeURIComponent(path));
  const { search = [], who } = route?.options.staticData ?? {};
  return { search, who };
}
