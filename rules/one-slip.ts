/**
 * Whether a word was meant by who typed another: two letters swapped, a wrong one, one missing or one too many. Words that
 * are the same are no slip.
 */
export function isOneSlip(typed: string, meant: string): boolean {
  if (typed === meant || Math.abs(typed.length - meant.length) > 1) return false;
  const from = sharedLength(typed, meant);
  const [rest, other] = [typed.slice(from), meant.slice(from)];
  if (rest.length !== other.length)
    return rest.length > other.length ? isTail(rest, other) : isTail(other, rest);
  return rest.slice(1) === other.slice(1) || isSwapped(rest, other);
}

/** A letter too many, and the same after it. */
const isTail = (longer: string, shorter: string): boolean => longer.slice(1) === shorter;

const isSwapped = (one: string, other: string): boolean =>
  one[0] === other[1] && one[1] === other[0] && one.slice(2) === other.slice(2);

function sharedLength(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}
