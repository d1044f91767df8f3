import { expect, test } from 'vitest';
import type { PlayedRound } from '#contract/play.ts';
import { houseHoldem as definition } from '#games/definitions/house-holdem.ts';
import { houseHoldem } from '#games/kinds/house-holdem/house-holdem.ts';
import type { Decision } from '#games/kinds/kind.ts';
import { readHoldem } from './holdem-round.ts';

const bet = { stake: 300, chips: { ante: 200, pair: 100 } };

/** Any words will do: what is shown of them is asked here, not what they are. */
function roundOf(...decisions: Decision[]): PlayedRound {
  let word = 7;
  const rng = { u32: () => (word = (word * 1_664_525 + 1_013_904_223) >>> 0) };
  return { bet, ...houseHoldem.play(definition.figures, bet, decisions, rng) } as unknown as PlayedRound;
}

const isDown = (card: number | null) => card === null;

test('before the deal every card lies face down', () => {
  const { player, board, house } = readHoldem(null, 0);
  expect([player.length, board.length, house.length]).toEqual([2, 5, 2]);
  expect([...player, ...board, ...house].every(isDown)).toBe(true);
});

test('until a decision is made two cards of the table and the house stay hidden', () => {
  const game = readHoldem(roundOf(), 2);
  expect(game.player.some(isDown)).toBe(false);
  expect(game.board.filter(isDown)).toHaveLength(2);
  expect(game.house.every(isDown)).toBe(true);
  expect(game.pays).toHaveProperty('pair');
  expect(game).toMatchObject({ called: 0, result: null });
});

test('a call shows all cards, and costs twice the ante', () => {
  const round = roundOf({ name: 'call' });
  const game = readHoldem(round, round.steps.length);
  expect([...game.player, ...game.board, ...game.house].some(isDown)).toBe(false);
  expect(game.called).toBe(400);
  expect(Object.values(game.pays).reduce((sum, cents) => sum + cents, 0)).toBe(round.paid);
  expect(game.result).not.toBeNull();
});

test('a fold leaves hidden what was hidden', () => {
  const round = roundOf({ name: 'fold' });
  const game = readHoldem(round, round.steps.length);
  expect(game.board.filter(isDown)).toHaveLength(2);
  expect(game).toMatchObject({ result: 'folded', called: 0 });
});
