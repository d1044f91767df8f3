// Which languages the site speaks just now (decision D24). The list itself comes first; should it fail, that is only
// logged, and the codes in the general settings stand in for it. With neither there is no site to show.
import type { Locales } from '#rules/locale.ts';
import { log } from '../plumbing/log.ts';
import type { Content } from './content.ts';
import type { Switches } from './switches.ts';

export const LOCALES_NOT_FOUND = 'LOCALES NOT FOUND';

interface Speaker {
  content: Content;
  switches: Switches;
}

/** Null: LOCALES NOT FOUND. */
export function findLocales(speaker: Speaker): Locales | null {
  try {
    const listed = listLocales(speaker);
    if (listed.locales.length > 0) return listed;
  } catch (error) {
    log.warn('the list of locales failed; the general settings stand in', { err: error });
  }
  const { available_locales: codes = [] } = speaker.content.cms<{ available_locales?: string[] }>('general');
  const [first] = codes;
  if (first === undefined) return null;
  return { locales: codes.map((code) => ({ code, name: code })), defaultLocale: first };
}

export function listLocales({ content, switches }: Speaker): Locales {
  switches.requireWorking('nfx.locales');
  return { locales: content.locales, defaultLocale: content.defaultLocale };
}

/** An area's messages; a failure is only logged, and leaves the area empty. */
export function findMessages({ content, switches }: Speaker, locale: string, area: string) {
  try {
    switches.requireWorking('nfx.messages');
    return content.compiled(locale, area) ?? {};
  } catch (error) {
    log.warn('messages failed; the page goes without them', { locale, area, err: error });
    return {};
  }
}
