// How much more may be staked, or sold back, before an event, its league or the whole book could lose more than it may.
import type { EventRisk, Tallies } from './event-risk.ts';

/** What one bet changes in one event. */
export interface ChangedRisk {
  readonly risk: EventRisk;
  /** In play: the score of the match. */
  readonly now: Tallies | undefined;
  /** With the bet at a stake on each combination. */
  at(unit: number): EventRisk;
  /** The most that the event may lose. */
  readonly cap: number;
  /** Scopes that the event's loss counts in: its league, the whole book. */
  readonly scopes: readonly RiskScope[];
  /** Never less than what the event may lose without the bet, and by how much more with it; absent where there is no such bound. */
  readonly atMost?: { readonly loss: number; more(unit: number): number };
}

export interface RiskScope {
  readonly name: string;
  /** What may be lost in it beyond what may be lost already. */
  readonly left: number;
}

/** By sums alone: most bets are far from all caps, and for them no scenario is looked at. */
function isSurelyWithinCaps(changed: readonly ChangedRisk[], unit: number): boolean {
  const scopes = new Map<string, number>();
  for (const { atMost, cap, scopes: own } of changed) {
    const more = atMost?.more(unit) ?? Number.POSITIVE_INFINITY;
    if (atMost === undefined || atMost.loss + more > cap) return false;
    for (const { name, left } of own) {
      const rest = (scopes.get(name) ?? left) - more;
      if (rest < 0) return false;
      scopes.set(name, rest);
    }
  }
  return true;
}

/** A change that makes no worst case worse is always allowed, above the caps too: it balances the book. */
export function isWithinCaps(changed: readonly ChangedRisk[], unit: number): boolean {
  if (isSurelyWithinCaps(changed, unit)) return true;
  const scopes = new Map<string, { left: number; more: number }>();
  for (const { risk, now, at, cap, scopes: own } of changed) {
    const [before, after] = [risk.loss(now), at(unit).loss(now)];
    if (after > cap && after > before) return false;
    for (const { name, left } of own) {
      const scope = scopes.get(name) ?? { left, more: 0 };
      scopes.set(name, { left, more: scope.more + after - before });
    }
  }
  return [...scopes.values()].every(({ left, more }) => more <= 0 || more <= left);
}

/** The largest whole unit of at most `wanted` that is within the caps. A worst case is convex in the stake. */
export function largestUnit(changed: readonly ChangedRisk[], wanted: number): number {
  const most = Math.max(0, wanted);
  if (isWithinCaps(changed, most)) return most;
  let [taken, refused] = [0, most];
  while (refused - taken > 1) {
    const middle = Math.floor((taken + refused) / 2);
    if (isWithinCaps(changed, middle)) taken = middle;
    else refused = middle;
  }
  return taken;
}
