// Says at the end of a run which test files took longer than a file may. It fails nothing: the machine may have been busy.
import type { TestModule } from 'vitest/node';

const BUDGET_MS = 20_000;

/** A line for whoever reads the end of the run; undefined when every file kept its budget. */
export function overBudget(
  modules: readonly Pick<TestModule, 'relativeModuleId' | 'diagnostic'>[],
  budgetMs = Number(process.env['SPEC_BUDGET_MS'] ?? BUDGET_MS),
): string | undefined {
  const slow = modules
    .map((module) => ({ path: module.relativeModuleId, ms: module.diagnostic().duration }))
    // Drills of the size of the real thing take as long as it does.
    .filter(({ path, ms }) => ms > budgetMs && !path.startsWith('tests/long/'))
    .sort((a, b) => b.ms - a.ms);
  if (slow.length === 0) return undefined;
  const list = slow.map(({ path, ms }) => `${path} ${Math.round(ms / 1000)} s`);
  return `Longer than ${budgetMs / 1000} s, the budget of a file: ${list.join(', ')}`;
}
