import { expect, test } from 'vitest';
import { Refusal } from '#contract/refusals.ts';
import { noFreeSpins } from '../free-spins.ts';
import type { TableState } from '../table.ts';
import { type AutoplayWish, beginAutoplay, nextOf, standsMs } from './autoplay.ts';

const STAKE = 100;
const wish: AutoplayWish = { rounds: 3, mostLost: 250, leastWin: 500 };

const over = (paid: number) => ({ staked: STAKE, paid, is_over: true, steps: [], bet: { stake: STAKE } });

const table = (change: object = {}): TableState =>
  ({
    ...{ opened: {}, balance: { currency: 'EUR', cash: 1000, bonus: 0 }, stake: STAKE, round: null },
    ...{ isReplay: false, seen: 0, isAsking: false, isChecking: false, isResting: false, refusal: null },
    ...{ net: 40, free: noFreeSpins },
    ...change,
  }) as TableState;

const running = (begun: number) => ({ ...beginAutoplay(wish, table()), begun });

test('it plays so many rounds, one when the other was seen, and then it is over', () => {
  expect(nextOf(running(0), table(), STAKE)).toBe('play');
  expect(nextOf(running(1), table({ isAsking: true }), STAKE)).toBe('wait');
  expect(nextOf(running(1), table({ isResting: true }), STAKE)).toBe('wait');
  const shown = { round: { ...over(0), steps: [{ step: 'fall' }] } };
  expect(nextOf(running(1), table({ ...shown, seen: 0 }), STAKE)).toBe('wait');
  expect(nextOf(running(1), table({ ...shown, seen: 1 }), STAKE)).toBe('play');
  expect(nextOf(running(3), table({ round: over(0) }), STAKE)).toBe('done');
});

test.for([
  [40, 'play'],
  [-110, 'play'],
  [-111, 'lost'],
] as const)('it never loses more than was said: at a net result of %i the next is "%s"', ([net, next]) => {
  expect(nextOf(running(1), table({ net, round: over(0) }), STAKE)).toBe(next);
});

test('a round that somebody else pays for can lose nothing', () => {
  expect(nextOf(running(1), table({ net: -210, round: over(0) }), 0)).toBe('play');
});

test('a win as great as was said is the last, but not one from before it began, nor one that is shown again', () => {
  expect(nextOf(running(1), table({ net: 440, round: over(499) }), STAKE)).toBe('play');
  expect(nextOf(running(1), table({ net: 440, round: over(500) }), STAKE)).toBe('won');
  expect(nextOf(running(0), table({ net: 440, round: over(500) }), STAKE)).toBe('play');
  expect(nextOf(running(1), table({ net: 440, round: over(500), isReplay: true }), STAKE)).toBe('play');
  const any = { ...running(1), leastWin: null };
  expect(nextOf(any, table({ net: 9940, round: over(10_000) }), STAKE)).toBe('play');
});

test('whatever needs a person ends it', () => {
  const open = { round: { ...over(0), is_over: false } };
  expect(nextOf(running(1), table(open), STAKE)).toBe('asked');
  expect(nextOf(running(1), table({ stake: 200 }), STAKE)).toBe('changed');
  const refusal = Reflect.construct(Refusal, ['InsufficientFunds']);
  expect(nextOf(running(1), table({ refusal }), STAKE)).toBe('refused');
  expect(nextOf(running(1), table({ free: { ...noFreeSpins, isUsedUp: true } }), STAKE)).toBe('asked');
});

test('what was won stands longer than what was lost', () => {
  const [lost, even, won, much] = [0, STAKE, 150, 1000].map((paid) => standsMs(table({ round: over(paid) })));
  expect(even).toBe(lost);
  expect(won).toBeGreaterThan(even!);
  expect(much).toBeGreaterThan(won!);
});
