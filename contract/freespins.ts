// Packs of free spins: rounds of one game whose stake the house pays.
import * as z from 'zod/mini';
import { get } from './define.ts';
import { page, paging } from './paging.ts';
import { list, Money } from './wire.ts';

export const freespinStatuses = ['active', 'finished', 'expired'] as const;
export type FreespinStatus = (typeof freespinStatuses)[number];

/** What a list of packs holds where nobody says otherwise: more than anyone has. */
export const FREESPINS_COUNT = 99;

/** Of which a player's purse what is won goes to: money, or bonus money. */
export const winsTo = z.enum(['main', 'bonus']);

/** Whoever gives rewards. */
export const packGivers = ['offer', 'promo-code', 'level', 'quest', 'shop', 'tournament', 'staff'] as const;

export const FreespinPack = z.object({
  id: z.string(),
  game: z.object({ sysname: z.string(), name: z.string() }),
  total_count: z.int(),
  remaining_count: z.int(),
  status: z.enum(freespinStatuses),
  /** Of each round. */
  stake: Money,
  wins_to: winsTo,
  /** ISO 8601, in UTC. */
  expires_at: z.string(),
  /** Why the player has it; null where nobody knows any more. */
  giver: z.nullable(z.enum(packGivers)),
});
export type FreespinPack = z.output<typeof FreespinPack>;

export const freespins = {
  /** Those that can be played first. `fields` names extra blocks, of which there are none yet. */
  get: get('freespins.get', {
    who: 'player',
    input: z.object({
      ...paging,
      status: z.optional(z.enum(freespinStatuses)),
      fields: z.optional(list),
    }),
    output: page(FreespinPack),
    shows: ['freespins'],
  }),
};
