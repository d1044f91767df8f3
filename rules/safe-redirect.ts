// Where a visitor may be sent by an address that somebody else could have written: redirectUrl (decision D29), backUrl
// (D40), the return from a social sign-in (D52). What comes back is what was judged, parsed and written anew; the wish
// itself is never navigated to.

export interface Destinations {
  /** The site's own, as its visitors see it. */
  origin: string;
  /** Hosts an operator trusts, with their port where it is not the usual one: 'partner.example'. */
  hosts: readonly string[];
}

const LENGTH_MAX = 2_000;

/** What a browser drops, turns around or shows as nothing while it reads an address; no honest one has it unescaped. */
const unprintable = /[\p{C}\p{Z}\\]/u;

/** A path that opens with two slashes, however they are written, names another host to some reader on the way. */
const namesHost = /^\/(?:\/|%2f|%5c)/i;

/** Nobody lives here: whatever resolves against it and stays is a path and nothing else. */
const NOWHERE = 'https://nowhere.invalid';

/** A path of our own site with its query and hash; null for anything else. */
export function safePath(wish: string): string | null {
  if (!wish.startsWith('/') || !isPlain(wish) || namesHost.test(wish)) return null;
  const url = parsed(wish, NOWHERE);
  if (url?.origin !== NOWHERE) return null;
  // The way up and down again ('/..//host') ends with two slashes only after it was walked.
  const path = url.pathname + url.search + url.hash;
  return namesHost.test(path) ? null : path;
}

/** A path of our own site, or a whole address on it or on a trusted host; null for anything else. */
export function safeDestination(wish: string, { origin, hosts }: Destinations): string | null {
  if (!isPlain(wish)) return null;
  if (!/^https?:\/\//i.test(wish)) return safePath(wish);
  const url = parsed(wish);
  if (url === null || url.username !== '' || url.password !== '') return null;
  const isOurs = url.origin === origin && !namesHost.test(url.pathname);
  return isOurs || hosts.includes(url.host) ? url.href : null;
}

const isPlain = (wish: string) => wish.length <= LENGTH_MAX && !unprintable.test(wish);

function parsed(wish: string, from?: string): URL | null {
  return URL.canParse(wish, from) ? new URL(wish, from) : null;
}
