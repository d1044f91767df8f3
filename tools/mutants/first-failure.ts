// Listens to a run of tests, and ends it at the first failure when one is enough.
import { relative } from 'node:path';
import type { Reporter, SerializedError, TestCase, TestModule, Vitest } from 'vitest/node';

export interface Failure {
  /** The test, or what went wrong outside of any. */
  by: string;
  isTimeout: boolean;
}

export class FirstFailure implements Reporter {
  #vitest: Vitest | null = null;
  /** Whether the first failure ends the run. */
  isAwaited = false;

  onInit(vitest: Vitest): void {
    this.#vitest = vitest;
  }

  onTestCaseResult(test: TestCase): void {
    if (this.isAwaited && test.result().state === 'failed')
      void this.#vitest!.cancelCurrentRun('test-failure');
  }
}

export function failureOf(module: TestModule): Failure | null {
  const test = [...module.children.allTests('failed')][0];
  if (test !== undefined) return failure(test.fullName, test.result().errors);
  const broken = [module, ...module.children.allSuites()].find((suite) => suite.errors().length > 0);
  return broken === undefined ? null : failure('', broken.errors());
}

export function strayFailure(errors: readonly unknown[], isOurs: (path: string) => boolean): Failure | null {
  const stray = (errors as StrayError[]).find(
    ({ VITEST_TEST_PATH: path }) => path !== undefined && isOurs(path),
  );
  return stray === undefined ? null : failure('', [stray]);
}

/** The worker was ended in the middle: by its watchdog, or by the mutant itself. */
export const isWorkerLost = (errors: readonly unknown[]): boolean =>
  (errors as SerializedError[]).some(({ message = '' }) => message.startsWith('[vitest-pool]'));

type StrayError = SerializedError & { VITEST_TEST_PATH?: string };

function failure(name: string, errors: readonly { message?: string }[] | undefined): Failure {
  const message = errors?.[0]?.message?.split('\n')[0] ?? '';
  return { by: name || message, isTimeout: /timed out in \d+ms/.test(message) };
}

export const pathOf = (module: TestModule): string => relative(process.cwd(), module.moduleId);
