import { expect, test } from 'vitest';
import { comparePaces } from './compare-paces.ts';
import { isKept } from './figure.ts';

const paces = {
  ours: [
    { perSecond: 2_000, p99Ms: 40 },
    { perSecond: 1_000, p99Ms: 80 },
  ],
  limit: [
    { perSecond: 1_000, p99Ms: 20 },
    { perSecond: 500, p99Ms: 40 },
  ],
};

test('each round is compared with the round of pgbench beside it, and without promises nothing is judged', () => {
  const figures = comparePaces({ name: 'rounds', how: '64 at once' }, paces);
  expect(figures.map(({ name, ratio }) => [name, ratio.median])).toEqual([
    ['rounds, 64 at once', 2],
    ['rounds, 64 at once, 99% are quicker than', 2],
  ]);
  expect(figures.map(isKept)).toEqual([null, null]);
});

test('what was promised is judged: so many times pgbench, and so long for the slowest of a hundred', () => {
  const terms = { name: 'rounds', how: '64 at once', times: 2, p99Ms: 50 };
  const judged = comparePaces(terms, paces).filter((figure) => isKept(figure) !== null);
  expect(judged.map((figure) => [figure.name, figure.measured.median, isKept(figure)])).toEqual([
    ['rounds, times pgbench', 2, true],
    ['rounds, 99% are quicker than', 60, false],
  ]);
});
