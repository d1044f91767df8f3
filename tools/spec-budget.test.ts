import { expect, test } from 'vitest';
import { overBudget } from './spec-budget.ts';

const took = (relativeModuleId: string, duration: number) => ({
  relativeModuleId,
  diagnostic: () => ({ duration }) as never,
});

test('files over the budget are named, the slowest first', () => {
  const modules = [
    took('tests/journeys/slow.spec.ts', 20_600),
    took('tests/journeys/just.spec.ts', 20_000),
    took('server/slower.test.ts', 31_000),
    took('tests/long/drill.test.ts', 300_000),
  ];
  expect(overBudget(modules)).toBe(
    'Longer than 20 s, the budget of a file: server/slower.test.ts 31 s, tests/journeys/slow.spec.ts 21 s',
  );
});

test('a run within its budget says nothing', () => {
  expect(overBudget([took('tests/journeys/quick.spec.ts', 19_000)])).toBeUndefined();
});
