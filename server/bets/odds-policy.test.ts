import { expect, test } from 'vitest';
import { isTaken } from './odds-policy.ts';

test.for([
  ['none', [2_000], [2_000], true],
  ['none', [2_000], [2_020], false],
  ['none', [2_000], [1_990], false],
  ['better', [2_000], [2_100], true],
  ['better', [2_000], [1_990], false],
  ['better', [2_000, 1_500], [2_500, 1_490], false],
  ['any', [2_000], [1_900], true],
  ['any', [2_000], [1_890], false],
  ['any', [2_000], [2_100], true],
  ['any', [2_000], [2_120], false],
  ['any', [2_000, 2_000], [1_940, 1_940], false],
] as const)('%s: seen %j, offered %j: %s', ([policy, seen, offered, taken]) =>
  expect(isTaken(policy, seen, offered)).toBe(taken),
);
