import { expect, test } from 'vitest';
import { holdAfter, isInFeature, litAfter, paidAfter, type SlotStep, winsAfter } from './slot-steps.ts';
import { countMs, ladderMs } from './win-sizes.ts';

const reveal: SlotStep = { step: 'reveal', grid: [['C'], ['L1'], ['C']] };
const win: SlotStep = {
  ...{ step: 'win', times: 1, paysX100: 200, paidX100: 200 },
  wins: [{ symbol: 'L1', count: 3, cells: [[0, 0]], paysX100: 200, multiplier: 1, line: 0 }],
};
const scatter: SlotStep = {
  ...{ step: 'scatter', symbol: 'S', cells: [[1, 0]], spins: 10 },
  ...{ paysX100: 0, paidX100: 200 },
};

test('what won is told until reels turn again or other symbols fall into their cells', () => {
  expect(winsAfter([reveal, win]).map(({ line }) => line)).toEqual([0]);
  expect(winsAfter([reveal, { ...win, times: 3 }]).map(({ paysX100 }) => paysX100)).toEqual([600]);
  expect(winsAfter([reveal, win, reveal])).toEqual([]);
  expect(winsAfter([reveal, win, { step: 'tumble', gone: [[0, 0]], grid: [['L1'], ['L1'], ['C']] }])).toEqual(
    [],
  );
  expect(litAfter([reveal, win])).toEqual([]);
  expect(litAfter([reveal, win, scatter])).toEqual([[1, 0]]);
});

test('coins hold their cells, the new ones beside the first, until reels turn again', () => {
  const steps: SlotStep[] = [
    reveal,
    { step: 'coins', coins: [{ cell: [0, 0], paysX100: 100 }], lives: 3, cells: 3 },
    { step: 'respin', coins: [], lives: 2, held: 1 },
    { step: 'respin', coins: [{ cell: [2, 0], paysX100: 1000, pot: 'mini' }], lives: 3, held: 2 },
  ];
  expect(holdAfter(steps)).toEqual({
    coins: [
      { cell: [0, 0], paysX100: 100 },
      { cell: [2, 0], paysX100: 1000, pot: 'mini' },
    ],
    lives: 3,
    cells: 3,
    isOver: false,
  });
  expect(holdAfter([...steps, { step: 'haul', coins: [], paysX100: 1100, paidX100: 1100 }])?.isOver).toBe(
    true,
  );
  expect(holdAfter([reveal])).toBeNull();
  expect(holdAfter([...steps, reveal])).toBeNull();
});

test('free spins, coins that hold and wild reels are a feature; a spin that wins is none', () => {
  expect(isInFeature([reveal, win])).toBe(false);
  expect(isInFeature([reveal, scatter, { step: 'spins', count: 10, times: 1 }])).toBe(true);
});

test('only what is many times the stake stands longer', () => {
  expect([100, 499, 500].map(countMs)).toEqual([600, 600, 1600]);
  expect([90, 2499, 2500, 10_000].map(ladderMs)).toEqual([150, 150, 2600, 4200]);
});

test('what a wheel pays is not told while it turns', () => {
  const wheel: SlotStep = {
    ...{ step: 'wheel', turn: 1, turns: 1, segments: [], at: 0 },
    ...{ paysX100: 700, paidX100: 900 },
  };
  expect(paidAfter([reveal, win, wheel])).toBe(200);
  expect(paidAfter([reveal, win, wheel, { step: 'total', paidX100: 900 }])).toBe(900);
});
