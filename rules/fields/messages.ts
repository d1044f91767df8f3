// The words for a problem (spec §5, decision D62). Two sets of default messages exist; an operator's configuration
// beats both, and the server's dictionary beats the operator's. The configuration may prefer the second set.
import type { Params, Problem } from './problem.ts';

export type Texts = Readonly<Record<string, string>>;

export const setA: Texts = {
  required: 'Field is required',
  email: 'Wrong email address',
  min_length: 'Min length is {min}',
  max_length: 'Max length is {max}',
  phone: 'Wrong phone number',
  fakename: 'Wrong fake name',
  password: 'Wrong password',
  name: 'Wrong symbols in name',
  address: 'Wrong address',
  iban: 'Wrong iban',
  same_as: 'Same as field',
  min_value: 'Min value is {min}',
  max_value: 'Max value is {max}',
  date: 'Wrong date',
  multiple_of: 'Value is not multiple of {value}',
};

export const setB: Texts = {
  required: 'Value is required',
  email: 'Value is not a valid email address',
  min_length: 'This field should be at least {min} characters long',
  max_length: 'The maximum length allowed is {max}',
  same_as: 'The value must be equal to the {other} value',
};

/** What neither set has words for. `unknown` is said when nothing closer can be. */
export const ownTexts: Texts = {
  not_equal: 'Passwords are not equal',
  taken: 'Already taken',
  format: 'Wrong format',
  unknown: 'Check this value',
  symbols: 'Symbols not valid: {symbols}',
  breached: 'This password is known from leaks, choose another',
  age: 'You must be {min} or older',
  numeric_code: 'The code must contain {length} digits',
  sum: 'Whole number without leading zero',
  card_holder: 'Wrong card holder',
  card_number: 'Wrong card number',
  identifier: 'Wrong identifier',
  postcode: 'Wrong postcode',
  cpf: 'Wrong CPF number',
  choice: 'Choose from the list',
};

const english = { a: setA, b: setB, own: ownTexts };
export type TextSet = keyof typeof english;

/** Says one of our own texts in the visitor's language; an empty text is none. */
export type Say = (set: TextSet, key: string, params: Params) => string;

export interface Wording {
  /** From the server: `validation_messages` of metadata.get. */
  dictionary?: Texts | undefined;
  /** From the operator: `validator` of the site's configuration. */
  configuration?: { messageSet?: 'A' | 'B'; messages?: Texts } | undefined;
  say?: Say;
}

export function messageOf({ code, detail, params }: Problem, wording: Wording = {}): string {
  const { dictionary = {}, configuration = {}, say = sayInEnglish } = wording;
  const { messages = {}, messageSet = 'A' } = configuration;
  const keys = detail === undefined ? [code] : [detail, code];
  const sets: TextSet[] = messageSet === 'B' ? ['b', 'a', 'own'] : ['a', 'b', 'own'];

  const inTheirs = (texts: Texts) => keys.map((key) => fill(textIn(texts, key), params));
  const inOurs = keys.flatMap((key) =>
    sets.map((set) => (canSay(set, key, params) ? say(set, key, params) : '')),
  );
  const candidates = [...inTheirs(dictionary), ...inTheirs(messages), ...inOurs, say('own', 'unknown', {})];
  return candidates.find((text) => text !== '') ?? '';
}

const sayInEnglish: Say = (set, key, params) => fill(textIn(english[set], key), params);

const canSay = (set: TextSet, key: string, params: Params) => sayInEnglish(set, key, params) !== '';

/** Codes come from the wire: one named like a property every object has must find nothing. */
const textIn = (texts: Texts, key: string) => (Object.hasOwn(texts, key) ? texts[key]! : '');

/** A text whose parameter is missing says nothing, rather than half of what it should. */
function fill(text: string, params: Params): string {
  const names = [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
  if (names.some((name) => !Object.hasOwn(params, name))) return '';
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(params[name]));
}
