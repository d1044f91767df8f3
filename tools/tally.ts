// Counts a test run for tools/suite.ts. A file that did not load and an error outside any test count as one
// failure each, so that nothing breaks without showing in the sum. Files over their budget are named.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Reporter, SerializedError, TestModule } from 'vitest/node';
import { overBudget } from './spec-budget.ts';

interface Tally {
  passed: number;
  failed: number;
}

export default class TallyReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], strayErrors: readonly SerializedError[]): void {
    const file = process.env['TALLY_FILE'];
    if (file !== undefined) writeFileSync(file, JSON.stringify(tallyOf(modules, strayErrors)));
    const slow = overBudget(modules);
    if (slow !== undefined) console.log(slow);
  }
}

/** The count of a run that ended well or not. A runner that ends badly without blaming a test has failed itself. */
export function readTally(file: string, isGreen: boolean): Tally {
  const tally: Tally = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { passed: 0, failed: 0 };
  return isGreen && tally.passed > 0 ? tally : { ...tally, failed: Math.max(tally.failed, 1) };
}

function tallyOf(modules: readonly TestModule[], strayErrors: readonly SerializedError[]): Tally {
  const tests = modules.flatMap((module) => [...module.children.allTests()]);
  const count = (state: string) => tests.filter((test) => test.result().state === state).length;
  const suites = modules.flatMap((module) => [module, ...module.children.allSuites()]);
  const brokenSuites = suites.filter((suite) => suite.errors().length > 0).length;
  return { passed: count('passed'), failed: count('failed') + brokenSuites + strayErrors.length };
}
