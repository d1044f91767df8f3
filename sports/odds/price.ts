// A market's prices: what its outcomes are worth, leaned against what the house already owes, with the margin, on the
// ladder.
import { ladderDown } from './ladder.ts';
import { addMargin } from './margin.ts';

/** Under this an outcome is not offered: its price would say more about the model than about the match. */
const CHANCE_MIN = 0.001;

/** How far a price leans when an outcome owes all that it may, in logits. */
const LEAN = 0.15;

/** In thousandths, null where an outcome is not offered. Never above what it is worth. */
export function offeredOdds(fair: readonly number[], margin: number): (number | null)[] {
  const offered = addMargin(fair, margin);
  return offered.map((chance, place) => (fair[place]! < CHANCE_MIN ? null : ladderDown(1 / chance)));
}

/**
 * Probabilities leaned by what each outcome would cost the house, as a share of what it may cost (−1 to 1 and beyond).
 * The sum stays as it is, so that the margin does.
 */
export function leaned(fair: readonly number[], owed: readonly number[]): number[] {
  const sum = fair.reduce((total, chance) => total + chance, 0);
  const moved = fair.map((chance, place) => {
    if (chance <= 0 || chance >= 1) return chance;
    const odds = (chance / (1 - chance)) * Math.exp(LEAN * Math.max(-1, Math.min(1, owed[place] ?? 0)));
    return odds / (1 + odds);
  });
  const movedSum = moved.reduce((total, chance) => total + chance, 0);
  return moved.map((chance) => Math.min(1, (chance * sum) / movedSum));
}
