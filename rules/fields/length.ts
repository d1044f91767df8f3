// Lengths are counted in characters as people see them in a code chart: an emoji is one, not two.
import { type Problem, problem } from './problem.ts';

/** The most a free text may hold where nothing else is said (requirement S5-R080). */
export const FREE_TEXT_MAX = 255;

/** Reads no further than so many, so that nobody can make us count for long. */
const hasAtLeast = (value: string, count: number): boolean => new RegExp(`^.{${count}}`, 'su').test(value);

export const minLength = (value: string, min: number): Problem | null =>
  hasAtLeast(value, min) ? null : problem('min_length', { min });

export const maxLength = (value: string, max: number): Problem | null =>
  hasAtLeast(value, max + 1) ? problem('max_length', { max }) : null;
