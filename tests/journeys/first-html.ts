// A page as the server's first HTML has it, asked over HTTP: what a page says, to whom and in which language needs no
// browser to be seen.
import { expect } from 'vitest';

interface FirstHtml {
  status: number;
  /** Where it leads instead. */
  location: string | null;
  html: string;
  lang: string | undefined;
  title: string | undefined;
  headings: string[];
}

/** As a guest, or with the cookie of somebody who is signed in. */
export async function firstHtml(origin: string, path: string, cookie = ''): Promise<FirstHtml> {
  const answer = await fetch(origin + path, { headers: { cookie }, redirect: 'manual' });
  const html = await answer.text();
  return {
    status: answer.status,
    location: answer.headers.get('location'),
    html,
    lang: /<html lang="([^"]*)"/.exec(html)?.[1],
    title: /<title>([^<]*)/.exec(html)?.[1],
    headings: [...html.matchAll(/<h[12][^>]*>([^<]*)/g)].map(([, text]) => text!),
  };
}

/** Which pages a list of pages marks as the open one. */
export function markedIn(html: string, list: string): string[] {
  const nav = html.split(`<nav aria-label="${list}"`)[1]?.split('</nav>')[0] ?? '';
  const marked = [...nav.matchAll(/<a [^>]*aria-current=[^>]*>(.*?)<\/a>/g)];
  return marked.map(([, inside]) => inside!.replaceAll(/<[^>]*>/g, ''));
}

/** The cookie of one of the sandbox's players. */
export async function cookieOf(origin: string, player: string): Promise<string> {
  const body = new URLSearchParams({ player });
  const answer = await fetch(`${origin}/__sandbox/sign-in`, { method: 'POST', body, redirect: 'manual' });
  expect(answer.status, player).toBe(303);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ');
}
