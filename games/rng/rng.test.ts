import { describe, expect, test } from 'vitest';
import { unevenness } from '#tests/chi-square.ts';
import { fairRng } from './fair-rng.ts';
import { fastRng } from './fast-rng.ts';
import { draw52, drawInt, drawSome, drawWeighted, type Rng, shuffled } from './rng.ts';

const ALL_WORDS = 2 ** 32;

/** What honest chance exceeds once in 16,000; the seeds are fixed, so a test that holds once holds for good. */
const TOO_FAR = 4;

const serverSeed = Uint8Array.from({ length: 32 }, (_, place) => 7 * place + 3);
const fair = (scope: string) => fairRng({ serverSeed, clientSeed: 'tests', nonce: 1, scope });

/** These words and no others. */
function scripted(...words: number[]): Rng & { left: () => number } {
  return { u32: () => words.shift()!, left: () => words.length };
}

function countsOf(cells: number, draws: number, draw: () => number): Float64Array {
  const counts = new Float64Array(cells);
  for (let drawn = 0; drawn < draws; drawn++) counts[draw()]! += 1;
  return counts;
}

describe('a whole number below n', () => {
  test('is as likely as any other for every n to 4,096: each bucket of words gives each once, the rest is passed over', () => {
    const faults: string[] = [];
    for (let n = 1; n <= 4096; n++) {
      const limit = ALL_WORDS - (ALL_WORDS % n);

      for (const start of [0, limit - n]) if (!isOnceEach(n, start)) faults.push(`${n} from ${start}`);
      if (limit < ALL_WORDS && !(isPassedOver(n, limit) && isPassedOver(n, ALL_WORDS - 1)))
        faults.push(`${n} takes words of the last bucket`);
    }
    expect(faults).toEqual([]);
  });

  test.for([2 ** 31 - 1, 2 ** 31, 2 ** 31 + 1, ALL_WORDS - 1, ALL_WORDS])(
    'is drawn below %d, at the edge of a word, from whole buckets alone',
    (n) => {
      const limit = ALL_WORDS - (ALL_WORDS % n);
      for (const word of [0, n - 1, limit - 1]) expect(drawInt(scripted(word), n)).toBe(word % n);
      if (limit < ALL_WORDS) expect(isPassedOver(n, limit) && isPassedOver(n, ALL_WORDS - 1)).toBe(true);
    },
  );

  function isOnceEach(n: number, start: number): boolean {
    let word = start;
    const rng = { u32: () => word };
    for (let place = 0; place < n; place++, word++) if (drawInt(rng, n) !== place) return false;
    return true;
  }

  function isPassedOver(n: number, word: number): boolean {
    const rng = scripted(word, n - 1);
    return drawInt(rng, n) === n - 1 && rng.left() === 0;
  }

  test.for([2, 13, 15, 25, 37, 40, 52, 100, 10_000])('is spread evenly over %i', (n) => {
    const draws = Math.max(100_000, 20 * n);
    const rng = fair(`even-${n}`);
    expect(
      Math.abs(
        unevenness(
          countsOf(n, draws, () => drawInt(rng, n)),
          draws / n,
        ),
      ),
    ).toBeLessThan(TOO_FAR);
  });

  test('is spread evenly where a third of all words has to be passed over, and a remainder is not', () => {
    const [n, cells, draws] = [3 * 2 ** 30, 12, 12_000];
    const cellOf = (number: number) => Math.floor(number / 2 ** 28);
    const spreadBy = (draw: (rng: Rng) => number) => {
      const rng = fair('a-third');
      return Math.abs(
        unevenness(
          countsOf(cells, draws, () => cellOf(draw(rng))),
          draws / cells,
        ),
      );
    };
    expect(spreadBy((rng) => drawInt(rng, n))).toBeLessThan(TOO_FAR);
    expect(spreadBy((rng) => rng.u32() % n)).toBeGreaterThan(2 * TOO_FAR);
  });

  test.for([37, 52, 100])('would not pass as even if it were the remainder of a byte by %i', (n) => {
    const rng = fair(`byte-${n}`);
    const counts = countsOf(n, 100_000, () => (rng.u32() >>> 24) % n);
    expect(unevenness(counts, 100_000 / n)).toBeGreaterThan(2 * TOO_FAR);
  });

  test('is the first of its round as evenly as any, over the rounds of one seed', () => {
    let nonce = 0;
    const first = () => drawInt(fairRng({ serverSeed, clientSeed: 'tests', nonce: nonce++, scope: 'x' }), 37);
    expect(Math.abs(unevenness(countsOf(37, 37_000, first), 1000))).toBeLessThan(TOO_FAR);
  });

  test.for([0, -1, 1.5, Number.NaN, ALL_WORDS + 1])('is not drawn below %d', (n) => {
    expect(() => drawInt(fastRng(1), n)).toThrow(RangeError);
  });
});

test('pairs of numbers that follow each other are as likely as any', () => {
  const rng = fair('pairs');
  const counts = countsOf(100, 100_000, () => drawInt(rng, 10) * 10 + drawInt(rng, 10));
  expect(Math.abs(unevenness(counts, 1000))).toBeLessThan(TOO_FAR);
});

test('52 bits are the upper twenty of a word, then the whole next word', () => {
  expect(draw52(scripted(0, 0))).toBe(0);
  expect(draw52(scripted(ALL_WORDS - 1, ALL_WORDS - 1))).toBe(2 ** 52 - 1);
  expect(draw52(scripted(0xabcde_fff, 0x12345678))).toBe(0xabcde12345678);
});

test('weights are met exactly: of all draws below their sum each place takes its share, and none takes what it has not', () => {
  const weights = [3, 0, 1, 6];
  const counts = new Float64Array(weights.length);
  for (let word = 0; word < 10; word++) counts[drawWeighted(scripted(word), weights)]! += 1;
  expect([...counts]).toEqual(weights);
});

test('a shuffled deck has every card at every place equally often, and every card once', () => {
  const [cards, decks] = [52, 10_000];
  const rng = fair('decks');
  const counts = new Float64Array(cards * cards);
  for (let deck = 0; deck < decks; deck++) {
    const order = shuffled(rng, cards);
    for (const [place, card] of order.entries()) counts[place * cards + card]! += 1;
    expect(new Set(order).size).toBe(cards);
  }
  expect(Math.abs(unevenness(counts, decks / cards, (cards - 1) ** 2))).toBeLessThan(TOO_FAR);
});

test('every order of four is as likely', () => {
  const rng = fair('orders');
  const orders = new Map<string, number>();
  for (let deal = 0; deal < 24_000; deal++) {
    const order = shuffled(rng, 4).join('');
    orders.set(order, (orders.get(order) ?? 0) + 1);
  }
  expect(orders.size).toBe(24);
  expect(Math.abs(unevenness([...orders.values()], 1000))).toBeLessThan(TOO_FAR);
});

test('some of forty are all different, and each of the forty is as likely at each draw', () => {
  const [numbers, drawn, draws] = [40, 10, 10_000];
  const rng = fair('some');
  const counts = new Float64Array(numbers * drawn);
  for (let draw = 0; draw < draws; draw++) {
    const some = drawSome(rng, numbers, drawn);
    expect(new Set(some).size).toBe(drawn);
    for (const [place, number] of some.entries()) counts[place * numbers + number]! += 1;
  }
  expect(Math.abs(unevenness(counts, draws / numbers, (numbers - 1) * drawn))).toBeLessThan(TOO_FAR);
});
