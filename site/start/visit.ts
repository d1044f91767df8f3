// What the server knows of a visit and the page must know too: told once, in the first HTML, and kept by the browser.
import type { LoaderLook } from '#contract/site-flags.ts';
import type { DocumentCode } from '#rules/code-free.ts';
import type { Locales } from '#rules/locale.ts';
import type { SystemPageName } from '#rules/system-pages.ts';

export type Theme = 'dark' | 'light';

export interface Visit extends Locales, DocumentCode {
  locale: string;
  theme: Theme;
  /** A whole-page "no" (ban, maintenance, forbidden): shown instead of whatever the address would show. */
  fatal: SystemPageName | null;
  /** The operator has closed the site. Without words the usual ones are shown; without an end no time is. */
  closed?: { message: string | null; until: string | null };
  /** The site is closed to a player who is signed in: this page is that of their limits, or another one is. */
  protection?: 'here' | 'elsewhere';
  /** A search bot is given the status and the layout, never an error page (spec §8). */
  isBot: boolean;
  isSandbox: boolean;
  /** What the product is called here. */
  siteName: string;
  /** How the site looks while one waits. */
  loader: LoaderLook;
  /** Search engines are to know the main domain alone. */
  isMirror?: boolean;
  /** Somebody looks at what is not saved yet: it stays as it is, whatever changes meanwhile. */
  isPreview?: boolean;
  origin: string;
  /** A live chat is to be started. */
  hasChat?: boolean;
  /** By size: the icons a browser may choose from. */
  favicons?: Readonly<Record<string, string>>;
  /** Which build the page is of; unsaid while the site is being worked on. */
  build?: string;
  /** How pictures are made, where an operator wants it otherwise than usual. */
  images?: { quality?: number; format?: 'webp' | 'avif' };
}
