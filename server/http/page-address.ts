// The address of a page as the server reads it: one path, normalised once, and the part of the query a page may read.

/** Marks that campaigns leave for the analytics in the browser: no page shows them, so no page is made anew for them. */
const campaignMarks =
  /^(utm_\w+|gclid|fbclid|yclid|msclkid|track_id|publisher_id|goal_id|goal_entry_id|link_id|promo_code)$/;

/** A longer query is nobody's honest link; its page is made, but not kept. */
const KEPT_QUERY_MAX = 200;

export interface PageAddress {
  pathname: string;
  search: string;
  /** The query without the marks, in a fixed order. */
  shownSearch: string;
  isKeepable: boolean;
}

/**
 * Null for what cannot be a page: bad percent-encoding, an empty segment, a backslash or a control character. An empty
 * segment is worse than untidy: "/en//evil.example" without its locale would be the address of another site.
 */
export function readAddress(url: string): PageAddress | null {
  const at = url.indexOf('?');
  const pathname = at < 0 ? url : url.slice(0, at);
  const search = at < 0 || at === url.length - 1 ? '' : url.slice(at);
  if (!pathname.startsWith('/') || /\/\/|\\/.test(pathname) || !isReadable(pathname)) return null;

  const shown = [...new URLSearchParams(search)]
    .filter(([name]) => !campaignMarks.test(name))
    .toSorted(byName);
  const shownSearch = shown.length === 0 ? '' : `?${new URLSearchParams(shown)}`;
  return { pathname, search, shownSearch, isKeepable: shownSearch.length <= KEPT_QUERY_MAX };
}

const byName = ([a]: [string, string], [b]: [string, string]) => (a < b ? -1 : a > b ? 1 : 0);

function isReadable(pathname: string): boolean {
  try {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
    return !/[\u0000-\u001f\u007f\\]/.test(decodeURIComponent(pathname));
  } catch {
    return false;
  }
}
