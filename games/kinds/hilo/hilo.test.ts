import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hilo as definition } from '../../definitions/hilo.ts';
import type { Rng } from '../../rng/rng.ts';
import type { Decision } from '../kind.ts';
import { hilo } from './hilo.ts';
import { hiloTimes, isRight, pricesAt, RANKS } from './hilo-times.ts';

const { figures } = definition;
const ranks = Array.from({ length: RANKS }, (_, place) => place + 1);

/** A deck that shows these ranks first, and aces after them. */
function dealing(...shown: number[]): Rng {
  return { u32: () => ((shown.shift() ?? 1) - 1) * 4 };
}

const play = (shown: number[], ...names: string[]) =>
  hilo.play(
    figures,
    { stake: 10_000 },
    names.map((name): Decision => ({ name })),
    dealing(...shown),
  );

const names = ({ choices }: ReturnType<typeof play>) => choices.map(({ name }) => name);

test.for(ranks)('what is guessed at rank %i is right for as many ranks as its price says', (rank) => {
  const prices = pricesAt(figures, { rank, won: [], unseen: 51 });
  expect(prices.length).toBe(2);
  for (const { guess, ways, timesX10000 } of prices) {
    expect(ranks.filter((to) => isRight(guess, rank, to)).length).toBe(ways);
    expect(timesX10000).toBe(Math.floor((9900 * 13) / ways));
  }
});

test('a price is a whole number rounded down, also where floats would no longer hold it', () => {
  const anyWays = fc.array(fc.constantFrom(1, 2, 3, 5, RANKS - 1), {
    minLength: 9,
    maxLength: 30,
    size: 'max',
  });
  fc.assert(
    fc.property(anyWays, (won) => {
      const over = 9900n * 13n ** BigInt(won.length);
      const under = won.reduce((product, ways) => product * BigInt(ways), 1n);
      expect(hiloTimes(figures, won)).toBe(Number(over / under));
    }),
  );
});

test('a skip costs nothing and is worth nothing', () => {
  expect(names(play([7]))).toEqual(['higher', 'lower', 'skip']);
  expect(names(play([7, 1], 'skip'))).toEqual(['higher', 'same', 'skip']);
  expect(play([7, 1, 1], 'skip', 'same', 'collect').paid).toBe(128_700);
});

test('who is right goes on from the product of all prices, and who is wrong is paid nothing', () => {
  const round = play([5, 9, 9], 'higher', 'lower');
  expect(round.steps.at(-1)).toMatchObject({ isRight: true, timesX10000: Math.floor((9900 * 169) / 81) });
  expect(names(round)).toEqual(['higher', 'lower', 'skip', 'collect']);
  expect(play([5, 9, 10], 'higher', 'lower')).toMatchObject({ isOver: true, paid: 0, choices: [] });
});

test('no guess leads beyond the top, and a round that only could is over', () => {
  const aces = ['same', 'same', 'same'];
  expect(names(play([1, 1, 1, 1], ...aces))).toEqual(['higher', 'skip', 'collect']);
  for (const rank of ranks) {
    const prices = pricesAt({ ...figures, topX10000: 200_000 }, { rank, won: [6], unseen: 51 });
    const isWithin = (ways: number) => Math.floor((9900 * 169) / (6 * ways)) <= 200_000;
    const within = pricesAt(figures, { rank, won: [], unseen: 51 }).filter(({ ways }) => isWithin(ways));
    expect(prices.map(({ guess }) => guess)).toEqual(within.map(({ guess }) => guess));
  }
  const near = [...aces, 'higher', 'lower'];
  const round = play([1, 1, 1, 1, 4, 4], ...near);
  expect(round.steps.at(-1)).toMatchObject({ timesX10000: Math.floor((9900 * 13 ** 5) / 48) });
  expect(names(round)).toEqual(['higher', 'skip', 'collect']);
  const end = play([1, 1, 1, 1, 4, 4, 5], ...near, 'higher');
  expect(end).toMatchObject({ isOver: true, paid: Math.floor((9900 * 13 ** 6) / 480) });
});

test('skips end while one card is left, and the last card ends the round', () => {
  const all = Array.from({ length: figures.cards - 2 }, () => 'skip');
  expect(names(play([], ...all))).toEqual(['higher', 'same']);
  expect(play([], ...all, 'same')).toMatchObject({ isOver: true, paid: 128_700 });
});
