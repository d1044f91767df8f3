// What the house can give, whoever gives it: an offer, a level, a quest, a tournament, the shop.
import type { Cents } from '#rules/money.ts';
import type { Player } from '../calls/context.ts';
import type { PackRow } from '../freespins/packs.ts';

/** Amounts are in the player's own currency; whoever gives has exchanged them before. */
export type Reward =
  | { kind: 'cash'; amount: Cents }
  /**
   * Of a template, which says for which product it is and what must be played for it; with the deposit it is given for,
   * where there was one.
   */
  | { kind: 'bonus'; template: string; amount: Cents; deposit?: Cents | undefined }
  | {
      kind: 'freespins';
      game: string;
      rounds: number;
      stake: Cents;
      winsTo: PackRow['wins_to'];
      days: number;
    }
  | { kind: 'coins'; coins: number }
  /** A stake on a bet that the house pays; what it wins is the player's. */
  | { kind: 'freebet'; value: Cents; oddsMinX1000?: number | undefined; days: number };

/** Why the player has it: kept with what was given, and shown to them. */
export interface RewardSource {
  giver:
    | 'offer'
    | 'promo-code'
    | 'level'
    | 'quest'
    | 'shop'
    | 'tournament'
    | 'cashback'
    | 'jackpot'
    | 'staff';
  /** Of the offer, the tournament, the product. */
  name: string;
}

export interface Given {
  /** Drawn or derived before the transaction; the same key gives once. */
  key: string;
  player: Pick<Player, 'id' | 'currency'>;
  reward: Reward;
  source: RewardSource;
}
