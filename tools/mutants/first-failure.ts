// Listens to a run of tests and ends it at the first failure: one is enough to kill a mutant.
import { relative } from 'node:path';
import type { Reporter, SerializedError, TestCase, TestModule, Vitest } from 'vitest/node';

export interface Failure {
  /** The test, or the file that did not load. */
  by: string;
  file: string;
  isTimeout: boolean;
}

export class FirstFailure implements Reporter {
  #vitest: Vitest | null = null;
  #failure: Failure | null = null;
  #isAwaited = false;

  onInit(vitest: Vitest): void {
    this.#vitest = vitest;
  }

  /** From now on a failure ends the run. */
  await(): void {
    this.#isAwaited = true;
    this.#failure = null;
  }

  take(strayErrors: readonly unknown[]): Failure | null {
    const [stray] = strayErrors as SerializedError[];
    if (this.#failure !== null || stray === undefined) return this.#failure;
    // A worker that ended in the middle was ended by its watchdog.
    const isTimeout = /^\[vitest-pool\]/.test(stray.message ?? '');
    return { by: inOneLine(stray.message ?? 'an error outside of any test'), file: '', isTimeout };
  }

  onTestCaseResult(test: TestCase): void {
    const { state, errors } = test.result();
    if (state !== 'failed') return;
    const message = errors?.[0]?.message ?? '';
    this.#note({
      by: test.fullName,
      file: pathOf(test.module),
      isTimeout: /timed out in \d+ms/.test(message),
    });
  }

  onTestModuleEnd(module: TestModule): void {
    const broken = [module, ...module.children.allSuites()].find((suite) => suite.errors().length > 0);
    if (broken === undefined) return;
    const message = broken.errors()[0]?.message ?? '';
    this.#note({
      by: inOneLine(message),
      file: pathOf(module),
      isTimeout: /timed out in \d+ms/.test(message),
    });
  }

  #note(failure: Failure): void {
    if (!this.#isAwaited || this.#failure !== null) return;
    this.#failure = failure;
    void this.#vitest!.cancelCurrentRun('test-failure');
  }
}

export const pathOf = (module: TestModule): string => relative(process.cwd(), module.moduleId);

const inOneLine = (text: string) => text.split('\n')[0]!;
