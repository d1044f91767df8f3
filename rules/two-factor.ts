// What the server says during the second step of signing in, word for word (spec §8, decision D44), and how the site
// reads it. The words are the protocol: both sides take them from here.

export const twoFactorMessages = {
  /** A code was sent: ask for it. */
  enabled: 'two_factor_auth is enable',
  malformed: 'the code must contain 6 digits',
  invalid: 'two_factor_auth: code is invalid',
  expired: 'Time expired',
} as const;

/** A code was sent a moment ago, and the next may be asked for in so many seconds. */
export const resendMessage = (seconds: number): string => `Resend time is ${seconds}`;

export type TwoFactorState = keyof typeof twoFactorMessages | 'resend';

/** Undefined for anything else: the site then says that something went wrong. */
export function readTwoFactor(message: string): TwoFactorState | undefined {
  if (message.startsWith('Resend time is')) return 'resend';
  const states = Object.keys(twoFactorMessages) as (keyof typeof twoFactorMessages)[];
  return states.find((state) => message.startsWith(twoFactorMessages[state]));
}

/** The number a message ends with, for an answer that names no time by itself (spec §4). */
export function trailingSeconds(message: string): number | undefined {
  const [digits] = /[0-9]{1,6}$/.exec(message) ?? [];
  return digits === undefined ? undefined : Number(digits);
}
