// Which test reaches which code: every function and every block of a file becomes a region with a probe at its
// beginning. A mutant is then tried only by tests that pass through its region.
import type { Node } from '../tidy/parse.ts';
import type { CodeSource } from '../tidy/sources.ts';

/** The global that probes call and tools/mutants/worker-setup.ts puts there. */
export const PROBE = '__marigoldReached';

export interface Region {
  /** "rules/money.ts#3"; the whole file, which any test that loads it reaches, is number 0. */
  id: string;
  start: number;
  end: number;
}

interface Found extends Region {
  opening: string;
  closing: string;
}

/** Outermost first. */
export function regionsOf(source: CodeSource): Region[] {
  return [{ id: `${source.path}#0`, start: 0, end: source.text.length }, ...inner(source)];
}

/** The innermost around an offset. */
export const regionAt = (
  regions: readonly Region[],
  { start, end }: { start: number; end: number },
): Region => regions.findLast((region) => region.start <= start && end <= region.end)!;

export function withProbes(source: CodeSource): string {
  const pieces = inner(source).flatMap(({ start, end, opening, closing }) => [
    { at: start, text: opening },
    { at: end, text: closing },
  ]);
  // Of two that end together the inner one, found later, is closed first.
  const ordered = pieces
    .map((piece, index) => ({ ...piece, index }))
    .toSorted((a, b) => b.at - a.at || a.index - b.index);
  return ordered.reduce(
    (text, { at, text: probe }) => text.slice(0, at) + probe + text.slice(at),
    source.text,
  );
}

function inner({ path, nodes }: CodeSource): Found[] {
  let number = 0;
  const next = () => `${path}#${++number}`;
  return nodes.flatMap((node): Found[] => {
    if (node.type === 'BlockStatement') {
      const id = next();
      return [{ id, start: node.start + 1, end: node.end - 1, opening: `${PROBE}('${id}');`, closing: '' }];
    }
    if (node.type !== 'ArrowFunctionExpression') return [];
    const { type, start, end } = node['body'] as Node;
    if (type === 'BlockStatement') return [];
    const id = next();
    return [{ id, start, end, opening: `(${PROBE}('${id}'),(`, closing: '))' }];
  });
}
