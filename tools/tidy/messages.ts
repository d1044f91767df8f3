// The dictionaries: whole in every language, and nothing in them that is never said.
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { type Node, textsOf } from './parse.ts';
import { at, type CodeSource, type Source } from './sources.ts';

/** 'home.title' → its ICU text, for one language. */
export type Dictionary = ReadonlyMap<string, string>;

interface Nested {
  readonly [key: string]: string | Nested;
}

/** content/messages/{locale}/{area}.json and {locale}/desk/{room}.json, area by area, as one dictionary a language. */
export function readDictionaries(sources: readonly Source[]): Map<string, Dictionary> {
  const dictionaries = new Map<string, Map<string, string>>();
  for (const { path, text } of sources) {
    const [, locale, named] = /^content\/messages\/([^/]+)\/((?:desk\/)?[^/]+)\.json$/.exec(path) ?? [];
    if (locale === undefined || named === undefined) continue;
    const area = named.replace('/', '.');
    const dictionary = dictionaries.get(locale) ?? new Map<string, string>();
    dictionaries.set(locale, dictionary);
    for (const [id, message] of flat(area, JSON.parse(text) as Nested)) dictionary.set(id, message);
  }
  return dictionaries;
}

const flat = (prefix: string, nested: Nested): [string, string][] =>
  Object.entries(nested).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[`${prefix}.${key}`, value]] : flat(`${prefix}.${key}`, value),
  );

/** What a language lacks, has too much, or says with other blanks than the first one. */
export function languageFaults(locale: string, dictionary: Dictionary, model: Dictionary): string[] {
  const hasDesk = [...dictionary.keys()].some(isDesks);
  const missing = [...model.keys()]
    .filter((id) => !dictionary.has(id) && (hasDesk || !isDesks(id)))
    .map((id) => `${locale} lacks ${id}`);
  const faults = [...dictionary].flatMap(([id, message]) => {
    const original = model.get(id);
    if (original === undefined) return [`${locale} alone has ${id}`];
    if (message.trim() === '') return [`${locale} ${id} is empty`];
    const [said, meant] = [blanksOf(message), blanksOf(original)];
    if (said === undefined) return [`${locale} ${id} is not a well-formed message`];
    if (said.join() !== meant?.join()) return [`${locale} ${id} has blanks ${said}, not ${meant}`];
    return pluralFaults(locale, message).map((fault) => `${locale} ${id} ${fault}`);
  });
  return [...missing, ...faults];
}

/** The desk speaks English; a language that speaks of it at all speaks of all of it. */
const isDesks = (id: string): boolean => id.startsWith('desk.');

/** A message as compiled: words, and blanks of a name, perhaps a kind, perhaps choices. */
type Token = string | readonly [name: string, kind?: string, choices?: string | Choices];
/** By form; a plural may also carry the number of its offset. */
type Choices = Readonly<Record<string, readonly Token[] | number>>;

const tokensOf = (message: string) => compileMessage(message) as readonly Token[];

/** 'name', 'count plural' …, each once and in order; undefined when the message cannot be read. */
export function blanksOf(message: string): string[] | undefined {
  const tokens = [...walk(tokensOf(message))];
  const isUnread = tokens.some((token) => typeof token === 'string' && /[{}]/.test(token));
  if (isUnread && !message.includes("'{")) return undefined;
  const blanks = tokens.flatMap((token) =>
    typeof token === 'string' ? [] : [`${token[0]} ${token[1] ?? ''}`.trim()],
  );
  // A language may say the name of the product where another does not.
  return [...new Set(blanks)].filter((blank) => blank !== 'site').sort();
}

function* walk(tokens: readonly Token[]): Generator<Token> {
  for (const token of tokens) {
    yield token;
    if (typeof token[2] === 'object')
      for (const choice of Object.values(token[2])) if (Array.isArray(choice)) yield* walk(choice);
  }
}

const COUNTS = Array.from({ length: 101 }, (_, count) => count);

/** Every form that the language has for a whole number must be there: Russian has three, Latvian another three. */
function pluralFaults(locale: string, message: string): string[] {
  if (!message.includes('plural')) return [];
  const rules = new Intl.PluralRules(locale);
  const forms = new Set(COUNTS.map((count) => rules.select(count)));
  return [...walk(tokensOf(message))].flatMap(([, kind, choices]) => {
    if (kind !== 'plural' || typeof choices !== 'object') return [];
    return [...forms].filter((form) => !(form in choices)).map((form) => `has no form "${form}"`);
  });
}

/** Messages asked for by a name that no dictionary has. */
export function unknownMessages(source: CodeSource, model: Dictionary): string[] {
  return source.nodes.flatMap((node) => {
    const id = saidId(node);
    return id === undefined || model.has(id)
      ? []
      : [`${at(source, node.start)} says ${id}, which is not written`];
  });
}

/** The id in t('home.title'). */
function saidId({ type, callee, arguments: given }: Node): string | undefined {
  if (type !== 'CallExpression' || (callee as Node)['name'] !== 't') return undefined;
  const id = (given as Node[])[0]?.['value'];
  return typeof id === 'string' ? id : undefined;
}

/** Messages that no code names, neither whole nor by a template such as `system.${name}.header`. */
export function unsaidMessages(code: readonly CodeSource[], model: Dictionary): string[] {
  const named = new Set(code.flatMap(({ nodes }) => textsOf(nodes).map(({ value }) => value)));
  const templates = code.flatMap(({ nodes }) =>
    nodes.filter(({ type }) => type === 'TemplateLiteral').map(patternOf),
  );
  return [...model.keys()].filter((id) => !named.has(id) && !templates.some((template) => template.test(id)));
}

function patternOf(template: Node): RegExp {
  const fixed = (template['quasis'] as Node[]).map(({ value }) => (value as { raw: string }).raw);
  // A template without a dot in it, such as `${a}${b}`, would match everything and prove nothing.
  if (!/^[\w-]+\.[\w.-]*$/.test(fixed[0]!) || fixed.some((part) => /[^\w.-]/.test(part))) return /^$/;
  return new RegExp(`^${fixed.map((part) => part.replaceAll('.', '\\.')).join('[\\w.-]+')}$`);
}
