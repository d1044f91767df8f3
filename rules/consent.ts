// What a visitor has allowed, as their browser keeps it: "2.1795000000.analytics-marketing" is what they said to version 2
// of the question, when, and to what they said yes.

export interface Consent {
  version: number;
  /** Unix seconds. */
  at: number;
  allowed: readonly string[];
}

export const CONSENT_COOKIE = 'consent';
/** After half a year they are asked again. */
export const CONSENT_SECONDS = 180 * 24 * 60 * 60;

/** Null where nothing was said, or to another version of the question. */
export function readConsent(text: string | undefined, version: number): Consent | null {
  const [, said, at, allowed] = /^(\d{1,6})\.(\d{1,12})\.([a-z-]{0,100})$/.exec(text ?? '') ?? [];
  if (Number(said) !== version) return null;
  return { version, at: Number(at), allowed: allowed!.split('-').filter(Boolean) };
}

export const writeConsent = ({ version, at, allowed }: Consent): string =>
  `${version}.${at}.${allowed.join('-')}`;

interface Asked {
  version: number;
  /** False: what was not refused is allowed. */
  isRequired: boolean;
}

export function isAllowed(
  purpose: string,
  text: string | undefined,
  { version, isRequired }: Asked,
): boolean {
  const consent = readConsent(text, version);
  return consent === null ? !isRequired : consent.allowed.includes(purpose);
}
