// A bet or a sale whose cap other transactions have used up since it was judged.
import { expect, test } from 'vitest';
import { judgedAtCaps } from './at-caps.ts';

const capExceeded = Object.assign(new Error('the league has reached its cap'), { code: 'RK001' });

/** Fails so many times before it succeeds, and counts how often it was tried. */
function failing(times: number, failure: unknown) {
  const work = { tries: 0, run: () => Promise.resolve('taken') };
  work.run = async () => {
    work.tries += 1;
    if (work.tries <= times) throw failure;
    return 'taken';
  };
  return work;
}

test.for([
  ['never', 0, 'taken', 1],
  ['once', 1, 'taken', 2],
  ['four times', 4, 'taken', 5],
  ['five times', 5, 'rejected', 5],
  ['every time', 100, 'rejected', 5],
] as const)('a bet that exceeds a cap %s', async ([, times, result, tries]) => {
  const work = failing(times, capExceeded);
  expect(await judgedAtCaps(work.run, () => 'rejected')).toBe(result);
  expect(work.tries).toBe(tries);
});

test.for<[string, unknown]>([
  ['another error of the database', Object.assign(new Error('a key is there already'), { code: '23505' })],
  ['an error without a code', new Error('a mishap')],
  ['nothing at all', null],
])('%s is not tried again', async ([, failure]) => {
  const work = failing(1, failure);
  await expect(judgedAtCaps(work.run, () => 'rejected')).rejects.toBe(failure);
  expect(work.tries).toBe(1);
});
