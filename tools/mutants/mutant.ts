// A mutant: the code with one small fault planted on purpose. A test that fails has killed it; one that survives shows
// what no test looks at.
import { at, type Source } from '../tidy/sources.ts';

/** One passage of a file, and what stands there instead. */
export interface Edit {
  start: number;
  end: number;
  now: string;
}

export interface Mutant extends Edit {
  path: string;
  /** The line it begins on. */
  line: number;
  was: string;
  /** The lines it stands in. */
  context: string;
  /** Where in those lines. */
  offset: number;
}

export const mutantOf = (source: Source, { start, end, now }: Edit): Mutant => ({
  path: source.path,
  start,
  end,
  now,
  line: Number(at(source, start).split(':').at(-1)),
  was: source.text.slice(start, end),
  context: linesAround(source.text, start, end),
  offset: start - lineStart(source.text, start),
});

function linesAround(text: string, start: number, end: number): string {
  const next = text.indexOf('\n', end);
  return text.slice(lineStart(text, start), next === -1 ? undefined : next);
}

const lineStart = (text: string, at: number) => text.slice(0, at).lastIndexOf('\n') + 1;

export const applyEdit = (text: string, { start, end, now }: Edit): string =>
  text.slice(0, start) + now + text.slice(end);

const SHOWN_MAX = 70;

/** "rules/money.ts:12  a < b → a <= b", on one line. */
export const describeMutant = ({ path, line, was, now }: Mutant): string =>
  `${path}:${line}  ${inShort(was)} → ${inShort(now) || 'nothing'}`;

function inShort(text: string): string {
  const flat = text.replace(/\s+/g, ' ').trim();
  return flat.length > SHOWN_MAX ? `${flat.slice(0, SHOWN_MAX - 1)}…` : flat;
}
