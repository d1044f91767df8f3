// A value that must repeat another one; `other` is the other field's name as the form shows it.
import { type Problem, problem } from './problem.ts';

export const sameAs = (value: string, first: string, other: string): Problem | null =>
  value === first ? null : problem('same_as', { other });
