// What operators have changed, laid over what the release brings. An entry is cleaned here too and not only where it is
// saved: whatever way it came into the database, nothing unclean is served.
import type { Entry } from '#contract/content-entries.ts';
import { cleaned } from './clean-entry.ts';
import type { ContentFiles } from './content-files.ts';
import { listOf, lists } from './entries.ts';

type Tree = Record<string, unknown>;
interface Item extends Tree {
  place?: number;
}

export function withEntries(files: ContentFiles, entries: readonly Entry[]): ContentFiles {
  if (entries.length === 0) return files;
  const { cms, messages, words } = structuredClone(files) as { cms: Tree; messages: Tree; words: Tree };
  for (const entry of entries) {
    const value = entry.value === undefined ? undefined : cleaned(entry);
    if (entry.kind === 'text') {
      const [root, path] = entry.name.startsWith('cms/')
        ? [words, entry.name.slice('cms/'.length)]
        : [messages, entry.name];
      if (Object.hasOwn(messages, entry.locale)) put(root, [entry.locale, ...path.split('.')], value);
    } else if (entry.kind === 'setting') {
      const at = entry.name.indexOf('.');
      put(cms, at < 0 ? [entry.name] : [entry.name.slice(0, at), entry.name.slice(at + 1)], value);
    } else if (entry.kind === 'page' && entry.locale !== '')
      put(words, [entry.locale, 'pages', entry.name], value);
    else layIntoList(cms, entry, value);
  }
  for (const file of Object.keys(lists)) if (Array.isArray(cms[file])) cms[file] = inPlace(cms[file]);
  return { hash: files.hash, cms, messages, words } as ContentFiles;
}

/** Undefined takes it away. What would lead through somebody's prototype leads nowhere. */
function put(root: Tree, path: readonly string[], value: unknown): void {
  if (path.some((key) => key === '__proto__' || key === 'constructor' || key === 'prototype')) return;
  let at = root;
  for (const key of path.slice(0, -1)) {
    if (!Object.hasOwn(at, key) || typeof at[key] !== 'object' || at[key] === null) {
      if (value === undefined) return;
      at[key] = {};
    }
    at = at[key] as Tree;
  }
  const last = path.at(-1)!;
  if (value === undefined) delete at[last];
  else at[last] = value;
}

function layIntoList(cms: Tree, { kind, name }: Entry, value: unknown): void {
  const file = listOf(kind);
  if (file === undefined) return;
  const { key } = lists[file]!;
  const items = (cms[file] ?? []) as Item[];
  const at = items.findIndex((item, place) => String(item[key] ?? place) === name);
  const laid = kind === 'page' ? { ...(value as Item), text: { $text: name } } : (value as Item);
  if (value === undefined) cms[file] = items.filter((_, place) => place !== at);
  else cms[file] = at < 0 ? [...items, laid] : items.with(at, laid);
}

/** Without a place of its own, or with 0, an item stays where its file has it; ten lie between two, for others to stand in. */
const inPlace = (items: readonly Item[]): Item[] =>
  items
    .map((item, at) => ({ item, place: item.place || (at + 1) * 10 }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ item }) => item);
