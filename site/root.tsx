// The document around every page: language, theme, head, layout, and what must be known before anything is shown.
import { createRootRouteWithContext, HeadContent, notFound, Outlet, Scripts, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { account } from '#contract/account.ts';
import { metadata } from '#contract/metadata.ts';
import { useTexts, TextsProvider, useText } from './i18n/use-text.tsx';
import { needs } from './page.ts';
import { read } from './reads.ts';
import { LayoutOfRoute } from './shell/layout-of-route.tsx';
import type { SiteContext } from './site-context.ts';
import type { Visit } from './visit.ts';
import { VISIT_ID, writeVisit } from './visit-script.ts';
import './ui/global.css';

const clientData = [needs(metadata.get, {}), needs(metadata.getgeneralinfo, {}), needs(account.getInfo, {})];

export const rootRoute = createRootRouteWithContext<SiteContext>()({
  loader: async ({ context: { cache, ask, texts, visit } }) => {
    const words = texts.need(['shell', 'system', 'error']);
    // A failed start is a fatal 404 by the letter of the specification (§8 "Init failure").
    const data = visit.fatal
      ? undefined
      : Promise.all(clientData.map(([call, input]) => cache.ensureQueryData(read(call, input, ask)))).catch(() => {
          throw notFound();
        });
    await Promise.all([words, data]);
  },
  staleTime: Number.POSITIVE_INFINITY,
  head: () => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' },
      { name: 'format-detection', content: 'telephone=no' },
    ],
    links: [{ rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }],
  }),
  shellComponent: Document,
  component: () => (
    <LayoutOfRoute>
      <Outlet />
    </LayoutOfRoute>
  ),
});

function Document({ children }: { children: ReactNode }) {
  const { texts, visit } = useRouter().options.context;
  return (
    <TextsProvider texts={texts}>
      <Html visit={visit}>{children}</Html>
    </TextsProvider>
  );
}

function Html({ visit, children }: { visit: Visit; children: ReactNode }) {
  useText();
  const { locale } = useTexts();
  return (
    <html lang={locale} data-theme={visit.theme} suppressHydrationWarning>
      <head>
        <HeadContent />
      </head>
      <body>
        {children}
        <script
          id={VISIT_ID}
          type="application/json"
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every "<" escaped
          dangerouslySetInnerHTML={{ __html: writeVisit(visit) }}
        />
        <Scripts />
      </body>
    </html>
  );
}
