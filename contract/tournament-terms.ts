// What a tournament gives and whom it is for: said by operators, kept with each run, shown to players.
import * as z from 'zod/mini';

const whole = (least: number, most: number) => z.int().check(z.minimum(least), z.maximum(most));
const name = z.string().check(z.maxLength(100));

/** Amounts are in euro cents. */
export const Prize = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('cash'), cents: whole(1, 100_000_000) }),
  z.object({ kind: z.literal('bonus'), template: name, cents: whole(1, 100_000_000) }),
  z.object({
    kind: z.literal('freespins'),
    game: name,
    rounds: whole(1, 1_000),
    stake_cents: whole(1, 100_000),
    wins_to: z.enum(['main', 'bonus']),
    days: whole(1, 365),
  }),
  z.object({ kind: z.literal('coins'), coins: whole(1, 100_000_000) }),
]);

/** Of whom it is not: each is said to a player before they press anything. */
export const Restrictions = z.object({
  /** Codes of countries whose players cannot join. */
  countries: z.array(z.string().check(z.regex(/^[A-Z]{2}$/))),
  is_verified_only: z.boolean(),
  /** Null: as many as come. */
  max_participants: z.nullable(whole(2, 10_000_000)),
});
