import { expect, test } from 'vitest';
import { stepsToCome } from './withdrawal-way.ts';

test.for([
  [undefined, ['requested', 'held', 'checks', 'approved', 'sent', 'paid']],
  ['held', ['checks', 'approved', 'sent', 'paid']],
  ['sent', ['paid']],
  ['paid', []],
  ['declined', []],
  ['cancelled', []],
] as const)('after %s come %j', ([state, next]) => expect(stepsToCome(state)).toEqual(next));
