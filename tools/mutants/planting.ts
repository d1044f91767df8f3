// How a fault comes into the code without touching a file: vite asks this plugin for every text it reads.
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import type { CodeSource } from '../tidy/sources.ts';
import { applyEdit, type Mutant } from './mutant.ts';
import { withProbes } from './regions.ts';

export class Planting {
  readonly #sources: ReadonlyMap<string, CodeSource>;
  /** Without one, every source has its probes. */
  #mutant: Mutant | null = null;

  constructor(sources: readonly CodeSource[]) {
    this.#sources = new Map(sources.map((source) => [resolve(source.path), source]));
  }

  /** Gives the files whose text is another from now on. */
  plant(mutant: Mutant): string[] {
    const changed = this.#mutant === null ? [...this.#sources.keys()] : [resolve(this.#mutant.path)];
    this.#mutant = mutant;
    return [...changed, resolve(mutant.path)];
  }

  plugin(): Plugin {
    return {
      name: 'marigold-mutants',
      enforce: 'pre',
      transform: (_code, id) => {
        const source = this.#sources.get(id);
        if (source === undefined) return null;
        return { code: this.#textOf(source), map: null };
      },
    };
  }

  #textOf(source: CodeSource): string {
    if (this.#mutant === null) return withProbes(source);
    return this.#mutant.path === source.path ? applyEdit(source.text, this.#mutant) : source.text;
  }
}
