// A person's name (spec §5, decision D67): letters of any script, space, apostrophe and hyphen. Marks belong to
// the letters they stand on.
import { isEmpty, type Problem, problem, required } from './problem.ts';
import { writable } from './text.ts';

export function name(value: string): Problem | null {
  if (isEmpty(value)) return required;
  return writable(value) ?? (isName(value) ? null : problem('name'));
}

const isName = (value: string) => /^[\p{L}\p{M} '’-]+$/u.test(value) && /\p{L}/u.test(value);
