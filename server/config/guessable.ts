// Whether a key was typed rather than drawn at random. A random key fails none of these checks within the age of the
// universe; a key of one letter, a repeated word or a run of neighbours fails one of them.

/** 32 random bytes have about 30 different values. */
export const isGuessableKey = (key: Buffer): boolean => isGuessable([...key], KEY_VALUES_MIN);

const KEY_VALUES_MIN = 16;

/** Text has fewer symbols than bytes do: random digits have 10, hexadecimal text has 16. */
export const isGuessableText = (text: string): boolean =>
  text.length < TEXT_LENGTH_MIN ||
  hasTypedWord(text) ||
  isGuessable(
    [...text].map((symbol) => symbol.codePointAt(0)!),
    TEXT_SYMBOLS_MIN,
  );

const TEXT_LENGTH_MIN = 16;

/** What people type where a key is asked for. Drawn text contains one of these once in a hundred thousand keys at most. */
const hasTypedWord = (text: string): boolean =>
  /change.?me|passw(or)?d|secret|qwerty|asdfgh|letmein|example|marigold/i.test(text);

const TEXT_SYMBOLS_MIN = 7;

function isGuessable(values: readonly number[], differentMin: number): boolean {
  return new Set(values).size < differentMin || isRepetition(values) || isRun(values);
}

/** Nearly the same piece again and again, such as "abc-123-abc-123-!!". */
function isRepetition(values: readonly number[]): boolean {
  for (let period = 1; period <= values.length / 2; period++) {
    const same = values.filter((value, at) => at >= period && value === values[at - period]).length;
    if (same > REPEATED_SHARE * (values.length - period)) return true;
  }
  return false;
}

const REPEATED_SHARE = 0.75;

/** Most neighbours are the same distance apart, such as "0123456789abcdef". */
function isRun(values: readonly number[]): boolean {
  const steps = values.slice(1).map((value, at) => value - values[at]!);
  const counts = Map.groupBy(steps, (step) => step);
  return [...counts.values()].some((same) => same.length > steps.length / 2);
}
