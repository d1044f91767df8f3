// What the visitor of this browser has allowed. Every part that is optional asks here before it does anything.
import { useSyncExternalStore } from 'react';
import type { TrackingSettings } from '#contract/tracking.ts';
import { CONSENT_COOKIE, CONSENT_SECONDS, isAllowed, readConsent, writeConsent } from '#rules/consent.ts';
import { nowMs } from '../start/clock.ts';

type Terms = TrackingSettings['consent'];

const CHANGED = 'consent-changed';

/** Undefined where nothing was said, and on the server, which sends the same page to all. */
const said = (): string | undefined =>
  new RegExp(`(?:^|; )${CONSENT_COOKIE}=([^;]*)`).exec(document.cookie)?.[1];

export interface Choice {
  /** Something is to be asked that was not answered. */
  isOpen: boolean;
  isAllowed(purpose: string): boolean;
  /** When it was answered; null while it is not. */
  at: Date | null;
}

export function useConsent(terms: Terms): Choice {
  const text = useSyncExternalStore(onChange, said, () => undefined);
  const consent = readConsent(text, terms.version);
  return {
    isOpen: consent === null,
    isAllowed: (purpose) => isAllowed(purpose, text, terms),
    at: consent && new Date(consent.at * 1_000),
  };
}

/** The answer is kept with its version and its time, for half a year. */
export function choose(allowed: readonly string[], { version }: Terms): void {
  const value = writeConsent({ version, at: Math.floor(nowMs() / 1_000), allowed });
  keepCookie(CONSENT_COOKIE, value, CONSENT_SECONDS);
  dispatchEvent(new Event(CHANGED));
}

export function keepCookie(name: string, value: string, seconds: number): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
  document.cookie = `${name}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`;
}

function onChange(look: () => void): () => void {
  // Another tab may have answered meanwhile.
  for (const name of [CHANGED, 'focus']) addEventListener(name, look);
  return () => {
    for (const name of [CHANGED, 'focus']) removeEventListener(name, look);
  };
}
