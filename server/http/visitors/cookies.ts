// Cookies in, cookies out. The first of two cookies with one name counts, as browsers send the closest path first.

export function readCookies(header: string | undefined): ReadonlyMap<string, string> {
  const cookies = new Map<string, string>();
  for (const part of header?.split(';') ?? []) {
    const at = part.indexOf('=');
    if (at < 0) continue;
    const name = part.slice(0, at).trim();
    if (!cookies.has(name)) cookies.set(name, decoded(part.slice(at + 1).trim()));
  }
  return cookies;
}

/**
 * The name of a session cookie. Over https a browser accepts this prefix only from this host itself, so another host of
 * the domain or an attacker on a plain connection cannot set one. The prefix does not exist over plain http, which only
 * the sandbox on loopback uses.
 */
export const hostCookie = (name: string, isSecure: boolean): string => (isSecure ? `__Host-${name}` : name);

interface CookieTerms {
  maxAgeSeconds: number;
  /** Out of reach of scripts. */
  isHidden: boolean;
  isSecure: boolean;
  /** For a page framed by another site: without this its cookie would be dropped (decision D03). */
  isFramed?: boolean;
  /** Sent only below this path. Not for a cookie with the prefix of a host, which needs the path "/". */
  onlyAt?: string;
  /** Sent by no link from another site. */
  isStrict?: boolean;
}

export function writeCookie(name: string, value: string, terms: CookieTerms): string {
  const { maxAgeSeconds, isHidden, isSecure, isFramed = false, onlyAt = '/', isStrict = false } = terms;
  const sameSite = isStrict ? 'Strict' : 'Lax';
  return [
    `${name}=${encodeURIComponent(value)}`,
    `Path=${onlyAt}`,
    `Max-Age=${maxAgeSeconds}`,
    isFramed ? 'SameSite=None; Secure; Partitioned' : `SameSite=${sameSite}${isSecure ? '; Secure' : ''}`,
    ...(isHidden ? ['HttpOnly'] : []),
  ].join('; ');
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
