import { expect, test } from 'vitest';
import { parseSource } from '../tidy/sources.ts';
import { testsNear, testsUnder } from './choose-tests.ts';
import { mutantsOf } from './code-mutants.ts';
import { sampleOf } from './sample.ts';

const naming = "import { a } from '../rules/a.ts';";
const code = [
  parseSource({ path: 'rules/a.ts', text: 'export const a = [1, 2, 3, 4, 5, 6, 7, 8];' }),
  parseSource({ path: 'rules/a.test.ts', text: naming }),
  parseSource({ path: 'server/a.test.ts', text: naming }),
  parseSource({ path: 'server/a.spec.ts', text: naming }),
  parseSource({ path: 'servers.test.ts', text: naming }),
];

test('the tests nearest to a file, or those that were asked for', () => {
  expect(testsNear(code, 'rules/a.ts')).toEqual(['rules/a.test.ts']);
  expect(testsUnder(code, ['server'])).toEqual(['server/a.test.ts']);
  expect(testsUnder(code, ['rules/a.test.ts', 'servers.test.ts'])).toEqual([
    ...['rules/a.test.ts', 'servers.test.ts'],
  ]);
  expect(() => testsUnder(code, ['server', 'rules/b.test.ts'])).toThrow('rules/b.test.ts');
});

test('a sample is the same each time, in the order of the file, and not just its beginning', () => {
  const mutants = mutantsOf(code[0]!);
  const sample = sampleOf(mutants, 4);
  expect(sample).toHaveLength(4);
  expect(sampleOf(mutants.toReversed(), 4)).toEqual(sample);
  expect(sample.map(({ start }) => start)).toEqual(
    sample.map(({ start }) => start).toSorted((a, b) => a - b),
  );
  expect(sample).not.toEqual(mutants.slice(0, 4));
  expect(sampleOf(mutants, Number.POSITIVE_INFINITY)).toEqual(mutants);
});
