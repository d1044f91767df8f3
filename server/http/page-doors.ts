// What stands between a visitor and a page: the language of the address, maintenance, a ban, the guest guard.
import { homeWithRedirect, isForPlayers } from '#rules/guest-guard.ts';
import { localisePath, splitLocale } from '#rules/locale.ts';
import type { SystemPageName } from '#rules/system-pages.ts';
import type { Product } from '../product.ts';
import type { Visitor } from './visitor.ts';

/** An open door: in which language, at which bare path, and what is shown instead of the page, if anything. */
export interface Door {
  locale: string;
  prefix: string | null;
  path: string;
  fatal: SystemPageName | null;
  status: number | null;
}

interface Knock {
  url: URL;
  visitor: Visitor;
  isBot: boolean;
  product: Product;
}

export function doorOf({ url, visitor, isBot, product }: Knock): Door | { redirect: string } {
  const { content } = product;
  const { prefix, path } = splitLocale(url.pathname, content);
  const rest = url.search;
  if (prefix === content.defaultLocale) return { redirect: path + rest };
  // Only the bare home is ever answered in another language than its address says: shared links stay stable.
  if (prefix === null && path === '/' && !isBot && visitor.wishedLocale !== content.defaultLocale)
    return { redirect: localisePath('/', visitor.wishedLocale, content) + rest };

  const locale = prefix ?? content.defaultLocale;
  const stop = stopOf(path, visitor, product);
  if (stop === null && visitor.player === null && isForPlayers(path))
    return { redirect: homeWithRedirect(localisePath('/', locale, content), url.pathname + rest) };
  return { locale, prefix, path, fatal: stop?.page ?? null, status: stop?.status ?? null };
}

/** The support page stays open to a banned player: it is where the block page's button leads. */
function stopOf(path: string, { player }: Visitor, { switches }: Product): { page: SystemPageName; status: number } | null {
  if (switches.maintenance !== 'off') return { page: 'MAINTENANCE', status: 503 };
  if (player?.status === 'banned' && path !== '/support') return { page: 'USER_BLOCK', status: 403 };
  return null;
}

