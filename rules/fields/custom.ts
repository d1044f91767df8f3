// Rules an operator writes as a pattern (spec §5 "regex" and "Custom").
import { readPattern } from './pattern.ts';
import { isEmpty, type Problem, problem, required } from './problem.ts';
import { writable } from './text.ts';

/** Holds a value to a pattern. A pattern we cannot read is refused where content is loaded; here it demands nothing. */
export function regex(value: string, pattern: string): Problem | null {
  const unwritable = writable(value);
  if (unwritable !== null) return unwritable;
  return readPattern(pattern)?.matches(value) === false ? problem('format') : null;
}

/** A pattern, or merely non-empty where none is given. */
export function custom(value: string, pattern?: string): Problem | null {
  if (isEmpty(value)) return required;
  return pattern === undefined ? writable(value) : regex(value, pattern);
}
