// How a fault comes into the code without touching a file: vite asks this plugin for every text it reads. It also shows
// one file of tests under many names, so that a worker which has run it runs it again.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

const alias = /\.mutant\d+(?=\.test\.tsx?$)/;

/** "rules/money.mutant7.test.ts": the tests of that file, for the seventh mutant. */
export const aliasOf = (test: string, number: number): string =>
  resolve(test).replace(/\.test\.tsx?$/, (end) => `.mutant${number}${end}`);

/** 0 for a file of tests under its own name. */
export const numberIn = (path: string): number => Number(/\.mutant(\d+)\.test\.tsx?$/.exec(path)?.[1] ?? 0);

/** Vite asks for "/rules/…", as a browser would. */
const inFull = (id: string) => (id.startsWith(process.cwd()) ? id : join(process.cwd(), id));

export class Planting {
  readonly #texts = new Map<string, string>();

  /** From now on these files, and no others, have another text than on the disk. Gives the files that have changed. */
  show(texts: ReadonlyMap<string, string>): string[] {
    const changed = [...this.#texts.keys(), ...[...texts.keys()].map((path) => resolve(path))];
    this.#texts.clear();
    for (const [path, text] of texts) this.#texts.set(resolve(path), text);
    return changed;
  }

  plugin(): Plugin {
    return {
      name: 'marigold-mutants',
      enforce: 'pre',
      resolveId: (id) => (alias.test(id) ? inFull(id) : null),
      load: (id) => (alias.test(id) ? readFileSync(id.replace(alias, ''), 'utf8') : null),
      transform: (_code, id) => {
        const text = this.#texts.get(id);
        return text === undefined ? null : { code: text, map: null };
      },
    };
  }
}
