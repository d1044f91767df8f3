// Finding things by words that people type: from the beginning of words, within them, and with a slip of the finger.

/** A text as it is searched: no accents, no punctuation, no capitals. */
const plainText = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[\p{M}'’]/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .toLowerCase()
    .trim();

/** So long a word must be for one slip to be forgiven, and for two. */
const ONE_SLIP_FROM = 4;
const TWO_SLIPS_FROM = 8;

/**
 * How well texts fit a query, the better the lower; null: not at all. Each word of the query must be found somewhere. The
 * first text is the name; whatever else is known of it counts less.
 */
export function searchRank(query: string, [name = '', ...others]: readonly string[]): number | null {
  const wanted = plainText(query);
  if (wanted === '') return 0;
  const own = plainText(name);
  if (own.startsWith(wanted)) return 0;
  // "blackjack" and "black jack" are one to whoever types.
  if (own.replaceAll(' ', '').includes(wanted.replaceAll(' ', ''))) return 1;
  const words = { own: own.split(' '), others: others.flatMap((text) => plainText(text).split(' ')) };
  const ranks = wanted.split(' ').map((word) => rankOf(word, words));
  return ranks.includes(null) ? null : 2 + ranks.reduce<number>((sum, rank) => sum + rank!, 0);
}

function rankOf(word: string, { own, others }: { own: string[]; others: string[] }): number | null {
  if (own.some((known) => known.startsWith(word))) return 0;
  if (own.some((known) => isNearly(word, known))) return 2;
  if (others.some((known) => known.startsWith(word))) return 4;
  return others.some((known) => isNearly(word, known)) ? 6 : null;
}

/** The beginning of a longer word may be meant: who types "griffn" is on the way to "griffins". */
function isNearly(typed: string, known: string): boolean {
  if (typed.length < ONE_SLIP_FROM) return false;
  const slips = typed.length < TWO_SLIPS_FROM ? 1 : 2;
  const ends = Array.from({ length: 2 * slips + 1 }, (_, at) => typed.length - slips + at);
  return [known, ...ends.map((end) => known.slice(0, end))].some(
    (word) => slipsBetween(typed, word) <= slips,
  );
}

/** How many letters must be changed, put in, left out or swapped with the next. */
export function slipsBetween(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const changed = last[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      row.push(Math.min(changed, last[j]! + 1, row[j - 1]! + 1));
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (isSwapped) row[j] = Math.min(row[j]!, before[j - 2]! + 1);
    }
    [before, last] = [last, row];
  }
  return last[b.length]!;
}
