import { expect, test } from 'vitest';
import { nameOf, strengthOf } from '../../cards/poker-strength.ts';
import { houseHoldem as definition } from '../../definitions/house-holdem.ts';
import { fastRng } from '../../rng/fast-rng.ts';
import type { Step } from '../kind.ts';
import { houseHoldem } from './house-holdem.ts';
import { isCallBest } from './house-holdem-best.ts';
import { tellBoards } from './house-holdem-boards.ts';
import { opensFrom } from './house-holdem-rules.ts';
import { HOUSE_HANDS, tellShowdowns } from './house-holdem-showdowns.ts';

const { figures } = definition;

const cardsOf = (text: string) =>
  text.split(' ').map((card) => '23456789TJQKA'.indexOf(card[0]!) * 4 + 'cdhs'.indexOf(card[1]!));

test('boards stand for all there are', () => {
  let [boards, all] = [0, 0];
  tellBoards((_, count) => {
    boards += 1;
    all += count;
  });
  expect([boards, all]).toEqual([134_459, 2_598_960]);
});

/** Counted one by one, with the strength of all seven cards. */
function countedAgainst(board: number[], held: readonly number[]) {
  const mine = strengthOf([...board, ...held]);
  const against = { unopened: 0, won: 0, tied: 0, lost: 0 };
  const left = Array.from({ length: 52 }, (_, card) => card).filter(
    (card) => !board.includes(card) && !held.includes(card),
  );
  for (const [place, high] of left.entries())
    for (const low of left.slice(0, place)) {
      const theirs = strengthOf([...board, low, high]);
      if (theirs < opensFrom(figures)) against.unopened += 1;
      else against[theirs < mine ? 'won' : theirs === mine ? 'tied' : 'lost'] += 1;
    }
  return against;
}

test.each(['2c 7d 9h Js Kc', '4c 4d 9h 9s Kc', '5h 6h 7h 8h Ac', 'Ts Js Qs Ks As'])(
  'on %s every hand meets what the house may hold',
  (text) => {
    const board = cardsOf(text).toSorted((a, b) => a - b);
    let place = 0;
    let before = 0;
    tellShowdowns(board, opensFrom(figures), (low, high, strength, against) => {
      expect(strength).toBeGreaterThanOrEqual(before);
      before = strength;
      place += 1;
      expect(against.unopened + against.won + against.tied + against.lost).toBe(HOUSE_HANDS);
      if (place % 97 === 0) {
        expect(strength).toBe(strengthOf([...board, low, high]));
        expect(against).toEqual(countedAgainst(board, [low, high]));
      }
    });
    expect(place).toBe(1081);
  },
);

test.each([
  ['2c 7d', '9h Js Kc', false],
  ['3c 2d', '9h Js Kc', false],
  ['Ac 7d', '9h Js Kc', true],
  ['2c 7d', '7h Js Kc', true],
  ['2c 3c', '9c Jc Kd', true],
  ['Tc Qd', '2h 5s 8c', true],
])('with %s on %s a call is best: %s', (cards, flop, isBest) => {
  expect(isCallBest(figures, cardsOf(cards), cardsOf(flop))).toBe(isBest);
});

test('pays what the cards say, whoever holds them', () => {
  const bet = houseHoldem.betOf({ chips: { ante: 100, pair: 50 } }, figures)!;
  for (let seed = 1; seed <= 300; seed++) {
    const { steps, staked, paid } = houseHoldem.play(figures, bet, [{ name: 'call' }], fastRng(seed));
    const shown = Object.fromEntries(steps.map((step) => [step.step, step])) as Record<string, Shown>;
    const { deal, pair, board, house, result } = shown;
    const common = [...deal!.flop, ...board!.cards];
    const [mine, theirs] = [
      strengthOf([...deal!.cards, ...common]),
      strengthOf([...house!.cards, ...common]),
    ];
    const won = figures.anteX10000[nameOf(mine)] / 100;
    const expected = {
      unopened: [won, 200],
      won: [won, 400],
      tied: [100, 200],
      lost: [0, 0],
    }[theirs < opensFrom(figures) ? 'unopened' : mine > theirs ? 'won' : mine === theirs ? 'tied' : 'lost'];
    expect([result!.ante, result!.call]).toEqual(expected);
    expect(pair!.paid).toBe(figures.pairX10000[nameOf(strengthOf([...deal!.cards, ...deal!.flop]))] / 200);
    expect([staked, paid]).toEqual([350, expected[0]! + expected[1]! + pair!.paid]);
  }
});

interface Shown extends Step {
  cards: number[];
  flop: number[];
  paid: number;
  ante: number;
  call: number;
}

test('a chip on the pair alone asks for no decision', () => {
  const bet = houseHoldem.betOf({ chips: { pair: 50 } }, figures)!;
  expect(houseHoldem.play(figures, bet, [], fastRng(1))).toMatchObject({ isOver: true, staked: 50 });
});
