// How hard a password is to guess, for the meter beside its field. It advises and refuses nothing: what is allowed is
// password.ts. Each character counts for as much as it adds: a repeat or the next of a row, as in "aaa" and "123", adds
// next to nothing.

/** 0 is nothing to speak of, 4 is excellent. */
export type Strength = 0 | 1 | 2 | 3 | 4;

/** Bits from which each step begins. */
const STEPS = [20, 36, 50, 64] as const;

const alphabets: readonly (readonly [what: RegExp, size: number])[] = [
  [/[0-9]/, 10],
  [/\p{Ll}/u, 26],
  [/\p{Lu}/u, 26],
  [/[^\p{L}\p{Nd}]/u, 32],
];

export function passwordStrength(password: string): Strength {
  const symbols = [...password];
  const size = alphabets.reduce((sum, [what, more]) => sum + (what.test(password) ? more : 0), 0);
  const telling = symbols.filter((symbol, at) => !isForeseen(symbol, symbols[at - 1])).length;
  const known = symbols.length - telling;
  const bits = telling * Math.log2(Math.max(size, 2)) + known;
  return STEPS.filter((step) => bits >= step).length as Strength;
}

/** The same as the one before it, or its neighbour in the alphabet or among the digits. */
const isForeseen = (symbol: string, before: string | undefined): boolean =>
  before !== undefined &&
  Math.abs(symbol.toLowerCase().codePointAt(0)! - before.toLowerCase().codePointAt(0)!) <= 1;
