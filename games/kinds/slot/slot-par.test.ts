// Small games, each with one feature: what is counted is held against what is played.
import { describe, expect, test } from 'vitest';
import { long } from '#tests/long.ts';
import { fastRng } from '../../rng/fast-rng.ts';
import { playOut } from '../play-out.ts';
import { slot } from './slot.ts';
import type { LinesFigures, SlotFigures } from './slot-figures.ts';
import { slotPar } from './slot-par.ts';
import { slotPlays } from './slot-plays.ts';

const ROUNDS = 2_500;
const MANY_ROUNDS = 25_000;

/** 1 in 16,000 honest runs lies outside. */
const Z_MOST = 4;

const strip = 'A B A C S B A W C B A A';
const lines: SlotFigures = {
  heights: [2, 2, 2],
  strips: {
    base: [strip, strip, strip],
    free: [strip, strip, strip],
    calm: ['A B C A', 'A W B C', 'B W A A'],
  },
  win: {
    by: 'lines',
    lines: [
      [0, 0, 0],
      [1, 1, 1],
      [0, 1, 0],
    ],
  },
  paysX100: { A: [0, 0, 10, 50], B: [0, 0, 0, 200], C: [0, 0, 0, 400] },
  wild: { times: { W: 2 } },
  capX100: 20_000,
  modes: { base: { costX100: 100, strips: 'base' } },
};
const scatter = { symbol: 'S', paysX100: [0, 0, 100], spins: [0, 0, 4, 6], spinsAgain: [0, 0, 2] };
const calm = { ...scatter, spinsAgain: [0] };
const tall = [
  { cells: 1, weight: 2 },
  { cells: 3, weight: 1 },
];
const coins = [
  { paysX100: 50, weight: 3 },
  { paysX100: 500, weight: 1, pot: 'mini' },
];
const wildReels = [
  { reels: [], weight: 5 },
  { reels: [1], weight: 2 },
  { reels: [0, 2], weight: 1 },
];
const wildAgain = { symbol: 'W', reels: [1, 2], strips: 'calm' };

const games: Record<string, SlotFigures> = {
  'spins that award spins': { ...lines, scatter, free: { strips: 'free', times: 2 } },
  'a cap that is often reached': { ...lines, scatter, free: { strips: 'free', times: 2 }, capX100: 1000 },
  'reels of changing height': {
    ...lines,
    ...{ heights: [tall, 2, tall], win: { by: 'ways' }, scatter },
    free: { strips: 'free', times: 1, wild: { times: { W: 3 } } },
  },
  'times that rise': { ...lines, scatter: calm, free: { strips: 'calm', times: 1, rise: 2 } },
  'wild reels that stay': {
    ...{ ...lines, scatter: calm },
    free: { strips: 'calm', times: 1, sticky: { symbol: 'W', reels: [1, 2] } },
  },
  'wild reels that walk': {
    ...{ ...lines, scatter: calm },
    free: { strips: 'calm', times: 1, sticky: { symbol: 'W', reels: [1, 2], walks: 1 } },
  },
  'a special symbol': {
    ...{ ...lines, scatter },
    free: {
      ...{ strips: 'free', times: 1 },
      specials: [
        { symbol: 'A', weight: 2 },
        { symbol: 'C', weight: 1 },
      ],
    },
  },
  'times that are drawn': {
    ...{ ...lines, scatter },
    free: {
      ...{ strips: 'free', times: 1 },
      draws: [
        { times: 1, weight: 3 },
        { times: 5, weight: 1 },
      ],
    },
  },
  'reels that turn wild': { ...lines, scatter, wildReels, free: { strips: 'free', times: 1, wildReels } },
  'ways on reels that turn wild': { ...lines, win: { by: 'ways' }, wildReels },
  'closed symbols that open': {
    ...{ ...lines, scatter, free: { strips: 'free', times: 1 } },
    mystery: {
      symbol: 'B',
      opens: [
        { symbol: 'A', weight: 2 },
        { symbol: 'C', weight: 1 },
      ],
    },
  },
  'wilds that cover their reels': {
    ...{ ...lines, scatter, free: { strips: 'free', times: 1 } },
    wild: { times: { W: 1 }, isExpanding: true },
  },
  'mixtures with wilds among them': {
    ...lines,
    win: { ...lines.win, mixed: [{ symbols: ['A', 'B', 'W'], paysX100: [0, 0, 0, 15] }] } as LinesFigures,
  },
  'lines from both sides': { ...lines, win: { ...lines.win, isBothWays: true } as LinesFigures },
  'wild reels that stay for one spin': { ...lines, respin: { ...wildAgain, most: 1 } },
  'ways on wild reels that stay': {
    ...{ ...lines, win: { by: 'ways' } },
    respin: { ...wildAgain, rise: 1, most: 2 },
  },
  'wild reels that walk while there are any': {
    ...lines,
    respin: { ...wildAgain, walks: 1, rise: 1, most: 9 },
  },
  'coins that are paid several times': {
    ...lines,
    hold: {
      ...{ symbol: 'S', least: 2, lives: 2, chance: { coins: 1, of: 4 }, values: coins, fullX100: 1000 },
      factors: [
        { times: 1, weight: 2 },
        { times: 3, weight: 1 },
      ],
    },
  },
  'coins that hold': {
    ...lines,
    hold: { symbol: 'S', least: 2, lives: 2, chance: { coins: 1, of: 4 }, values: coins, fullX100: 1000 },
  },
  'a wheel in a wheel': {
    ...lines,
    wheel: {
      ...{ symbol: 'S', turns: [0, 0, 1, 2], first: 'one' },
      wheels: {
        one: [
          { paysX100: 100, weight: 3 },
          { paysX100: 50, weight: 1, to: 'two' },
        ],
        two: [{ paysX100: 1000, weight: 1 }],
      },
    },
  },
  'picks until one ends it': {
    ...lines,
    pick: { symbol: 'S', times: [0, 0, 1, 2], prizesX100: [50, 100, 100, 500], ends: 2, endX100: 25 },
  },
};

describe.for(Object.entries(games))('%s are counted as they are played', ([, figures]) => {
  test('in some rounds', () => expectCounted(figures, ROUNDS));
  test('in many', long, () => expectCounted(figures, MANY_ROUNDS));
});

function expectCounted(figures: SlotFigures, rounds: number): void {
  const [row] = slotPar(figures);
  const [named] = slotPlays(figures);
  const rng = fastRng(7);
  let [paid, hits] = [0, 0];
  for (let round = 0; round < rounds; round++) {
    const bet = slot.betOf({ stake: 1000, ...named!.wish }, figures)!;
    const played = playOut({ kind: slot as never, figures, bet, rng }, named!);
    paid += played.paid / 1000;
    hits += played.paid > 0 ? 1 : 0;
  }
  const error = row!.deviation / Math.sqrt(rounds);
  expect(Math.abs(paid / rounds - row!.return) / error).toBeLessThan(Z_MOST);
  const hitError = Math.sqrt((row!.hit * (1 - row!.hit)) / rounds);
  expect(Math.abs(hits / rounds - row!.hit) / hitError).toBeLessThan(Z_MOST);
}
