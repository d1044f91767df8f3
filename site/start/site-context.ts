// What every route and component can reach: made anew for each render on the server, once in the browser.
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { SystemPageName } from '#rules/system-pages.ts';
import type { Asker } from '../asking/ask.ts';
import type { Dialogs } from '../dialogs/dialogs.ts';
import type { Texts } from '../i18n/texts.ts';
import type { PageScripts } from '../routing/route-manifest.ts';
import type { Toasts } from '../toasts/toasts.ts';
import type { Theme, Visit } from './visit.ts';
import type { Watched } from './watched.ts';

export interface Holes {
  corner: string;
  player: string;
}

export interface SiteContext {
  ask: Asker;
  cache: QueryClient;
  texts: Texts;
  visit: Visit;
  theme: Watched<Theme>;
  /** The whole-page "no" in force, if any: told by the first HTML, or by any answer since. */
  fatal: Watched<SystemPageName | null>;
  /** Where the operator sends visitors, as far as this page knows; set by content-news.tsx. */
  leads: { to: (href: string) => string | null };
  dialogs: Dialogs;
  toasts: Toasts;
  /** There only while a page is rendered that players share: what stands where each one's own is put later. */
  holes?: Holes;
  /** On the server alone, which has no later (shell/footer-slot.tsx). */
  footer?: ComponentType;
  /** On the server alone: what the page is about, for search engines. */
  about?: { text: string };
  /** The browser's scripts for these pages' files: known on the server, and only where there is a build. */
  scriptsOf?: (files: readonly string[]) => PageScripts;
}
