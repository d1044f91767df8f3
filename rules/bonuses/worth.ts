// What finishing a bonus costs and brings on average: what is left to play, times what the game keeps of it.
import { type Cents, cents } from '../money.ts';

export interface Finishing {
  /** Stakes that count and are still to be played. */
  left: Cents;
  /** What lies in the purse of the bonus. */
  purse: Cents;
  cap: Cents | null;
  /** Of one round. */
  bet: Cents;
  /** Of a stake, what counts. */
  percent: number;
  /** What the game keeps of a stake, as a share. */
  edge: number;
}

export interface Worth {
  rounds: number;
  cost: Cents;
  /** Less than nothing: on average the purse is gone before. */
  becomes: Cents;
}

export function worthOfFinishing({ left, purse, cap, bet, percent, edge }: Finishing): Worth {
  const staked = (left * 100) / percent;
  const cost = cents(Math.round(staked * edge));
  const becomes = purse - cost;
  return {
    ...{ rounds: Math.ceil(staked / bet), cost },
    becomes: cents(cap === null ? becomes : Math.min(cap, becomes)),
  };
}
