// Where an operator sends visitors instead (decision D31). A rule matches a path to the letter or with wildcards: each *
// stands for any run of characters. Matching walks once along the path: no rule and no address can make it wander back.
import { isCodeFree } from './code-free.ts';
import { type Locales, localisePath, splitLocale } from './locale.ts';
import { isSafeAddress } from './safe-address.ts';

export interface RedirectRule {
  from_url: string;
  to_url: string;
}

/** So many rules may lead to one another. */
const HOPS_MAX = 5;

/** What is compared is cut out of rule and path beforehand, so that a thousand rules are cheap to try. */
export function matches(pattern: string, path: string): boolean {
  const [first = '', ...rest] = pattern.split('*');
  const last = rest.pop();
  if (last === undefined) return path === pattern;
  if (path.length < first.length + last.length || !path.startsWith(first) || !path.endsWith(last))
    return false;
  const end = path.length - last.length;
  let from = first.length;
  for (const part of rest) {
    const at = path.indexOf(part, from);
    if (at < 0 || at + part.length > end) return false;
    from = at + part.length;
  }
  return true;
}

/** Rules to the letter come before those with wildcards; then the order of the list decides. */
function findRule(rules: readonly RedirectRule[], paths: readonly string[]): RedirectRule | undefined {
  const exact = rules.find(({ from_url }) => !from_url.includes('*') && paths.includes(from_url));
  return (
    exact ??
    rules.find(({ from_url }) => from_url.includes('*') && paths.some((path) => matches(from_url, path)))
  );
}

const isExternal = (address: string): boolean => /^https?:\/\//i.test(address);

interface Asked {
  pathname: string;
  /** With its question mark, or empty. */
  search: string;
  /** Only a browser knows it. */
  hash?: string;
}

/**
 * The address a visitor is sent to, or null. Nothing of it but the query is the visitor's. From pages with money, personal
 * data or a password no rule leads to another site, neither by itself nor through others.
 */
export function redirectOf(
  rules: readonly RedirectRule[],
  { pathname, search, hash = '' }: Asked,
  locales: Locales,
): string | null {
  let { prefix, path } = splitLocale(pathname, locales);
  const isBound = isCodeFree(path);
  let target: string | null = null;
  let query = search;
  for (let hops = 0; hops < HOPS_MAX; hops += 1) {
    const rule = findRule(rules, [path, localisePath(path, prefix ?? locales.defaultLocale, locales)]);
    if (rule === undefined || !isSafeAddress(rule.to_url)) return target;
    if (isExternal(rule.to_url)) return isBound ? null : joined(rule.to_url, query, hash);
    const { pathname: to, search: asked, hash: place } = new URL(rule.to_url, ORIGIN);
    const led = splitLocale(to, locales);
    prefix = led.prefix ?? prefix;
    path = led.path;
    query = merged(query, asked);
    target = `${localisePath(path, prefix ?? locales.defaultLocale, locales)}${query}${place || hash}`;
  }
  // Nobody follows longer than this; rules that lead in a circle are not saved.
  return null;
}

const ORIGIN = 'http://own.invalid';

function joined(address: string, search: string, hash: string): string {
  const url = new URL(address);
  url.search = merged(search, url.search);
  url.hash = url.hash || hash;
  return url.href;
}

/** What the target asks for itself wins. */
function merged(search: string, own: string): string {
  const query = new URLSearchParams(search);
  const ownQuery = new URLSearchParams(own);
  for (const name of new Set(ownQuery.keys())) query.delete(name);
  for (const [name, value] of ownQuery) query.append(name, value);
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

/** A rule that leads, by itself or through others, back to where it was or on for too long. Undefined: there is none. */
export function findLoop(rules: readonly RedirectRule[], locales: Locales): RedirectRule | undefined {
  return rules.find((rule) => {
    const passed = new Set<RedirectRule>();
    for (let next: RedirectRule | undefined = rule; next !== undefined; ) {
      if (passed.has(next) || passed.size >= HOPS_MAX) return true;
      passed.add(next);
      if (isExternal(next.to_url)) return false;
      const { prefix, path } = splitLocale(new URL(next.to_url, ORIGIN).pathname, locales);
      next = findRule(rules, [path, localisePath(path, prefix ?? locales.defaultLocale, locales)]);
    }
    return false;
  });
}
