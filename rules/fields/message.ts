// What somebody writes to us at length: several lines, within bounds, and free of what a screen could not hold.
import { maxLength, minLength } from './length.ts';
import { isEmpty, type Problem, problem, required } from './problem.ts';

export const MESSAGE_MIN = 10;
export const MESSAGE_MAX = 4_000;

export function message(value: string): Problem | null {
  if (isEmpty(value)) return required;
  const bounds = minLength(value.trim(), MESSAGE_MIN) ?? maxLength(value, MESSAGE_MAX);
  return bounds ?? (/[^\P{Cc}\n\r\t]|\p{Cs}/u.test(value) ? problem('format') : null);
}
