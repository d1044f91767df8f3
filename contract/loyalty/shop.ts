// The shop: what coins buy, and what was bought.
import * as z from 'zod/mini';
import { LoyaltyReward } from './reward.ts';

/** Why it cannot be bought now, and who can see it is not for them. */
export const productStates = ['open', 'short', 'owned', 'limit', 'cooling', 'level', 'sold_out'] as const;
export const productKinds = ['freespins', 'cash', 'bonus', 'freebet', 'frame', 'coins'] as const;

export const Product = z.object({
  id: z.int(),
  kind: z.enum(productKinds),
  image: z.string(),
  tone: z.string(),
  reward: LoyaltyReward,
  /** In coins. */
  price: z.int(),
  /** How many are left; null: as many as are wanted. */
  left: z.nullable(z.int()),
  /** From this level on. */
  level: z.int(),
  /** How many one player may have; null: as many as they like. */
  limit: z.nullable(z.int()),
  /** So many days after one the next may be bought. */
  cooldown_days: z.nullable(z.int()),
  /** Of the player who asks for the block `own`. */
  own: z.optional(
    z.object({
      state: z.enum(productStates),
      /** How many coins are missing. */
      missing: z.int(),
      /** When the next one may be bought. */
      available_at: z.nullable(z.string()),
      /** Of a frame: the avatar has it on. */
      is_worn: z.boolean(),
    }),
  ),
});
export type Product = z.output<typeof Product>;

export const orderStates = ['new', 'delivered', 'refunded'] as const;

export const LoyaltyOrder = z.object({
  id: z.string(),
  product: z.int(),
  reward: LoyaltyReward,
  price: z.int(),
  state: z.enum(orderStates),
  made_at: z.string(),
});
export type LoyaltyOrder = z.output<typeof LoyaltyOrder>;
