// The router of one visit: made for each request on the server, once in the browser.
import { QueryClient } from '@tanstack/react-query';
import { createRouter } from '@tanstack/react-router';
import { setupRouterSsrQueryIntegration } from '@tanstack/react-router-ssr-query';
import { isRefusal } from '#contract/refusals.ts';
import type { Asker } from './ask.ts';
import { localeRewrite } from './i18n/locale-rewrite.ts';
import type { Texts, TextsState } from './i18n/texts.ts';
import { limitPreloads } from './preload-limit.ts';
import { routeTree } from './routes.ts';
import { ErrorPage, NotFoundPage } from './system/error-page.tsx';
import type { Visit } from './visit.ts';

const FRESH_MS = 30_000;

interface RouterParts {
  visit: Visit;
  texts: Texts;
  ask: Asker;
  nonce?: string;
}

export function createSiteRouter({ visit, texts, ask, nonce }: RouterParts) {
  // On the server a cache lives for one request: shared, it would show one player another's balance.
  const cache = new QueryClient({ defaultOptions: { queries: { staleTime: FRESH_MS, retry: retryLostAnswers } } });
  const router = createRouter({
    routeTree,
    context: { ask, cache, texts, visit },
    rewrite: localeRewrite(visit, () => texts.locale),
    origin: visit.origin,
    ...(nonce === undefined ? {} : { ssr: { nonce } }),
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultNotFoundComponent: NotFoundPage,
    defaultErrorComponent: ErrorPage,
    defaultHashScrollIntoView: { behavior: 'smooth' },
    scrollRestoration: true,
    parseSearch: (text) => Object.fromEntries(new URLSearchParams(text)),
    stringifySearch: (search) => {
      const text = new URLSearchParams(withoutBlanks(search)).toString();
      return text === '' ? '' : `?${text}`;
    },
    dehydrate: () => ({ texts: JSON.stringify(texts.dump()) }),
    hydrate: (state: { texts: string }) => texts.restore(JSON.parse(state.texts) as TextsState),
  });
  limitPreloads(router);
  setupRouterSsrQueryIntegration({ router, queryClient: cache });
  return router;
}

/** A refusal is an answer and is not asked for again; only a lost one is. */
const retryLostAnswers = (failures: number, error: Error) =>
  typeof window !== 'undefined' && failures < 2 && isRefusal(error, 'UnknownError');

const withoutBlanks = (search: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(search).flatMap(([name, value]) =>
      value === undefined || value === null ? [] : [[name, String(value)]],
    ),
  );

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createSiteRouter>;
  }
}
