// The router of one visit: made for each request on the server, once in the browser.
import { type DehydratedState, dehydrate, hydrate, QueryClientProvider } from '@tanstack/react-query';
import { type AnyRouter, createRouter } from '@tanstack/react-router';
import { createAnswerCache } from '../asking/answer-cache.ts';
import type { Asker } from '../asking/ask.ts';
import { Dialogs } from '../dialogs/dialogs.ts';
import { localeRewrite } from '../i18n/locale-rewrite.ts';
import type { Texts, TextsState } from '../i18n/texts.ts';
import { routeTree } from '../routes.ts';
import { isWhoIsHere } from '../shared-page/player-script.ts';
import { untilHydrated } from '../start/hydrated.tsx';
import { limitPreloads } from '../start/preload-limit.ts';
import type { Holes, SiteContext } from '../start/site-context.ts';
import type { Visit } from '../start/visit.ts';
import { Watched } from '../start/watched.ts';
import { ErrorPage, NotFoundPage } from '../system/error-page.tsx';
import { Toasts } from '../toasts/toasts.ts';

interface RouterParts {
  visit: Visit;
  texts: Texts;
  ask: Asker;
  nonce?: string;
  scriptsOf?: SiteContext['scriptsOf'] | undefined;
  holes?: Holes | undefined;
  footer?: SiteContext['footer'];
}

export function createSiteRouter({ nonce, ...parts }: RouterParts) {
  const { visit, texts } = parts;
  const context = contextOf(parts);
  const router = createRouter({
    routeTree,
    context,
    rewrite: localeRewrite(visit, () => texts.bound),
    origin: visit.origin,
    ...(nonce === undefined ? {} : { ssr: { nonce } }),
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultNotFoundComponent: NotFoundPage,
    defaultErrorComponent: ErrorPage,
    defaultHashScrollIntoView: { behavior: 'smooth' },
    scrollRestoration: scrollKeeper(),
    parseSearch: (text) => Object.fromEntries(new URLSearchParams(text)),
    stringifySearch: (search) => {
      const text = new URLSearchParams(withoutBlanks(search)).toString();
      return text === '' ? '' : `?${text}`;
    },
    Wrap: ({ children }) => <QueryClientProvider client={context.cache}>{children}</QueryClientProvider>,
    // Browsers have no use for it, and are spared its code.
    ...(import.meta.env.SSR && {
      dehydrate: () => ({ texts: JSON.stringify(texts.dump()), answers: answersIn(context) as never }),
    }),
    hydrate: (state: { texts: string; answers: never }) => {
      texts.restore(JSON.parse(state.texts) as TextsState);
      hydrate(context.cache, state.answers);
    },
  });
  limitPreloads(router);
  if (!import.meta.env.SSR) loadOnceHydrated(router);
  return router;
}

function loadOnceHydrated(router: AnyRouter): void {
  const { load } = router;
  router.load = (options) => untilHydrated()?.then(() => load(options)) ?? load(options);
}

/**
 * Where a page is scrolled to when it comes. Whoever has scrolled it before its scripts came stays where they are: to be
 * moved under somebody's finger is to lose their press.
 */
function scrollKeeper(): (at: { location: { href: string } }) => boolean {
  let cameTo: string | undefined;
  return ({ location: { href } }) => {
    if (import.meta.env.SSR) return true;
    cameTo ??= href;
    if (href !== cameTo) cameTo = '';
    return cameTo === '' || scrollY === 0;
  };
}

function contextOf({ visit, texts, ask, scriptsOf, holes, footer }: RouterParts): SiteContext {
  const fatal = new Watched(visit.fatal);
  return {
    ask,
    cache: createAnswerCache({ texts, fatal, visit }),
    texts,
    visit,
    theme: new Watched(visit.theme),
    fatal,
    leads: { to: () => null },
    dialogs: new Dialogs(texts),
    toasts: new Toasts(),
    ...(import.meta.env.SSR && { about: { text: '' } }),
    ...(scriptsOf && { scriptsOf }),
    ...(holes && { holes }),
    ...(footer && { footer }),
  };
}

/** Also what failed, which the page shows as failed; but who is here travels by itself (see player-script.ts). */
const answersIn = ({ cache }: SiteContext): DehydratedState =>
  dehydrate(cache, { shouldDehydrateQuery: (query) => !isWhoIsHere(query) });

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
