// Whether a jackpot fell where it was bound to fall: the page and our own tests ask here, with the code that drops them.
import { commitOf, seedFromText } from '../rng/commit.ts';
import { type Cycle, triggerOf } from './trigger.ts';

export interface Drop {
  cycle: Cycle;
  /** The hash that was told before the cycle began. */
  commit: string;
  /** Hexadecimal. */
  serverSeed: string;
  /** What the cycle's measure was before the winning bet, and with it. */
  before: number;
  after: number;
}

export interface VerifiedDrop {
  /** SHA-256 of the seed. */
  commit: string;
  isCommitted: boolean;
  trigger: number;
  /** The winning bet is the one that reached the trigger. */
  isReached: boolean;
}

/** Throws where the seed is none. */
export function verifyDrop({ cycle, commit, serverSeed, before, after }: Drop): VerifiedDrop {
  const seed = seedFromText(serverSeed);
  const trigger = triggerOf(seed, cycle);
  const hash = commitOf(seed);
  return {
    commit: hash,
    isCommitted: hash === commit.toLowerCase(),
    trigger,
    isReached: before < trigger && trigger <= after,
  };
}
