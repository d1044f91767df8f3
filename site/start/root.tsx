// The document around every page: language, theme, head, layout, and what must be known before anything is shown.
import { createRootRouteWithContext, Outlet, redirect, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { type AccountInfo, account } from '#contract/account/account.ts';
import { games } from '#contract/games.ts';
import { metadata } from '#contract/metadata.ts';
import { isOpenWhileClosed } from '#rules/closed-site.ts';
import { needsOwnDocument } from '#rules/code-free.ts';
import { isForPlayers } from '#rules/guest-guard.ts';
import { splitLocale } from '#rules/locale.ts';
import { isOpenToExcluded, PAYOUT_PAGE } from '#rules/payout-only.ts';
import { fontUrls } from '#ui/font-urls.ts';
import { askAll } from '../asking/ask-all.ts';
import { read } from '../asking/reads.ts';
import { TextsProvider, useText, useTexts } from '../i18n/use-text.tsx';
import { guardGuests } from '../routing/guest-guard.ts';
import { needs, type PageAddress } from '../routing/page.ts';
import { systemHead, titleOf } from '../routing/page-head.ts';
import { PlayerScript } from '../shared-page/player-block.tsx';
import { LayoutOfRoute } from '../shell/layout-of-route.tsx';
import { shellColour, useTheme } from '../theme/use-theme.ts';
import { HeadTags, PageScripts } from './head-tags.tsx';
import type { SiteContext } from './site-context.ts';
import { StartScript } from './start-script.tsx';
import { VISIT_ID, writeVisit } from './visit-script.ts';
import '#ui/global.css';
import '../shell/shell.css';

const clientData = [needs(metadata.get, {}), needs(metadata.getgeneralinfo, {}), needs(account.getInfo, {})];
const shellData = [needs(games.getCategories, {}), needs(games.getProviders, {})];

export const rootRoute = createRootRouteWithContext<SiteContext>()({
  validateSearch: (search): PageAddress['search'] => search as PageAddress['search'],
  beforeLoad: async ({ location, context, preload }) => {
    if (preload) return;
    const { texts, visit } = context;
    const led = context.leads.to(location.publicHref);
    if (led !== null) throw redirect({ href: led, reloadDocument: !led.startsWith('/') });
    const { prefix } = splitLocale(location.publicHref.split(/[?#]/, 1)[0]!, visit);
    if (isForPlayers(location.pathname.toLowerCase())) guardGuests(context, location);
    guardExcluded(context, location);
    if (needsOwnDocument(visit, location.pathname, location.searchStr)) loadAnew(location.publicHref);
    if (visit.protection === 'here' && !isOpenWhileClosed(location.pathname.toLowerCase()))
      loadAnew(location.publicHref);
    await texts.speak(prefix ?? visit.defaultLocale);
  },
  loader: async ({ context }) => {
    const { cache, ask, texts, fatal, visit } = context;
    const words = texts.need(['shell', 'system']);
    if (fatal.get() !== null) return words;
    const start = Promise.all(
      clientData.map(([call, input]) => cache.ensureQueryData(read(call, input, ask))),
    );
    // A failed start is a fatal 404 by the letter of the specification (§8 "Init failure").
    const data = start.catch(() => fatal.get() ?? fatal.set('NOT_FOUND'));
    if (visit.protection === 'here') return void (await Promise.all([words, data]));
    await Promise.all([words, data, ...askAll(context, shellData)]);
    const info = cache.getQueryData<AccountInfo>([account.getInfo.name, {}]);
    if (info?.uid) await import('../shell/corner-data.ts').then((corner) => corner.ask(context));
  },
  staleTime: Number.POSITIVE_INFINITY,
  head: ({ match: { context, _notFound } }) => ({
    meta: [
      ...(_notFound ? [{ title: titleOf(systemHead(context.texts.say, 'NOT_FOUND'), context.visit) }] : []),
      ...(import.meta.env.SSR ? lastingMeta : []),
    ],
    links: [...(import.meta.env.SSR ? iconsOf(context) : []), ...fontsFor(context.texts.locale)],
  }),
  shellComponent: Document,
  component: () => (
    <LayoutOfRoute>
      <Outlet />
    </LayoutOfRoute>
  ),
});

/**
 * Scripts of others are in this document and must not come along, or belong to the page and are not in this document; or the
 * site is closed but for this page.
 */
function loadAnew(href: string): never {
  throw redirect({ href, reloadDocument: true });
}

/** A player who has excluded themselves is here to take their money home. */
function guardExcluded({ cache }: SiteContext, { pathname }: { pathname: string }) {
  const info = cache.getQueryData<AccountInfo>([account.getInfo.name, {}]);
  if (info?.self_exclusion_until === undefined || isOpenToExcluded(pathname.toLowerCase())) return;
  throw redirect({ to: PAYOUT_PAGE });
}

/** What the first HTML says stays there, whatever page is shown later: browsers need not say it again. */
const lastingMeta = [
  { charSet: 'utf-8' },
  { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' },
  { name: 'format-detection', content: 'telephone=no' },
];

const iconsOf = ({ visit: { favicons = {} }, texts: { locale } }: SiteContext) => [
  ...Object.entries(favicons).map(([sizes, href]) => ({ rel: 'icon', sizes, href })),
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: `/manifest.webmanifest?locale=${locale}` },
];

/** `Intl.Locale` would know; asked first thing it holds up a phone. */
const CYRILLIC = /^(be|bg|kk|ky|mk|mn|ru|sr|tg|uk)\b/;

const fontsFor = (locale: string) =>
  fontUrls[CYRILLIC.test(locale) ? 'cyrillic' : 'latin'].map((href) => ({
    rel: 'preload',
    as: 'font',
    type: 'font/woff2',
    href,
    crossOrigin: 'anonymous' as const,
  }));

function Document({ children }: { children: ReactNode }) {
  return (
    <TextsProvider texts={useRouter().options.context.texts}>
      <Html>{children}</Html>
    </TextsProvider>
  );
}

function Html({ children }: { children: ReactNode }) {
  const { visit, fatal } = useRouter().options.context;
  useText();
  const { locale } = useTexts();
  const { theme } = useTheme();
  return (
    <html lang={locale} data-theme={theme} data-loader={visit.loader}>
      <head>
        <meta name="color-scheme" content={theme} />
        <meta name="theme-color" content={shellColour[theme]} />
        <HeadTags />
      </head>
      <body>
        {children}
        <script
          id={VISIT_ID}
          type="application/json"
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every "<" escaped
          dangerouslySetInnerHTML={{ __html: writeVisit({ ...visit, fatal: fatal.get() }) }}
        />
        <PlayerScript />
        <PageScripts />
        <StartScript />
      </body>
    </html>
  );
}
