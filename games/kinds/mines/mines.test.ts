import { expect, test } from 'vitest';
import { mines03289d8c as former } from '../../definitions/former/mines-03289d8c.ts';
import { mines as today } from '../../definitions/mines.ts';
import { fastRng } from '../../rng/fast-rng.ts';
import { type Decision, paidAt } from '../kind.ts';
import { type MinesFigures, mines } from './mines.ts';
import { isNextOffered, minesTimes, mostOpened } from './mines-times.ts';

const STAKE = 100;
const SEED = 7;

/** Opens safe cells as long as one is offered: of a round that went on to its end, what the field was. */
function openAll(figures: MinesFigures, count: number) {
  const bet = { stake: STAKE, mines: count };
  const field = mines.play(figures, bet, [{ name: 'collect' }], fastRng(SEED)).steps.at(-1)![
    'mines'
  ] as readonly number[];
  const decisions: Decision[] = [];
  for (;;) {
    const round = mines.play(figures, bet, decisions, fastRng(SEED));
    if (round.isOver) return { round, opened: decisions.length };
    const safe = round.choices[0]!.at!.find((at) => !field.includes(at))!;
    decisions.push({ name: 'open', at: safe });
  }
}

test('a round ends, and pays in full, before a tile that would be worth more than the top', () => {
  const { figures } = today;
  for (let count = figures.mines[0]; count <= figures.mines[1]; count++) {
    const { round, opened } = openAll(figures, count);
    expect(opened).toBe(mostOpened(figures, count));
    expect(round.paid).toBe(paidAt(STAKE, minesTimes(figures, count, opened)));
    expect(round.paid).toBeLessThan((STAKE * figures.topX10000) / 10_000);
    expect(isNextOffered(figures, count, opened)).toBe(false);
  }
});

test('a round of the former figures still goes on to the tile that pays the top', () => {
  expect(openAll(former.figures, 19).round.paid).toBe(STAKE * 10_000);
  expect(openAll(former.figures, 19).opened).toBe(openAll(today.figures, 19).opened + 1);
});
