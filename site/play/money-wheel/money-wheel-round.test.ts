import { expect, test } from 'vitest';
import type { PlayedRound } from '#contract/play.ts';
import { brassWheel } from '#games/definitions/brass-wheel.ts';
import { moneyWheel } from '#games/kinds/money-wheel/money-wheel.ts';
import { readWheel } from './money-wheel-round.ts';

const { figures } = brassWheel;
const raise = figures.segments.indexOf(0);

/** A wheel that stops at the raise and then at its first number. */
const words = [raise, 0];
const rng = { u32: () => words.shift()! };
const { steps } = moneyWheel.play(figures, { stake: 100, chips: { 1: 100 } }, [], rng);
const round = { steps } as unknown as PlayedRound;

test('a raise shows once the wheel turns again, and the number with the result alone', () => {
  expect(steps.map(({ step }) => step)).toEqual(['spin', 'spin', 'result']);
  expect(readWheel(round, 0)).toMatchObject({ at: null, isRaised: false, number: null });
  expect(readWheel(round, 1)).toMatchObject({ at: raise, isRaised: false, number: null });
  expect(readWheel(round, 2)).toMatchObject({ at: 0, isRaised: true, number: null });
  expect(readWheel(round, 3)).toMatchObject({ at: 0, isRaised: true, number: 1, pays: { 1: 400 } });
});
