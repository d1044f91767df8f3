// What stands between a visitor and a page: the language of the address, where the operator sends them, maintenance, a
// blocked domain, a ban, the guest guard, and a player's own wish to be kept out.
import { nameNow } from '#games/renamed.ts';
import { isOpenWhileClosed } from '#rules/closed-site.ts';
import { homeWithRedirect, isForPlayers } from '#rules/guest-guard.ts';
import { type Locales, localisePath, splitLocale } from '#rules/locale.ts';
import { isOpenToExcluded, PAYOUT_PAGE } from '#rules/payout-only.ts';
import { type RedirectRule, redirectOf } from '#rules/redirects.ts';
import type { SystemPageName } from '#rules/system-pages.ts';
import type { Switches } from '../../content/switches.ts';
import type { Visitor } from '../visitors/visitor.ts';
import type { Site } from './site.ts';

/** An open door: in which language, at which bare path, and what is shown instead of the page, if anything. */
export interface Door {
  locale: string;
  /** The locale the address names, if it names one. */
  prefix: string | null;
  path: string;
  fatal: SystemPageName | null;
  status: number | null;
}

export interface Knock {
  pathname: string;
  search: string;
  visitor: Pick<Visitor, 'player' | 'wishedLocale'>;
  isBot: boolean;
  locales: Locales;
  switches: Pick<Switches, 'maintenance'>;
  domain: { isBlocked: boolean };
  /** Of the operator. */
  redirects: readonly RedirectRule[];
  pageAt: Site['pageAt'];
}

/** Where a visitor is sent instead; for good, where the page has moved. */
interface Sent {
  redirect: string;
  isForGood?: true;
}

export function doorOf({
  pathname,
  search,
  visitor,
  isBot,
  locales,
  switches,
  domain,
  redirects,
  pageAt,
}: Knock): Door | Sent {
  const { prefix, path } = splitLocale(pathname, locales);
  if (prefix === locales.defaultLocale) return { redirect: path + search };
  // Only the bare home is ever answered in another language than its address says: shared links stay stable.
  if (prefix === null && path === '/' && !isBot && visitor.wishedLocale !== locales.defaultLocale)
    return { redirect: localisePath('/', visitor.wishedLocale, locales) + search };

  // Before all guards, so that an operator can free a path of them.
  const sent = redirects.length === 0 ? null : redirectOf(redirects, { pathname, search }, locales);
  if (sent !== null) return { redirect: sent };

  const locale = prefix ?? locales.defaultLocale;
  const moved = movedTo(path);
  if (moved !== null) return { redirect: localisePath(moved, locale, locales) + search, isForGood: true };
  const stop = stopOf(path, visitor, { maintenance: switches.maintenance, ...domain });
  if (stop === null && visitor.player === null && isPlayers(path, pageAt))
    return { redirect: homeWithRedirect(localisePath('/', locale, locales), pathname + search) };
  if (stop === null && visitor.player?.excludedUntil !== undefined && !isOpenToExcluded(plain(path)))
    return { redirect: localisePath(PAYOUT_PAGE, locale, locales) };
  return { locale, prefix, path, fatal: stop?.page ?? null, status: stop?.status ?? null };
}

/** A game that has another name now has another page. */
function movedTo(path: string): string | null {
  const [, sysname = ''] = /^\/game\/([^/]+)$/.exec(path) ?? [];
  const now = nameNow(sysname);
  return now === sysname ? null : `/game/${now}`;
}

/** The router would find a page under "/PROFILE" and "/%70rofile" as well, so the guard reads as it does. */
const plain = (path: string) => decodeURIComponent(path).toLowerCase();

/** By the letter of its address, or because its row in routes.ts says so. */
export const isPlayers = (path: string, pageAt: Site['pageAt']): boolean =>
  isForPlayers(plain(path)) || pageAt(path).who === 'player';

/**
 * The support page stays open to a banned player: it is where the block page's button leads. Limits and self-exclusion stay
 * open to every other player while the site is closed.
 */
function stopOf(
  path: string,
  { player }: Knock['visitor'],
  { maintenance, isBlocked }: Knock['switches'] & Knock['domain'],
): { page: SystemPageName; status: number } | null {
  const isProtection = player?.status === 'active' && isOpenWhileClosed(plain(path));
  if (maintenance !== 'off' && !isProtection) return { page: 'MAINTENANCE', status: 503 };
  if (isBlocked) return { page: 'FORBIDDEN', status: 403 };
  if (player?.status === 'banned' && path !== '/support') return { page: 'USER_BLOCK', status: 403 };
  return null;
}
