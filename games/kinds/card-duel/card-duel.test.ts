import { expect, test } from 'vitest';
import { sunAndMoon } from '../../definitions/sun-and-moon.ts';
import { fastRng } from '../../rng/fast-rng.ts';
import { cardDuel, duelTimes } from './card-duel.ts';

const { figures } = sunAndMoon;

test.each([
  ['sun', 3, 20_000],
  ['sun', -3, 0],
  ['moon', 3, 0],
  ['moon', -3, 20_000],
  ['sun', 0, 5000],
  ['moon', 0, 5000],
  ['tie', 0, 130_000],
  ['tie', 1, 0],
])('%s with the first card ahead by %i', (spot, lead, times) =>
  expect(duelTimes(figures, spot, lead)).toBe(times),
);

test('the first card is for the first side, and aces are high', () => {
  const bet = cardDuel.betOf({ chips: { sun: 10, moon: 10 } }, figures)!;
  for (let seed = 1; seed <= 200; seed++) {
    const { steps, paid } = cardDuel.play(figures, bet, [], fastRng(seed));
    const [first, second] = (steps[0]!.cards as number[]).map((card) => '23456789TJQKA'[card >> 2]);
    const lead = '23456789TJQKA'.indexOf(first!) - '23456789TJQKA'.indexOf(second!);
    expect(steps[1]!.pays).toEqual(
      lead === 0 ? { sun: 5, moon: 5 } : lead > 0 ? { sun: 20, moon: 0 } : { sun: 0, moon: 20 },
    );
    expect(paid).toBe(lead === 0 ? 10 : 20);
  }
});
