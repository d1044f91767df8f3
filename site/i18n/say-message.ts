// Says a compiled message. The library that compiles them has a speaker too, four times this size, and every first page
// would wait for it.

/** Words, and blanks of a name, perhaps a kind, perhaps choices or a style. */
type Token = string | readonly [name: string, kind?: string, choices?: unknown];
/** By form; a plural may also carry the number of its offset. */
type Choices = Readonly<Record<string, Message | number>>;
export type Message = string | readonly Token[];
export type Messages = Record<string, Message>;

type Values = Readonly<Record<string, unknown>>;

export function sayMessage(message: Message, locale: string, values: Values = {}): string {
  const say = (tokens: Message, hash?: string): string =>
    typeof tokens === 'string'
      ? tokens
      : tokens.map((token) => (typeof token === 'string' ? wordsOf(token, hash) : fill(token))).join('');

  function fill([name, kind, choices]: Exclude<Token, string>): string {
    const value = values[name];
    if (kind === undefined) return String(value ?? '');
    if (kind === 'number') return written(Number(value), locale, choices as string | undefined);
    const forms = choices as Choices;
    const exact = forms[String(value)] as Message | undefined;
    if (kind === 'select') return say(exact ?? (forms['other'] as Message));
    const count = Number(value) - Number(forms['offset'] ?? 0);
    const form = pluralsIn(locale, kind).select(count);
    return say(exact ?? ((forms[form] ?? forms['other']) as Message), written(count, locale));
  }

  return say(message);
}

/** Within a plural "#" is the number itself. */
const wordsOf = (word: string, hash: string | undefined) => (word === '#' ? (hash ?? word) : word);

const numbers = new Map<string, Intl.NumberFormat>();
const plurals = new Map<string, Intl.PluralRules>();

function kept<T>(map: Map<string, T>, key: string, make: () => T): T {
  const found = map.get(key) ?? make();
  map.set(key, found);
  return found;
}

/**
 * What is whole and small is written the same in every language here. The first formatter of `Intl` takes a phone the
 * better part of a tenth of a second, while the page comes to life.
 */
const written = (value: number, locale: string, style?: string): string =>
  style === undefined && Number.isInteger(value) && value >= 0 && value < 1_000
    ? String(value)
    : numberIn(locale, style).format(value);

const numberIn = (locale: string, style = 'decimal') =>
  kept(numbers, `${locale} ${style}`, () => new Intl.NumberFormat(locale, { style: style as 'decimal' }));

const pluralsIn = (locale: string, kind: string) =>
  kept(plurals, `${locale} ${kind}`, () => {
    return new Intl.PluralRules(locale, { type: kind === 'plural' ? 'cardinal' : 'ordinal' });
  });
