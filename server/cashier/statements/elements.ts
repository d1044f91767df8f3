// Walking through parsed XML whose shape nobody has promised.

export type Part = string | Element | readonly Part[];
export interface Element {
  readonly [name: string]: Part;
}

/** Every element at the end of the path, however often each step is there. */
export function all(from: Part, ...path: string[]): Element[] {
  if (Array.isArray(from)) return from.flatMap((part: Part) => all(part, ...path));
  const [step, ...rest] = path;
  if (step === undefined) return [typeof from === 'string' ? { '#text': from } : (from as Element)];
  if (typeof from === 'string') return [];
  const next = Object.hasOwn(from, step) ? (from as Element)[step] : undefined;
  return next === undefined ? [] : all(next, ...rest);
}

/** The first there; empty where there is none. */
export function text(from: Element, ...path: string[]): string {
  const found = all(from, ...path)[0]?.['#text'];
  return typeof found === 'string' ? found : '';
}
