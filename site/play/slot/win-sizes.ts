// How large a win is called, and how long it is counted. All in hundredths of the stake.

/** No more than was staked: nothing to be glad of. */
export const EVEN_X100 = 100;
/** From here coins fly, rays shine, and the stage is taken over. */
export const COINS_X100 = 1000;
export const BIG_X100 = 2500;
export const HUGE_X100 = 10_000;

/** A few times the stake is counted at a glance. */
const FEW_X100 = 500;

/** How long the sum runs up. */
export const countMs = (paysX100: number): number => (paysX100 < FEW_X100 ? 600 : 1600);

/** How long the end of a round stands. */
export function ladderMs(paidX100: number): number {
  if (paidX100 < BIG_X100) return 150;
  return paidX100 < HUGE_X100 ? 2600 : 4200;
}
