// A password (spec §5, decision D64). What it may be is a policy: the specification's own, or a stricter
// jurisdiction's (decision M4). What is judged, and must be hashed, is the composed text.
import { maxLength, minLength } from './length.ts';
import { detailed, type Problem, problem, required } from './problem.ts';
import { composed } from './text.ts';

export interface PasswordPolicy {
  min: number;
  max: number;
  /** The characters it may be made of; any, when absent. */
  alphabet?: RegExp;
  /** Whether it is known from leaks. Only the server holds such a list. */
  isBreached?: (password: string) => boolean;
}

/** Latin, Cyrillic and Latvian letters, digits and ASCII punctuation; no space. */
const alphabet = /[!-~Ѐ-ҁҊ-ӿĀāČčĒēĢģĪīĶķĻļŅņŠšŪūŽž]/u;

export const standardPassword: PasswordPolicy = { min: 6, max: 20, alphabet };
export const strictPassword: PasswordPolicy = { min: 8, max: 64 };

export function password(value: string, policy: PasswordPolicy = standardPassword): Problem | null {
  if (value === '') return required;
  const whole = composed(value);
  const tooLong = maxLength(whole, policy.max);
  if (tooLong !== null) return tooLong;

  const symbols = strangers(whole, policy.alphabet ?? /[^\p{Cc}\p{Cs}]/u);
  if (symbols.length > 0) return detailed('password', 'symbols', { symbols: listed(symbols) });
  return (
    minLength(whole, policy.min) ?? (policy.isBreached?.(whole) ? detailed('password', 'breached') : null)
  );
}

/** The repeat, where a form asks for one, equals the first. */
export const repeatedPassword = (value: string, first: string): Problem | null =>
  value === first ? null : problem('not_equal');

const strangers = (value: string, allowed: RegExp) =>
  [...new Set(value)].filter((symbol) => !allowed.test(symbol));

/** Symbols that leave no ink are listed, by number, only when there is nothing else to point at. */
function listed(symbols: readonly string[]): string {
  const visible = symbols.filter((symbol) => !/[\p{C}\p{Z}\p{M}]/u.test(symbol) || symbol === ' ');
  if (visible.length === 0) return symbols.map(numbered).join(' ');
  return visible.map((symbol) => (symbol === ' ' ? '␣' : symbol)).join(' ');
}

const numbered = (symbol: string) =>
  `U+${symbol.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`;
