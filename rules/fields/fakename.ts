// The nickname other players see (spec §5, decision D67): 4 to 20 letters and digits. Too short, too long or
// with symbols, it is one and the same wrong fake name.
import { lengthOf } from './length.ts';
import { isEmpty, type Problem, problem, required } from './problem.ts';

const FAKENAME_MIN = 4;
const FAKENAME_MAX = 20;

export function fakename(value: string): Problem | null {
  if (isEmpty(value)) return required;
  return isFakename(value) ? null : problem('fakename');
}

function isFakename(value: string): boolean {
  if (value.length > 2 * FAKENAME_MAX) return false;
  const length = lengthOf(value);
  return length >= FAKENAME_MIN && length <= FAKENAME_MAX && /^[\p{L}\p{Nd}]+$/u.test(value);
}
