// How comments are written: as sentences that will still be true, without decoration.
import { parseSync } from 'vite';
import type { Comment } from './parse.ts';
import { at, type CodeSource } from './sources.ts';

/** A comment that is an order to a tool is not addressed to a reader. */
const toTools = /^\s*(biome-ignore|@ts-|@vite|eslint|#__PURE__|@__PURE__|v8 ignore|<reference|\/)/;
const banner = /[-=*#~_─━]{4,}/;
const history =
  /\b(it|this|that|which|we|there|they) used to\b|\b(new|old|previous) version\b|\bwas renamed\b/i;
const WORDS_OF_A_SENTENCE = 6;

export function commentFaults(source: CodeSource): string[] {
  return blocksOf(source)
    .filter(({ value }) => !toTools.test(value))
    .flatMap((block) => faultsOf(block).map((fault) => `${at(source, block.start)}: ${fault}`));
}

function faultsOf({ value, isAlone }: Block): string[] {
  const words = value
    .replace(/^\s*\*+/gm, '')
    .replace(/@\w+ .*$/s, '')
    .trim();
  if (isAlone && isCode(words)) return ['code that does not run is kept by git'];
  const faults: string[] = [];
  if (banner.test(value)) faults.push('a banner says nothing');
  if (history.test(words)) faults.push('history belongs to git');
  const isSentence = words.split(/\s+/).length >= WORDS_OF_A_SENTENCE;
  if (isAlone && isSentence && !/[.!?:…)`'"”]$/.test(words)) faults.push('a sentence ends with a full stop');
  return faults;
}

interface Block extends Pick<Comment, 'value' | 'start'> {
  /** On lines of its own, and not at the end of a line of code. */
  isAlone: boolean;
}

/** Line comments that follow each other are read as one. */
function blocksOf({ text, comments }: CodeSource): Block[] {
  const blocks: (Block & { end: number })[] = [];
  for (const { type, value, start, end } of comments) {
    const isAlone = /(^|\n)[ \t]*$/.test(text.slice(0, start));
    const last = blocks.at(-1);
    if (type === 'Line' && isAlone && last?.isAlone && /^\n[ \t]*$/.test(text.slice(last.end, start)))
      Object.assign(last, { value: `${last.value}\n${value}`, end });
    else blocks.push({ value, start, end, isAlone });
  }
  return blocks;
}

/** Parses as statements, and has what prose has not. */
function isCode(words: string): boolean {
  if (!/[;{}]\s*$|^(const|let|import|export|return|await|if)\b.*[=({]/m.test(words)) return false;
  return parseSync('comment.tsx', `async () => {\n${words}\n}`).errors.length === 0;
}
