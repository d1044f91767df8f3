// What an operator says of a cashback. A period is reckoned by a copy of it, made when the period begins.
import * as z from 'zod/mini';
import { cashbackPeriods } from '#rules/cashback.ts';

const line = z.string().check(z.maxLength(200));
/** In euros. */
const cents = z.int().check(z.nonnegative(), z.lte(100_000_000));
/** Of what was lost, in millionths; more than half would pay for losing. */
const ppm = z.int().check(z.nonnegative(), z.lte(500_000));
/** How much of what was lost there counts, in millionths. */
const weight = z.int().check(z.nonnegative(), z.lte(1_000_000));

export const CashbackDefinition = z.object({
  id: z.int().check(z.positive()),
  is_offered: z.boolean(),
  description: z.union([line, z.object({ $in: z.record(z.string(), line) })]),
  period: z.enum(cashbackPeriods),
  /** From this level of the loyalty programme on; the first is for everybody. */
  rates: z
    .array(z.object({ from_level: z.int().check(z.positive()), rate_ppm: ppm }))
    .check(z.minLength(1), z.maxLength(30)),
  minimum_cents: cents,
  cap_cents: cents,
  games_ppm: weight,
  sports_ppm: weight,
  /** No more counts than what the player has brought and not taken home or kept. */
  is_bound_by_deposits: z.boolean(),
  /** No more is given back than this share of what games and sports keep on average of the stakes. */
  bound: z.optional(z.object({ share_ppm: weight, sports_edge_ppm: weight, outside_edge_ppm: weight })),
  is_automatic: z.boolean(),
  claim_days: z.int().check(z.gte(1), z.lte(365)),
  place: z.optional(z.int()),
});

export type CashbackDefinition = z.output<typeof CashbackDefinition>;
