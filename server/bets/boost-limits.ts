// How much may be staked on a boosted price, and what a boost may cost: settings of content/cms/gift-limits.json, which only
// two persons change.

import type { Content } from '../content/content.ts';
import { giftLimitSettings } from '../content-store/gift-limits.ts';

export interface BoostLimits {
  /** In euro cents: what one player may stake on one boost. Nothing that is sold or settled frees any of it. */
  perPlayerCents: number;
  /** In euro cents: what all players may stake on one boost. */
  perBoostCents: number;
  /** In euro cents: the expected cost of one boost, above what the same bets would cost at the plain price. */
  costCents: number;
  /** Whether a boosted bet earns the other extras too, and may be paid by a free bet. */
  withExtras: boolean;
}

const noBoosts: BoostLimits = { perPlayerCents: 0, perBoostCents: 0, costCents: 0, withExtras: false };

/** Without a readable setting bets are taken at the plain prices. */
export function boostLimitsOf(content: Content): BoostLimits {
  if (!content.hasCms('gift-limits')) return noBoosts;
  const read = giftLimitSettings.boost.safeParse(content.cms<{ boost?: unknown }>('gift-limits').boost);
  return read.success ? read.data : noBoosts;
}
