// Patterns written by operators, run on what players type. A regular expression engine that backtracks can be made
// to think for hours by a careless pattern and a hostile value, and no list of bad patterns is complete. So ours
// does not backtrack: it walks the value once, holding every place in the pattern it could be at, and the work is
// bounded by their lengths. The price: no lookaround and no back-references. Such a pattern cannot be read.
import { matches, type Plan, plan } from './pattern-plan.ts';
import { readSyntax } from './pattern-syntax.ts';

export interface Pattern {
  /** Anywhere in the value, as the u flag of a regular expression would have it. */
  matches(value: string): boolean;
  /** All of the value. */
  matchesWhole(value: string): boolean;
}

/** Null for what is no pattern, or one that is too large or needs backtracking. */
export function readPattern(source: string): Pattern | null {
  const made = planOf(source);
  if (made === null) return null;
  return {
    matches: (value) => matches(made, value, 'anywhere'),
    matchesWhole: (value) => matches(made, value, 'whole'),
  };
}

function planOf(source: string): Plan | null {
  const syntax = readSyntax(source);
  return syntax === null ? null : plan(syntax);
}
