// Lengths are counted in characters as people see them in a code chart: an emoji is one, not two.
import { type Problem, problem } from './problem.ts';

/** The most a free text may hold where nothing else is said (requirement S5-R080). */
export const FREE_TEXT_MAX = 255;

export function lengthOf(value: string): number {
  let length = 0;
  for (const _ of value) length += 1;
  return length;
}

/** Tells at a glance for a text that is far too long, so that nobody can make us count for long. */
const isLongerThan = (value: string, max: number): boolean =>
  value.length > max && (value.length > 2 * max || lengthOf(value) > max);

export const minLength = (value: string, min: number): Problem | null =>
  value.length < 2 * min && lengthOf(value) < min ? problem('min_length', { min }) : null;

export const maxLength = (value: string, max: number): Problem | null =>
  isLongerThan(value, max) ? problem('max_length', { max }) : null;
