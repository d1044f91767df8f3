// The life of a bonus (design C1.1). Before it there are offers, which promise nothing yet.
import type { Cents } from '../money.ts';
import { isPlayedThrough } from './turnover.ts';

/** Promised: its money lies in a pool of the house, or in the player's purse. */
export const liveStates = ['available', 'active', 'expiring'] as const;
const endedStates = ['completed', 'removed', 'lost', 'expired', 'forfeited', 'revoked'] as const;
export const bonusStates = [...liveStates, ...endedStates] as const;
export type BonusState = (typeof bonusStates)[number];

const next: Readonly<Record<(typeof liveStates)[number], readonly BonusState[]>> = {
  available: ['active', 'removed', 'expired', 'revoked'],
  active: ['available', 'completed', 'expiring', 'expired', 'lost', 'forfeited', 'revoked'],
  expiring: ['completed', 'expired', 'forfeited', 'revoked'],
};

export const mayBecome = (from: BonusState, to: BonusState): boolean =>
  Object.hasOwn(next, from) && next[from as keyof typeof next].includes(to);

export interface StandingBonus {
  state: BonusState;
  turnoverHundredths: number;
  required: Cents;
  /** Of one that waits, when it must have been activated; else when it must have been played through. */
  endsAt: Date;
  /** When something was last counted for it, or it was activated. */
  movedAt: Date | null;
}

export interface Surroundings {
  /** What lies in the pocket of its product. */
  purse: Cents;
  /** A round that bonus money has staked is not over: what it pays is still to come. */
  hasOpenRound: boolean;
  /** No game takes less. */
  smallestStake: Cents;
  now: Date;
}

/** So long after the end what was played before it may still be counted. */
const COUNTED_WITHIN_MS = 60_000;
/** So long too little for any stake may lie there, before it is called lost. */
const DUST_MS = 24 * 3_600_000;

/** What time and play have made of it by now; null: nothing else than it is. */
export function stateDue(bonus: StandingBonus, around: Surroundings): BonusState | null {
  const { state, turnoverHundredths, required, endsAt } = bonus;
  const { hasOpenRound, now } = around;
  const lateMs = now.getTime() - endsAt.getTime();
  if (state === 'available') return lateMs >= 0 ? 'expired' : null;
  if (state !== 'active' && state !== 'expiring') return null;
  const isDone = isPlayedThrough(turnoverHundredths, required);
  if (!hasOpenRound && isDone) return 'completed';
  if (!hasOpenRound && state === 'expiring') return 'expired';
  if (lateMs >= COUNTED_WITHIN_MS && state === 'active') return hasOpenRound ? 'expiring' : 'expired';
  return !hasOpenRound && state === 'active' && isLost(bonus, around) ? 'lost' : null;
}

function isLost({ movedAt }: StandingBonus, { purse, smallestStake, now }: Surroundings): boolean {
  if (purse === 0) return true;
  return purse < smallestStake && movedAt !== null && now.getTime() - movedAt.getTime() >= DUST_MS;
}
