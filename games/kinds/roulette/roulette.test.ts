import { expect, test } from 'vitest';
import { roulette } from './roulette.ts';
import { roulettePar, rouletteRow } from './roulette-par.ts';
import { spots } from './roulette-spots.ts';

const royale = { minChip: 10, zeroGivesBackX10000: 0 };
const partage = { minChip: 10, zeroGivesBackX10000: 5000 };

test('has every spot of the cloth', () => {
  const types = [...spots.values()].map(({ type }) => type);
  const count = (type: string) => types.filter((other) => other === type).length;
  expect(Object.fromEntries(types.map((type) => [type, count(type)]))).toEqual({
    ...{ straight: 37, split: 60, street: 12, trio: 2, corner: 22, 'first-four': 1, line: 11 },
    ...{ dozen: 3, column: 3, even: 6 },
  });
  const cloths = new Set([...spots.values()].map(({ numbers }) => numbers.join()));
  expect(cloths.size).toBe(spots.size);
});

test.each([royale, partage])('all spots of a type return the same: $zeroGivesBackX10000', (figures) => {
  const rows = new Map(roulettePar(figures).map((row) => [row.play, row]));
  for (const [spot, { type }] of spots)
    expect(rouletteRow(figures, type, spot), spot).toEqual(rows.get(type));
});

test('returns 36 of 37, and 73 of 74 where zero gives back half', () => {
  expect(new Set(roulettePar(royale).map(({ fraction }) => fraction))).toEqual(new Set(['36/37']));
  expect(roulettePar(partage).at(-1)).toMatchObject({ play: 'even', fraction: '73/74' });
});

test('pays every chip by itself', () => {
  const bet = roulette.betOf({ chips: { 'straight-17': 10, 'split-17-20': 20, red: 30, odd: 31 } }, royale)!;
  expect(bet.stake).toBe(91);
  const pocket = 17;
  const { steps, paid } = roulette.play(royale, bet, [], { u32: () => pocket });
  expect(steps.at(-1)).toEqual({
    step: 'result',
    pays: { 'straight-17': 360, 'split-17-20': 360, red: 0, odd: 62 },
  });
  expect(paid).toBe(782);
});

test.each([
  [{ chips: { red: 10 } }, true],
  [{ chips: { red: 10 }, stake: 10 }, true],
  [{ chips: { red: 10 }, stake: 20 }, false],
  [{ chips: { red: 9 } }, false],
  [{ chips: { red: 10.5 } }, false],
  [{ chips: { 'straight-37': 10 } }, false],
  [{ chips: JSON.parse('{"__proto__": 10}') as object }, false],
  [{ chips: Object.fromEntries([...spots.keys()].slice(0, 40).map((spot) => [spot, 10])) }, true],
  [{ chips: Object.fromEntries([...spots.keys()].slice(0, 41).map((spot) => [spot, 10])) }, false],
])('takes chips that lie on its spots and no others: %j', (wish, isTaken) => {
  expect(roulette.betOf(wish, royale) !== null).toBe(isTaken);
});
