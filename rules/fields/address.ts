// An address (spec §5, decision D67): what a name may hold, and digits, dot, comma, slash and number sign.
import { isEmpty, type Problem, problem, required } from './problem.ts';
import { writable } from './text.ts';

export function address(value: string): Problem | null {
  if (isEmpty(value)) return required;
  return writable(value) ?? (isAddress(value) ? null : problem('address'));
}

const isAddress = (value: string) =>
  /^[\p{L}\p{M}\p{Nd} '’.,/#-]+$/u.test(value) && /[\p{L}\p{Nd}]/u.test(value);
