// Whether a player takes what is offered now for what they saw: not at all, if it is better, or if it is nearly the same.
import type { OddsPolicy } from '#contract/betting/slip.ts';

/** So far all legs together may have moved, either way, for whoever takes any price. */
const NEAR_PERCENT = 5n;

/** Leg by leg, in thousandths. */
export function isTaken(policy: OddsPolicy, seen: readonly number[], offered: readonly number[]): boolean {
  if (policy === 'none') return seen.every((odds, place) => odds === offered[place]);
  if (policy === 'better') return seen.every((odds, place) => offered[place]! >= odds);
  const [before, now] = [productOf(seen), productOf(offered)];
  const moved = now > before ? now - before : before - now;
  return moved * 100n <= before * NEAR_PERCENT;
}

const productOf = (odds: readonly number[]) => odds.reduce((product, one) => product * BigInt(one), 1n);
