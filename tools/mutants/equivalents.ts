// Mutants that no test can kill, because the program does the same with them. Each has its reason; a whole file or folder
// never stands here.
import type { CodeSource } from '../tidy/sources.ts';
import { mutantsOf } from './code-mutants.ts';
import type { Mutant } from './mutant.ts';

interface Equivalent {
  path: string;
  /** As written in the code; white space does not matter. */
  was: string;
  now: string;
  /** When the same passage stands in several lines: some of the line it is in. */
  in?: string;
  why: string;
}

const equivalents: readonly Equivalent[] = [];

export const isEquivalent = (mutant: Mutant): boolean => equivalents.some((entry) => isSame(entry, mutant));

/** Entries that match nothing any more: the code has changed under them. */
export function staleEquivalents(sources: readonly CodeSource[]): string[] {
  const mutants = sources.flatMap(mutantsOf);
  return equivalents
    .filter(({ path }) => sources.some((source) => source.path === path))
    .filter((entry) => !mutants.some((mutant) => isSame(entry, mutant)))
    .map(({ path, was, now }) => `${path}  ${was} → ${now}`);
}

const isSame = (entry: Equivalent, mutant: Mutant) =>
  entry.path === mutant.path &&
  flat(entry.was) === flat(mutant.was) &&
  flat(entry.now) === flat(mutant.now) &&
  (entry.in === undefined || mutant.context.includes(entry.in));

const flat = (text: string) => text.replace(/\s+/g, ' ').trim();
