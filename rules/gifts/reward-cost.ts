// What one reward costs the operator at worst, in euro cents, whoever defines it. Games and bets keep a share of what is
// staked on average, so a bonus, a free bet or a pack of free spins is expected to cost no more than its face value.

export interface CostTerms {
  /** What a coin buys in the shop, in hundredths of a euro cent. */
  coinHundredths: number;
  /** The smallest stake of a game in euro cents: a pack that names less is played at this stake. */
  leastStake: (game: string) => number;
}

/** A reward by the field names of any definition: offers, loyalty and tournaments spell the same sum in their own ways. */
export interface DefinedReward {
  kind: string;
  /** Cash of an offer. */
  amount?: number | undefined;
  /** The largest bonus of an offer. */
  most?: number | undefined;
  cents?: number | undefined;
  coins?: number | undefined;
  game?: string | undefined;
  rounds?: number | undefined;
  stake?: number | undefined;
  stakeCents?: number | undefined;
  stake_cents?: number | undefined;
}

/** A reward of a kind that is not known here has no bound, so that a new kind cannot pass unseen. */
export function rewardCost(reward: DefinedReward, { coinHundredths, leastStake }: CostTerms): number {
  switch (reward.kind) {
    case 'cash':
    case 'bonus':
    case 'freebet':
      return reward.amount ?? reward.most ?? reward.cents ?? Infinity;
    case 'freespins': {
      const stake = reward.stake ?? reward.stakeCents ?? reward.stake_cents ?? Infinity;
      const least = reward.game === undefined ? Infinity : leastStake(reward.game);
      return (reward.rounds ?? Infinity) * Math.max(stake, least);
    }
    case 'coins':
      return coinsCost(reward.coins ?? Infinity, coinHundredths);
    case 'frame':
      return 0;
    default:
      return Infinity;
  }
}

export const coinsCost = (coins: number, coinHundredths: number): number =>
  Math.ceil((coins * coinHundredths) / 100);

export const rewardsCost = (rewards: readonly DefinedReward[], terms: CostTerms): number =>
  rewards.reduce((total, reward) => total + rewardCost(reward, terms), 0);
