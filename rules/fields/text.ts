// Free text (spec §5 "Text"): required unless marked otherwise, and nothing a database or a screen could not hold.
import { FREE_TEXT_MAX, maxLength } from './length.ts';
import { isEmpty, type Problem, problem, required } from './problem.ts';

export function text(value: string, { isRequired = true, max = FREE_TEXT_MAX } = {}): Problem | null {
  if (isEmpty(value)) return isRequired ? required : null;
  return writable(value, max);
}

/** Within bounds, and free of control characters and of halves of characters, which PostgreSQL refuses. */
export function writable(value: string, max = FREE_TEXT_MAX): Problem | null {
  return maxLength(value, max) ?? (/[\p{Cc}\p{Cs}]/u.test(value) ? problem('format') : null);
}

/**
 * The same letters give the same text whether a keyboard sends them whole or in parts. Composing takes time by the
 * square of a run of accents, so a text no field would take is left as it is.
 */
export const composed = (value: string): string =>
  value.length > 2 * FREE_TEXT_MAX ? value : value.normalize('NFC');
