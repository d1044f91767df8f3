// The name an account answers to: a login, an e-mail address or a phone number (decision D51). One canonical form
// for each, so that nobody gets a second account, or somebody else's, by writing the same thing another way.
import { digitsOf } from './mask.ts';
import type { Problem } from './problem.ts';
import { composed, text } from './text.ts';

export const login = (value: string): Problem | null => text(value);

/** Sign-in drops one leading plus: whoever registered by phone may write it or not (spec §5 "Sign-in"). */
export const withoutPlus = (value: string): string => value.replace(/^\+/, '');

export const canonicalEmail = (value: string): string => composed(composed(value.trim()).toLowerCase());

/** Digits with the dial code. */
export const canonicalPhone = (value: string): string => digitsOf(value);

/** What sign-in and restore look an account up by, whichever of the three was typed. */
export function canonicalLogin(value: string): string {
  const typed = value.trim();
  if (typed.includes('@')) return canonicalEmail(typed);
  return isWrittenAsPhone(typed) ? canonicalPhone(typed) : composed(typed);
}

const isWrittenAsPhone = (typed: string) => /^\+?[0-9 ().-]+$/.test(typed) && /[0-9]/.test(typed);
