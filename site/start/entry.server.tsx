// The server's way into the site: one request, one page. All it knows of the product comes in through `visit` and `ask`.
import {
  createRequestHandler,
  getSsrStatus,
  RouterServer,
  transformHtmlStringWithRouter,
} from '@tanstack/react-router/ssr/server';
import { renderToString } from 'react-dom/server';
import { isRefusal, refusals } from '#contract/refusals.ts';
import type { Asker } from '../asking/ask.ts';
import { type MessageSource, Texts } from '../i18n/texts.ts';
import { type BuildManifest, manifestOf, scriptsOf } from '../routing/route-manifest.ts';
import { createSiteRouter } from '../routing/router.tsx';
import { askForAll } from '../shared-page/shared-asker.ts';
import { Footer } from '../shell/footer.tsx';
import type { Holes } from './site-context.ts';
import type { Visit } from './visit.ts';

export { listRoutes, pageAt } from '../routing/page-at.ts';
export { renderCorner } from '../shared-page/render-corner.tsx';

export interface RenderParts {
  visit: Visit;
  ask: Asker;
  messages: MessageSource;
  nonce: string;
  signal: AbortSignal;
  /** Said for a page that players share: what to write where each one's own is put later. */
  holes?: Holes | undefined;
  /** Vite's own manifest of the browser's build; null in development, where modules are served as they are. */
  build: BuildManifest | null;
}

export interface Rendered {
  status: number;
  location: string | null;
  text: string;
  /** A page that was to be shared and shows something of one player. It is of no use. */
  isOwn: boolean;
}

/** `url` is whole, with the origin. */
export async function render(
  url: string,
  { visit, ask, messages, nonce, signal, build, holes }: RenderParts,
): Promise<Rendered> {
  const texts = new Texts(visit.locale, messages);
  const scripts = build && { scriptsOf: (files: readonly string[]) => scriptsOf(build, files) };
  const shared = holes && askForAll(ask);
  const router = createSiteRouter({
    ...{ visit, texts, ask: shared?.ask ?? ask, nonce, holes, footer: Footer },
    ...scripts,
  });
  const handle = createRequestHandler({
    request: new Request(url, { signal }),
    createRouter: () => router,
    getRouterManifest: async () => manifestOf(router, build),
  });
  let text = '';
  // Everything a page shows has been read before it is rendered, so it is made in one go: as a stream it would be
  // pumped through the hands of three others for a sixth of its time.
  const response = await handle(async () => {
    const page = await transformHtmlStringWithRouter(
      router,
      renderToString(<RouterServer router={router} />),
    );
    text = withThings(page, router.options.context.about?.text);
    return new Response(null, { status: getSsrStatus(router) });
  });
  return {
    status: statusOf(router, response),
    location: response.headers.get('location'),
    text,
    isOwn: shared?.isOwn() ?? false,
  };
}

/** Beside what React knows of: no browser needs it. */
const withThings = (page: string, things = ''): string =>
  things === ''
    ? page
    : page.replace('</head>', () => `<script type="application/ld+json">${things}</script></head>`);

/** A page stopped by a refusal has the refusal's status; the router itself knows only 200, 404 and 500. */
function statusOf(router: ReturnType<typeof createSiteRouter>, response: Response): number {
  const stopped = router.state.matches.find(({ error }) => isRefusal(error))?.error;
  if (isRefusal(stopped)) return refusals[stopped.reason].status;
  return router.options.context.fatal.get() === 'NOT_FOUND' ? 404 : response.status;
}
