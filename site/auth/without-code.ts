import type { AuthMode } from '#contract/auth/settings.ts';
import { PRESSED_HERE } from '#rules/entry-flags.ts';

/** The same page, asked for with the popup: the server sends it without an operator's own code (rules/code-free.ts). */
export function withoutCode(href: string, mode: AuthMode): string {
  const url = new URL(href);
  url.searchParams.set(mode === 'registration' ? 'show_popup_reg' : 'show_popup_auth', PRESSED_HERE);
  return url.href;
}
