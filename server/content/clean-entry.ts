// What an editor may fill in, made harmless: rich text keeps the tags of the allow-list, and an address leads to a page of
// ours or to one of the web. Everything else is text, and is shown as text.
import type { Entry, Json } from '#contract/content-entries.ts';
import { isSafeAddress } from '#rules/safe-address.ts';
import { cleanHtml } from './rich-text.ts';

/** By their names, wherever they stand: addresses that a page makes links or pictures of. */
const addresses = new Set(['link', 'href', 'to_url', 'src', 'url', 'logo', 'tutorialUrl']);
/** Names of pictures of ours, which are put into an address, or addresses of such files. */
const pictures = new Set(['image', 'scene', 'icon', 'background']);
const picture = /^[\w-]*$|^(\/[\w-]+)*\/[\w-]+\.(webp|avif|png|jpe?g|svg)$/;
const richTexts = new Set(['body']);

type Written = Pick<Entry, 'kind' | 'value'>;

/** The code of an operator is code: what protects from it is that two people must want it. */
export const cleaned = ({ kind, value }: Written): Json =>
  kind === 'custom-code' ? value! : clean(value!, '', () => undefined);

/** Fields whose text is worth nothing, by name: who saves them is told, and nothing is changed silently. */
export function uncleanFields({ kind, value }: Written): string[] {
  const unclean: string[] = [];
  if (kind !== 'custom-code') clean(value!, '', (name) => unclean.push(name));
  return unclean;
}

function clean(value: Json, name: string, refuse: (name: string) => void): Json {
  if (typeof value === 'string') {
    const text = cleanText(value, name);
    if (text === '' && value !== '' && !richTexts.has(name)) refuse(name);
    return text;
  }
  if (typeof value !== 'object' || value === null) return value;
  if (isList(value)) return value.map((item) => clean(item, name, refuse));
  // In { $in: { en, ru } } stands, in every language, what the field itself is.
  const entries = Object.entries(value as Record<string, Json>);
  return Object.fromEntries(
    entries.map(([key, each]) => [
      key,
      key === '$in' ? inEach(each, (text) => clean(text, name, refuse)) : clean(each, key, refuse),
    ]),
  );
}

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);

const inEach = (said: Json, make: (text: Json) => Json): Json =>
  Object.fromEntries(Object.entries(said ?? {}).map(([code, text]) => [code, make(text as Json)]));

function cleanText(text: string, name: string): string {
  if (richTexts.has(name)) return cleanHtml(text);
  if (addresses.has(name)) return isSafeAddress(text) ? text : '';
  if (pictures.has(name)) return picture.test(text) ? text : '';
  return text;
}
