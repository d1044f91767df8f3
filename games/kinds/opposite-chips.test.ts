import { expect, test } from 'vitest';
import { opposedIn } from './opposite-chips.ts';

test.for([
  [{ red: 100 }, 0],
  [{ red: 100, black: 60 }, 120],
  [{ red: 100, black: 100, 'straight-7': 50 }, 200],
  [{ 'dozen-1': 30, 'dozen-2': 40 }, 0],
  [{ 'dozen-1': 30, 'dozen-2': 40, 'dozen-3': 50 }, 90],
  [{ player: 500, banker: 400, tie: 10 }, 800],
] as const)('of %j so much lies on both sides: %i', ([chips, opposed]) => {
  const stake = Object.values(chips).reduce((sum, chip) => sum + chip, 0);
  expect(opposedIn({ stake, chips } as { stake: number })).toBe(opposed);
});

test('a bet without chips has one side', () => expect(opposedIn({ stake: 100 })).toBe(0));
