// Games found by words that people type, where they type them: the same order as the server's search (search-games.ts),
// without its database.
import { isOneSlip } from './one-slip.ts';
import { plainText } from './plain-text.ts';

export interface Searched {
  name: string;
  /** Its studio, its theme, how it is played and what it returns, in the visitor's language. */
  about: string;
}

/** More than anyone means; each costs as much as the first. */
const WORDS_MAX = 8;
/** Shorter words have too few trigrams to be told apart by them, and any other word of two letters is a slip away. */
export const TRIGRAMS_FROM = 5;
const SLIPS_FROM = 3;
/** How alike a word must be to one of the name, and to one of what else is known of a game. */
export const LIKE_NAME = 0.3;
export const LIKE_ABOUT = 0.45;

export const wordsOf = (query: string): string[] =>
  plainText(query).split(' ').filter(Boolean).slice(0, WORDS_MAX);

/** Who has typed the beginning of a word that there is has made no slip. */
export const meantBy = (word: string, known: readonly string[]): string[] =>
  word.length < SLIPS_FROM || known.some((one) => one.startsWith(word))
    ? []
    : known.filter((one) => isOneSlip(word, one));

/** Gives the places of those found, the best first. Each word of the query must be found somewhere. */
export function indexGames(games: readonly Searched[]): (query: string) => number[] {
  const texts = games.map(({ name, about }) => ({ name: textOf(name), about: textOf(about) }));
  const known = [...new Set(texts.flatMap(({ name, about }) => [...name.words, ...about.words]))];
  return (query) => {
    const words = wordsOf(query);
    const asked = words.map((word) => ({
      word,
      meant: new Set(meantBy(word, known)),
      trigrams: word.length < TRIGRAMS_FROM ? null : trigramsOf(word),
    }));
    const plain = plainText(query);
    const joined = words.join('');
    return texts
      .map(({ name, about }, place) => {
        const fits = asked.map((each) => fitOf(each, name, about));
        const isWithin = name.plain.replaceAll(' ', '').includes(joined);
        const isFound = isWithin || !fits.includes(0);
        const fit = fits.reduce((sum, each) => sum + each, 0);
        return { place, isFound, order: [name.plain.startsWith(plain), isWithin, fit].map(Number) };
      })
      .filter(({ isFound }) => isFound)
      .sort((a, b) => compare(b.order, a.order))
      .map(({ place }) => place);
  };
}

interface Text {
  plain: string;
  words: readonly string[];
  /** Of each run of words: a name typed as one word is like all of it. */
  trigrams: readonly ReadonlySet<string>[];
}

interface Asked {
  word: string;
  meant: ReadonlySet<string>;
  trigrams: ReadonlySet<string> | null;
}

function textOf(text: string): Text {
  const plain = plainText(text);
  const words = plain.split(' ');
  const runs = words.flatMap((_, from) => [1, 2].map((length) => words.slice(from, from + length)));
  return { plain, words, trigrams: runs.map((run) => new Set(run.flatMap((word) => [...trigramsOf(word)]))) };
}

/** Of the word with two spaces before it and one after it, as PostgreSQL takes them. */
function trigramsOf(word: string): ReadonlySet<string> {
  const padded = `  ${word} `;
  return new Set(Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3)));
}

function fitOf({ word, meant, trigrams }: Asked, name: Text, about: Text): number {
  const begins = (one: string) => one.startsWith(word);
  const isMeant = (one: string) => meant.has(one);
  const isLike = (text: Text, least: number) =>
    trigrams !== null && text.trigrams.some((run) => likeness(trigrams, run) >= least);
  if (name.words.some(begins)) return 4;
  if (name.words.some(isMeant) || isLike(name, LIKE_NAME)) return 3;
  if (about.words.some(begins)) return 2;
  return about.words.some(isMeant) || isLike(about, LIKE_ABOUT) ? 1 : 0;
}

function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let shared = 0;
  for (const trigram of one) if (other.has(trigram)) shared += 1;
  return shared / (one.size + other.size - shared);
}

/** Sorting keeps equals in the order they came in. */
const compare = (one: readonly number[], other: readonly number[]): number => {
  const at = one.findIndex((value, place) => value !== other[place]);
  return at < 0 ? 0 : one[at]! - other[at]!;
};
