// The server's way into the site: one request, one page. All it knows of the product comes in through `visit` and `ask`.
import { createRequestHandler, RouterServer, renderRouterToStream } from '@tanstack/react-router/ssr/server';
import { isRefusal, refusals } from '#contract/refusals.ts';
import type { Asker } from './ask.ts';
import { type MessageSource, Texts } from './i18n/texts.ts';
import { type BuildManifest, manifestOf, scriptsOf } from './route-manifest.ts';
import { createSiteRouter } from './router.tsx';
import type { Visit } from './visit.ts';

export interface RenderParts {
  visit: Visit;
  ask: Asker;
  messages: MessageSource;
  nonce: string;
  /** Vite's own manifest of the browser's build; null in development, where modules are served as they are. */
  build: BuildManifest | null;
}

export interface Rendered {
  status: number;
  location: string | null;
  body: ReadableStream | null;
}

export async function render(
  request: Request,
  { visit, ask, messages, nonce, build }: RenderParts,
): Promise<Rendered> {
  const texts = new Texts(visit.locale, messages);
  const scripts = build && { scriptsOf: (files: readonly string[]) => scriptsOf(build, files) };
  const router = createSiteRouter({ visit, texts, ask, nonce, ...scripts });
  const handle = createRequestHandler({
    request,
    createRouter: () => router,
    getRouterManifest: async () => manifestOf(router, build),
  });
  const response = await handle((parts) =>
    renderRouterToStream({ ...parts, children: <RouterServer router={parts.router} /> }),
  );
  return {
    status: statusOf(router, response),
    location: response.headers.get('location'),
    body: response.body,
  };
}

/** A page stopped by a refusal has the refusal's status; the router itself knows only 200, 404 and 500. */
function statusOf(router: ReturnType<typeof createSiteRouter>, response: Response): number {
  const stopped = router.state.matches.find(({ error }) => isRefusal(error))?.error;
  if (isRefusal(stopped)) return refusals[stopped.reason].status;
  return router.options.context.fatal.get() === 'NOT_FOUND' ? 404 : response.status;
}
