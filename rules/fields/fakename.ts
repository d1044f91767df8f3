// The nickname other players see (spec §5, decision D67): 4 to 20 letters and digits. Too short, too long or
// with symbols, it is one and the same wrong fake name.
import { isEmpty, type Problem, problem, required } from './problem.ts';

const pattern = /^[\p{L}\p{Nd}]{4,20}$/u;

export function fakename(value: string): Problem | null {
  if (isEmpty(value)) return required;
  return pattern.test(value) ? null : problem('fakename');
}
