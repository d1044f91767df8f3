// What a level, a quest or a product gives, as a player is told of it.
import * as z from 'zod/mini';
import { Money } from '../wire.ts';

/** What an avatar may be framed by. */
export const frames = ['brass', 'silver', 'royal'] as const;

export const LoyaltyReward = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('coins'), coins: z.int() }),
  z.object({ kind: z.literal('cash'), amount: Money }),
  z.object({
    kind: z.literal('freespins'),
    game: z.object({ sysname: z.string(), name: z.string() }),
    rounds: z.int(),
    /** Of a round. */
    stake: Money,
    wins_to: z.enum(['main', 'bonus']),
    /** So long they can be played. */
    days: z.int(),
  }),
  z.object({ kind: z.literal('bonus'), amount: Money }),
  z.object({ kind: z.literal('freebet'), amount: Money, odds_min: z.number(), days: z.int() }),
  z.object({ kind: z.literal('frame'), frame: z.enum(frames) }),
]);
export type LoyaltyReward = z.output<typeof LoyaltyReward>;
