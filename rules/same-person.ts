// What is the same about a person however they write it: accents, case, order, alphabet and look-alike letters do not
// make somebody new. Two texts are compared by what these functions make of them.

type Letters = Readonly<Record<string, string>>;

/** "жz юiu": each word is a letter and what is read for it. */
const lettersOf = (text: string): Letters =>
  Object.fromEntries(text.split(' ').map((pair) => [pair[0]!, pair.slice(1)]));

/** By sound, as most passports spell them; й and ё come here without their marks. */
const SOUNDS = lettersOf(
  'аa бb вv гg дd еe жz зz иi кk лl мm нn оo пp рr сs тt уu фf хh цc чc шs щs ъ ыi ь эe юiu яia єe іi ґg',
);

/** By look: Cyrillic and Greek letters that pass for Latin ones. */
const LOOKS = lettersOf(
  'аa вb еe іi јj кk мm нh оo рp сc ѕs тt уy хx αa βb εe ηn ιi κk νv οo ρp τt υu χx ζz μm',
);

/** Letters that no decomposition takes apart. */
const WHOLE = lettersOf('ßss æae œoe øo đd ðd łl þth ıi ħh ŋn əe');

const letterBy = (table: Letters, text: string): string =>
  [...text].map((letter) => table[letter] ?? letter).join('');

/** Lower case, without accents, and without what only joins a word: O’Brien is OBrien. */
const plain = (text: string): string =>
  letterBy(
    WHOLE,
    text
      .normalize('NFKD')
      .toLowerCase()
      .replaceAll(/[\p{M}\p{Cf}'’ʼ`´]/gu, ''),
  );

const isLatin = (letter: string) => /[a-z]/.test(letter);
const passesForLatin = (word: string) => [...word].every((letter) => isLatin(letter) || letter in LOOKS);

/** One word as it is said, in Latin letters. Mixed letters were typed to look alike, and so are read by their look. */
const soundOf = (word: string): string =>
  folded([...word].some(isLatin) ? letterBy(LOOKS, word) : letterBy(SOUNDS, word));

const lookOf = (word: string): string =>
  folded(passesForLatin(word) ? letterBy(LOOKS, word) : letterBy(SOUNDS, word));

/** The spellings that different countries give one sound: Chekhov and Čehov, Yuriy, Jurij and Iurii. */
const folded = (word: string): string =>
  word
    .replaceAll(/shch|sch|sh/g, 's')
    .replaceAll('zh', 'z')
    .replaceAll('kh', 'h')
    .replaceAll(/t[sz]|ch/g, 'c')
    .replaceAll('ph', 'f')
    .replaceAll('x', 'ks')
    .replaceAll('w', 'v')
    .replaceAll(/[yj]/g, 'i')
    .replaceAll('ie', 'e')
    .replaceAll(/(.)\1+/g, '$1');

const wordsOf = (texts: readonly string[]): string[] =>
  texts.flatMap((text) => plain(text).split(/[^\p{L}]+/u)).filter((word) => word !== '');

export interface Named {
  first_name: string;
  last_name: string;
  middle_name: string;
  /** As it is kept: 1999-12-31. */
  birth_date: string;
}

/**
 * Every way in which this name with this birth date may be met again: with and without the middle name, by sound and by
 * look. Empty where too little is told to know anybody by.
 */
export function nameForms({ first_name, last_name, middle_name, birth_date }: Named): string[] {
  if (wordsOf([first_name]).length === 0 || wordsOf([last_name]).length === 0 || birth_date === '') return [];
  const names = [
    [first_name, last_name],
    [first_name, middle_name, last_name],
  ];
  const forms = names.flatMap((texts) =>
    [soundOf, lookOf].map((read) => wordsOf(texts).map(read).toSorted().join(' ')),
  );
  return [...new Set(forms)].map((form) => `${form} ${birth_date}`);
}

/** Two texts that name one person to whoever reads them. */
export const looksSame = (one: string, other: string): boolean => lookedAt(one) === lookedAt(other);

const lookedAt = (text: string): string => letterBy(LOOKS, plain(text)).replaceAll(/[^\p{L}\p{N}]/gu, '');

export interface Documented {
  document_type: string;
  document_number: string;
  country_code: string;
  birth_date: string;
}

/**
 * A number is one document's within its kind and country. Called another kind, or another country's, it is still known
 * by the birth date of whoever shows it.
 */
export function documentForms(told: Documented): string[] {
  const number = lookedAt(told.document_number).toUpperCase();
  if (number === '') return [];
  const { document_type, country_code, birth_date } = told;
  return [
    `${country_code} ${document_type} ${number}`,
    ...(birth_date === '' ? [] : [`${number} ${birth_date}`]),
  ];
}
