// A pattern as a plan of steps, and the walk through it. Every step is visited at most once for each symbol of the
// value, whatever the pattern.
import type { Edge, Syntax } from './pattern-syntax.ts';

type Step =
  | { kind: 'symbol'; fits: (symbol: string) => boolean; next: number }
  | { kind: 'edge'; edge: Edge; next: number }
  | { kind: 'either'; next: number[] }
  | { kind: 'done' };

export interface Plan {
  steps: readonly Step[];
  start: number;
}

const STEPS_MAX = 2000;
const DONE = 0;

/** Null when counted repetition makes it too large: a{1000}{1000} is a million steps. */
export function plan(syntax: Syntax): Plan | null {
  const steps: Step[] = [{ kind: 'done' }];
  let laid = 0;

  const add = (step: Step) => steps.push(step) - 1;

  /** Lays the steps that lead through a part and on to `next`; answers where they begin. */
  function lay(part: Syntax, next: number): number {
    laid += 1;
    if (laid > STEPS_MAX) throw new RangeError('too large');
    switch (part.kind) {
      case 'symbol':
      case 'edge':
        return add({ ...part, next });
      case 'row':
        return part.parts.reduceRight((after, inner) => lay(inner, after), next);
      case 'either':
        return part.ways.length === 1
          ? lay(part.ways[0]!, next)
          : add({ kind: 'either', next: part.ways.map((way) => lay(way, next)) });
      case 'repeat':
        return repeat(part, next);
    }
  }

  function repeat({ part, min, max }: Extract<Syntax, { kind: 'repeat' }>, next: number): number {
    let start = next;
    if (max === Number.POSITIVE_INFINITY) {
      const ways: number[] = [];
      start = add({ kind: 'either', next: ways });
      ways.push(lay(part, start), next);
    } else {
      for (let spare = max - min; spare > 0; spare -= 1)
        start = add({ kind: 'either', next: [lay(part, start), next] });
    }
    for (let copy = 0; copy < min; copy += 1) start = lay(part, start);
    return start;
  }

  try {
    return { start: lay(syntax, DONE), steps };
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

export function matches({ steps, start }: Plan, value: string, where: 'anywhere' | 'whole'): boolean {
  const symbols = [...value];
  let reached = new Set<number>();

  for (let at = 0; at <= symbols.length; at += 1) {
    if (where === 'anywhere' || at === 0) reached.add(start);
    follow(steps, reached, { before: symbols[at - 1], after: symbols[at] });
    if (reached.has(DONE) && (where === 'anywhere' || at === symbols.length)) return true;

    const advanced = new Set<number>();
    for (const place of reached) {
      const step = steps[place]!;
      if (step.kind === 'symbol' && at < symbols.length && step.fits(symbols[at]!)) advanced.add(step.next);
    }
    reached = advanced;
  }
  return false;
}

interface Gap {
  before: string | undefined;
  after: string | undefined;
}

/** Adds every step that can be reached without taking a symbol. A set grows while it is walked, and ends. */
function follow(steps: readonly Step[], reached: Set<number>, gap: Gap): void {
  for (const place of reached) {
    const step = steps[place]!;
    if (step.kind === 'either') for (const next of step.next) reached.add(next);
    if (step.kind === 'edge' && isAt(step.edge, gap)) reached.add(step.next);
  }
}

function isAt(edge: Edge, { before, after }: Gap): boolean {
  if (edge === '^') return before === undefined;
  if (edge === '$') return after === undefined;
  return (isOfWord(before) !== isOfWord(after)) === (edge === '\\b');
}

const isOfWord = (symbol: string | undefined) => symbol !== undefined && /[A-Za-z0-9_]/.test(symbol);
