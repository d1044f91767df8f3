// Code that an operator puts into every page: counters, proofs of ownership, tags (spec §3 "Custom code entry"). It never
// comes to pages where money, personal data or a password is typed (rules/code-free.ts). What cannot be put in is logged,
// and the page goes without it.
import { purposes } from '#contract/tracking.ts';
import type { Content } from '../content/content.ts';
import { log } from '../plumbing/log.ts';
import { type Position, readSnippet } from './read-snippet.ts';
import type { PlacedCode } from './with-code.ts';

interface CodeEntry {
  code: string;
  position: Position;
  isEnabled: boolean;
  /** Ours: what its scripts need a visitor's yes for. */
  purpose?: string;
  /** Ours: other machines it may talk to. */
  origins?: readonly string[];
}

export interface PageCode extends PlacedCode {
  origins: readonly string[];
}

const FILE = 'custom-code';
const ORIGIN = /^(https|wss):\/\/(\*\.)?[\w.-]+(:\d{1,5})?$/;
const read = new WeakMap<object, PageCode | null>();

/** Null: there is none. A list is read once, so its faults are told once. */
export function pageCode(content: Pick<Content, 'cms' | 'hasCms'>): PageCode | null {
  const list = content.hasCms(FILE) ? content.cms<readonly CodeEntry[]>(FILE) : null;
  if (!Array.isArray(list)) return null;
  if (!read.has(list)) read.set(list, readAll(list));
  return read.get(list)!;
}

function readAll(list: readonly CodeEntry[]): PageCode | null {
  const code = { head: '', bodyStart: '', bodyEnd: '' };
  const origins = new Set<string>();
  for (const [place, entry] of list.entries()) {
    if (!entry.isEnabled) continue;
    const snippet =
      entry.position in code && isPurpose(entry.purpose) ? readSnippet(entry.code, entry) : null;
    if (snippet === null) {
      log.warn('a custom code cannot be put into pages', { place, position: entry.position });
      continue;
    }
    code[entry.position] += entry.position === 'head' ? snippet : wrapped(snippet);
    for (const origin of entry.origins ?? []) if (ORIGIN.test(origin)) origins.add(origin);
  }
  const isEmpty = code.head + code.bodyStart + code.bodyEnd === '';
  return isEmpty ? null : { ...code, origins: [...origins] };
}

const isPurpose = (purpose: string | undefined) =>
  purpose === undefined || (purposes as readonly string[]).includes(purpose);

/** An element that the site has none of: what takes the page over in the browser passes it by. */
const wrapped = (snippet: string) => `<custom-code style="display:contents">${snippet}</custom-code>`;
