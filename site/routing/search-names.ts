// Which parameters of the query the page at an address shows; for the server, which keeps pages by them.
import { createMemoryHistory, createRouter } from '@tanstack/react-router';
import { routeTree } from '../routes.ts';

const makeRouter = () => createRouter({ routeTree, history: createMemoryHistory(), context: {} as never });
let router: ReturnType<typeof makeRouter> | undefined;

/** `path` is bare: without its locale. An address that is no page's shows none. */
export function searchNamesOf(path: string): readonly string[] {
  router ??= makeRouter();
  const [, , route] = router.getMatchedRoutes(decodeURIComponent(path));
  return route?.options.staticData?.search ?? [];
}
