import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pagesShown } from './pages.ts';

test.for([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 20, [1, 2, 'gap', 20]],
  [3, 20, [1, 2, 3, 4, 'gap', 20]],
  [4, 20, [1, 2, 3, 4, 5, 'gap', 20]],
  [10, 20, [1, 'gap', 9, 10, 11, 'gap', 20]],
  [17, 20, [1, 'gap', 16, 17, 18, 19, 20]],
  [20, 20, [1, 'gap', 19, 20]],
] as const)('on page %i of %i one sees %j', ([page, count, shown]) => {
  expect(pagesShown(page, count)).toEqual(shown);
});

test('the first, the last and the present page are always there, in order, each once', () => {
  const place = fc
    .integer({ min: 1, max: 500 })
    .chain((count) => fc.tuple(fc.integer({ min: 1, max: count }), fc.constant(count)));
  fc.assert(
    fc.property(place, ([page, count]) => {
      const numbers = pagesShown(page, count).filter((shown) => shown !== 'gap');
      expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
      expect(numbers).toEqual(expect.arrayContaining([1, page, count]));
    }),
  );
});
