// The address of a page as the server reads it: one path, normalised once, and the part of the query a page shows.

/** A longer query is nobody's honest link; its page is made, but not kept. */
const KEPT_QUERY_MAX = 200;

export interface PageAddress {
  pathname: string;
  search: string;
}

export interface ShownSearch {
  text: string;
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

  return { pathname, search };
}

/**
 * What browsers load by themselves, and the parts of the server that hold no pages: there is a file at such an address,
 * or nothing. No guard applies to it, and a page in its place would be taken for a broken script or picture.
 */
export const isNoPage = (pathname: string): boolean =>
  /^\/(?:assets|_ipx|cms|media|desk)\//.test(pathname) ||
  /\.(?:m?js|css|map|json|webmanifest|txt|xml|svg|png|jpe?g|gif|webp|avif|ico|woff2?|ttf|mp[34]|webm|wasm)$/i.test(
    pathname,
  );

/**
 * What of the query the page shows, by the names its route declares and in their order. Everything else is for scripts in
 * the browser (popups, campaigns, codes of letters): no page is made anew for it, and none of it gets into a page that
 * others are given. Of a parameter said twice the last counts, as the site reads it.
 */
export function shownOf(search: string, names: readonly string[]): ShownSearch {
  const said = new Map(new URLSearchParams(search));
  const shown = names.flatMap((name) => (said.has(name) ? [[name, said.get(name)!]] : []));
  const text = shown.length === 0 ? '' : `?${new URLSearchParams(shown)}`;
  return { text, isKeepable: text.length <= KEPT_QUERY_MAX };
}

function isReadable(pathname: string): boolean {
  try {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
    return !/[\u0000-\u001f\u007f\\]/.test(decodeURIComponent(pathname));
  } catch {
    return false;
  }
}
