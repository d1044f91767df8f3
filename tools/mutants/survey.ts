// What a run with probes has shown: which test passes through which region, and how long it takes.
import type { TestModule } from 'vitest/node';
import type { CodeSource } from '../tidy/sources.ts';
import { pathOf } from './first-failure.ts';
import type { Mutant } from './mutant.ts';
import { regionAt, regionsOf } from './regions.ts';
import { isWithin, outermostBodies } from './switches.ts';

export interface Runnable {
  name: string;
  file: string;
  ms: number;
  reached: ReadonlySet<string>;
}

export class Survey {
  readonly #tests: Runnable[] = [];
  /** Reached while a file was loaded, and so by every test that loads it. */
  readonly #loaded = new Set<string>();
  /** Tests that fail without any mutant, and so can say nothing. */
  readonly red: string[] = [];

  note(module: TestModule): void {
    const file = pathOf(module);
    if (module.errors().length > 0) this.red.push(file);
    for (const test of module.children.allTests()) {
      const { state } = test.result();
      if (state === 'failed') this.red.push(`${file} > ${test.fullName}`);
      if (state !== 'passed') continue;
      const { reached = [], loaded = [] } = test.meta();
      for (const region of loaded) this.#loaded.add(region);
      const ms = test.diagnostic()?.duration ?? 0;
      this.#tests.push({ name: test.fullName, file, ms, reached: new Set(reached) });
    }
  }

  /** Whether it is there only once the file is loaded anew. */
  isStatic(source: CodeSource, mutant: Mutant): boolean {
    return (
      this.#loaded.has(regionAt(regionsOf(source), mutant).id) ||
      !outermostBodies(source).some((body) => isWithin(body, mutant))
    );
  }

  testsFor(source: CodeSource, mutant: Mutant, near: ReadonlySet<string>): Runnable[] {
    const tests = this.#tests.filter(({ file }) => near.has(file));
    const region = regionAt(regionsOf(source), mutant);
    if (!region.id.endsWith('#0') && !this.#loaded.has(region.id))
      return tests.filter(({ reached }) => reached.has(region.id));
    // What a file is made of when it is loaded may show in any test beside one that uses it.
    const isUsing = ({ reached }: Runnable) => [...reached].some((id) => id.startsWith(`${source.path}#`));
    const users = new Set(tests.filter(isUsing).map(({ file }) => file));
    return users.size > 0 ? tests.filter(({ file }) => users.has(file)) : tests;
  }
}
