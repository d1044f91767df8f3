import { expect, test } from 'vitest';
import type { Step } from '../kind.ts';
import type { SlotFigures, TumbleFigures } from './slot-figures.ts';
import { playSeed } from './table.ts';

const figures: SlotFigures = {
  heights: [4, 4, 4, 4],
  strips: {},
  win: { by: 'clusters' },
  paysX100: { A: [0, 0, 0, 50, 100], B: [0, 0, 0, 100, 200] },
  wild: { times: { W: 1 } },
  capX100: 100_000,
  modes: { base: { costX100: 100, strips: 'base' } },
};
const bags = { base: { A: 1, B: 1, C: 2 } };
const SEEDS = 30;

const roundsOf = (tumble: Omit<TumbleFigures, 'table' | 'bags'>): (readonly Step[])[] =>
  Array.from({ length: SEEDS }, (_, seed) => playSeed(figures, { ...tumble, bags, table: [] }, seed).steps);

test('the wins of a chain are paid by the ladder, and by its end from there on', () => {
  const rounds = roundsOf({ ladder: [1, 2, 5] });
  const times = rounds.map((steps) => steps.filter(({ step }) => step === 'win').map((win) => win['times']));
  for (const paid of times) expect(paid).toEqual(paid.map((_, fall) => [1, 2, 5][Math.min(fall, 2)]));
  expect(Math.max(...times.map(({ length }) => length))).toBeGreaterThan(2);
  for (const win of rounds.flat().filter(({ step }) => step === 'win')) {
    const wins = win['wins'] as { paysX100: number }[];
    const sum = wins.reduce((all, { paysX100 }) => all + paysX100, 0);
    expect(win['paysX100']).toBe(sum * (win['times'] as number));
  }
});

test('a win that is large enough leaves a wild, and no other does', () => {
  const wildsIn = (step: Step) =>
    (step['grid'] as string[][]).flat().filter((symbol) => symbol === 'W').length;
  let seen = 0;
  for (const steps of roundsOf({ leaves: { symbol: 'W', least: 4 } }))
    for (const [place, step] of steps.entries()) {
      if (step.step !== 'tumble') continue;
      const wins = steps[place - 1]!['wins'] as { count: number; cells: [number, number][] }[];
      const before = steps[place - 2]! as Step;
      const gone = new Set((step['gone'] as [number, number][]).map((cell) => cell.join()));
      const kept = (before['grid'] as string[][]).flatMap((reel, at) =>
        reel.filter((symbol, row) => symbol === 'W' && !gone.has(`${at},${row}`)),
      );
      const large = wins.filter(({ count }) => count >= 4);
      expect(wildsIn(step)).toBeGreaterThanOrEqual(Math.min(1, large.length));
      if (large.length === 0) expect(wildsIn(step)).toBe(kept.length);
      seen += large.length;
    }
  expect(seen).toBeGreaterThan(0);
});
