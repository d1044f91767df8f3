import { expect, test } from 'vitest';
import { isKept } from './figure.ts';
import { flatFigures, type Sample } from './stage-memory.ts';

const sample = (spins: number, heapBytes: number, nodes: number): Sample => ({
  ...{ spins, heapBytes, nodes, listeners: 40 },
});

test('a stage is flat when the last sample is what the first was, whatever lies between', () => {
  const figures = flatFigures('wolfrise', [
    sample(100, 1024, 500),
    sample(300, 4096, 900),
    sample(500, 1030, 500),
  ]);
  expect(figures.map(isKept)).toEqual([true, true]);
  expect(figures[0]?.parts?.map(({ name }) => name)).toEqual([
    'after 100 spins 1 KB, 500 nodes, 40 listeners',
    'after 300 spins 4 KB, 900 nodes, 40 listeners',
    'after 500 spins 1 KB, 500 nodes, 40 listeners',
  ]);
});

test('what every round leaves behind is seen, in its scripts and in its page', () => {
  const figures = flatFigures('wolfrise', [sample(100, 1000, 500), sample(500, 1200, 900)]);
  expect(figures.map((figure) => [figure.ratio.median, isKept(figure)])).toEqual([
    [1.2 / 1.1, false],
    [1.8 / 1.1, false],
  ]);
});
