import { describe, expect, test } from 'vitest';
import { definitions } from '../../definitions/all.ts';
import { fastRng } from '../../rng/fast-rng.ts';
import { winOnLine } from './line-wins.ts';
import { slot } from './slot.ts';
import { GRAIN, type LinesFigures, type SlotFigures } from './slot-figures.ts';
import { slotPar } from './slot-par.ts';

const SMALLEST_STAKE = 20;
const slots = definitions.filter(({ kind }) => kind === 'slot');

/** Every figure whose name says that it is of the stake. */
function paysIn(value: unknown, name = ''): number[] {
  if (typeof value === 'number') return /X100$/.test(name) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  const isTable = /X100$/.test(name);
  return Object.entries(value).flatMap(([key, part]) => paysIn(part, isTable ? name : key));
}

test.each(slots)('what $sysname pays of the smallest stake is whole cents', ({ figures }) => {
  const pays = paysIn(figures);
  expect(pays.length).toBeGreaterThan(5);
  expect(pays.filter((x100) => (x100 * SMALLEST_STAKE) % 100 !== 0)).toEqual([]);
  expect((GRAIN * SMALLEST_STAKE) % 100).toBe(0);
});

const line: LinesFigures = { by: 'lines', lines: [[0, 0, 0]] };
const priced = { paysX100: { A: [0, 0, 20, 100], B: [0, 0, 0, 50], W: [0, 0, 0, 500] } };

describe('a line', () => {
  const wild = { times: { W: 1, V: 2, U: 3 } };
  test.each([
    ['A A A', 100, 3],
    ['A A B', 20, 2],
    ['B A A', 0, 0],
    ['W A B', 20, 2],
    ['W W W', 500, 3],
    ['W B B', 50, 3],
    ['V A A', 200, 3],
    ['V A U', 500, 3],
    ['S A A', 0, 0],
  ])('%s pays %i for %i', (symbols, paysX100, count) => {
    const win = winOnLine(priced, line, symbols.split(' '), wild);
    expect([win?.paysX100 ?? 0, win?.count ?? 0]).toEqual([paysX100, count]);
  });

  test('pays a mixture as often as the wilds in it say', () => {
    const any = { ...line, mixed: [{ symbols: ['A', 'B', 'U'], paysX100: [0, 0, 0, 30] }] };
    const win = winOnLine(priced, any, ['B', 'U', 'A'], wild);
    expect(win).toMatchObject({ count: 3, multiplier: 3, paysX100: 90 });
  });

  test('multiplies wilds where the game says so', () => {
    const win = winOnLine(priced, line, ['V', 'A', 'U'], { ...wild, areMultiplied: true });
    expect(win).toMatchObject({ multiplier: 6, paysX100: 600 });
  });
});

/** Small enough to be counted on paper: one cell a reel, two symbols, and a scatter that awards a spin. */
const small: SlotFigures = {
  heights: [1, 1],
  strips: { base: ['A B', 'A S'], free: ['A B', 'A B'] },
  win: { by: 'lines', lines: [[0, 0]] },
  paysX100: { A: [0, 0, 200] },
  scatter: { symbol: 'S', paysX100: [0, 50], spins: [0, 1], spinsAgain: [0, 0] },
  free: { strips: 'free', times: 2 },
  capX100: 1000,
  modes: {
    base: { costX100: 100, strips: 'base' },
    buy: { costX100: 400, strips: 'base', scatters: 1 },
  },
};

test('a game that can be counted on paper is counted so', () => {
  const [base, buy] = slotPar(small);
  expect(base!.return).toBeCloseTo(0.25 * 2 + 0.5 * (0.5 + 0.25 * 4), 12);
  expect(base!.hit).toBeCloseTo(0.75, 12);
  expect(base!.topX100).toBe(450);
  expect(buy!.return).toBeCloseTo((0.25 * 4) / 4, 12);
});

test('a bought feature is played without a paid spin, and of what it costs', () => {
  const rounds = Array.from({ length: 40 }, (_, seed) =>
    slot.play(small, { stake: 800, mode: 'buy' }, [], fastRng(seed)),
  );
  expect(rounds[0]!.steps.map(({ step }) => step).slice(0, 3)).toEqual(['spins', 'spin', 'reveal']);
  expect(new Set(rounds.map(({ paid }) => paid))).toEqual(new Set([0, 800]));
});

test('a round stops at its cap and says so', () => {
  const capped = { ...small, capX100: 200 };
  const rounds = Array.from({ length: 40 }, (_, seed) =>
    slot.play(capped, { stake: 100, mode: 'base' }, [], fastRng(seed)),
  );
  expect(Math.max(...rounds.map(({ paid }) => paid))).toBe(200);
  for (const { steps, paid } of rounds) expect(steps.some(({ step }) => step === 'cap')).toBe(paid === 200);
  expect(slotPar(capped)[0]!.topX100).toBe(200);
});
