// What an operator says of a jackpot. A cycle is played by a copy of it, so that no change touches one that is under way.
import * as z from 'zod/mini';
import { jackpotTones } from '#contract/jackpots.ts';
import { isPlayable } from '#games/playable.ts';

const words = (max: number) => {
  const line = z.string().check(z.maxLength(max));
  return z.union([line, z.object({ $in: z.record(z.string(), line) })]);
};
/** In euros. More than two billion could not be drawn evenly. */
const cents = z.int().check(z.positive(), z.lte(200_000_000_000));
const drawable = z.int().check(z.positive(), z.lte(2 ** 32));
/** Of a bet, in millionths; a tenth of it would eat the game's own return. */
const ppm = z.int().check(z.nonnegative(), z.lte(100_000));
const game = z.string().check(z.refine(isPlayable));

const all = {
  id: z.int().check(z.positive()),
  is_offered: z.boolean(),
  title: words(60),
  text: words(400),
  image: z.string().check(z.maxLength(100)),
  tone: z.enum(jackpotTones),
  games: z.array(game).check(z.minLength(1), z.maxLength(300)),
  min_stake_cents: cents,
  start_cents: cents,
  reserve_ppm: ppm,
  place: z.optional(z.int()),
};

export const JackpotDefinition = z.discriminatedUnion('kind', [
  z.object({ ...all, kind: z.literal('progressive'), pot_ppm: ppm, mean_turnover_cents: cents }),
  z
    .object({
      ...{ ...all, kind: z.literal('by-value') },
      pot_ppm: ppm.check(z.positive()),
      start_cents: drawable,
      limit_cents: drawable,
    })
    .check(z.refine(({ start_cents, limit_cents }) => limit_cents > start_cents, { path: ['limit_cents'] })),
  z.object({
    ...{ ...all, kind: z.literal('by-time'), pot_ppm: ppm },
    window_minutes: z.int().check(z.gte(5), z.lte(31 * 24 * 60)),
  }),
  z.object({ ...all, kind: z.literal('fixed'), pot_ppm: z.literal(0), mean_turnover_cents: cents }),
]);

export type JackpotDefinition = z.output<typeof JackpotDefinition>;
