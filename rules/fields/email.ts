// An e-mail address (spec §5, decision D65): a name, an at sign, a domain with one or two dot parts, no spaces.
import { isEmpty, type Problem, problem, required } from './problem.ts';
import { writable } from './text.ts';

export function email(value: string): Problem | null {
  if (isEmpty(value)) return required;
  return writable(value) ?? (isEmail(value) ? null : problem('email'));
}

const isEmail = (value: string) => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+){1,2}$/.test(value);
