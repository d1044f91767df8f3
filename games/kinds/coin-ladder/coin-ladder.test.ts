import { expect, test } from 'vitest';
import { coinLadder as definition } from '../../definitions/coin-ladder.ts';
import type { Rng } from '../../rng/rng.ts';
import { playOut } from '../play-out.ts';
import { coinLadder } from './coin-ladder.ts';
import { coinLadderPlays } from './coin-ladder-plays.ts';

const { figures } = definition;
const STAKE = 100;

/** Heads where a bit is set, from the lowest on. */
function tossing(bits: number): Rng {
  let tossed = 0;
  return { u32: () => (bits >> tossed++) & 1 };
}

test.each(coinLadderPlays(figures))('of all 4,096 ladders, those paid to $play return 98 %', (named) => {
  const table = { kind: coinLadder, figures, bet: { stake: STAKE } };
  let paid = 0;
  for (let bits = 0; bits < 4096; bits++) paid += playOut({ ...table, rng: tossing(bits) }, named).paid;
  expect(paid).toBe((4096 * STAKE * 98) / 100);
});

test('tails ends it, whatever comes after', () => {
  const round = coinLadder.play(figures, { stake: STAKE }, [{ name: 'toss' }], tossing(0b1101));
  expect(round).toMatchObject({ isOver: true, paid: 0, choices: [] });
  expect(round.steps.map(({ step }) => step)).toEqual(['toss', 'toss', 'coins']);
});
