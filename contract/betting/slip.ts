// A slip: what is picked, how it plays together, and for how much. It travels as JSON in one field, because forms have
// no lists.
import * as z from 'zod/mini';
import { LEGS_MAX, namedSystems } from '#sports/bets/combos.ts';
import { json } from '../json-field.ts';
import { Cents, fromDecimal, toDecimal } from '../wire.ts';

export const oddsPolicies = ['none', 'better', 'any'] as const;
export type OddsPolicy = (typeof oddsPolicies)[number];

const Pick = z.strictObject({
  market: z.string().check(z.maxLength(80)),
  outcome: z.string().check(z.maxLength(20)),
});

/** In thousandths. */
const ODDS_MAX = 1_000_000;

const Leg = z.strictObject({
  event: z.int().check(z.positive()),
  /** One, or two to eight of the same event: a bet builder. */
  picks: z.array(Pick).check(z.minLength(1), z.maxLength(8)),
  /** The price that the player saw, in thousandths. */
  odds: z.int().check(z.minimum(1_010), z.maximum(ODDS_MAX)),
  is_banker: z.optional(z.boolean()),
});
export type SlipLeg = z.output<typeof Leg>;

/** Lower than any that are offered alone: a part of a profit. */
const placeOdds = z.int().check(z.minimum(1_000), z.maximum(ODDS_MAX));

export const BetKind = z.union([
  z.strictObject({ type: z.enum(['single', 'accumulator']) }),
  /** One pick of who wins a league, staked twice, to win and to come in; the odds of coming in that were seen. */
  z.strictObject({ type: z.literal('each-way'), place: z.optional(placeOdds) }),
  z.strictObject({ type: z.literal('system'), size: z.int().check(z.minimum(1), z.maximum(LEGS_MAX)) }),
  z.strictObject({
    type: z.literal('named-system'),
    name: z.enum(Object.keys(namedSystems) as [keyof typeof namedSystems, ...(keyof typeof namedSystems)[]]),
  }),
]);
export type BetKind = z.output<typeof BetKind>;

/** Above all that a purse holds, so that no sum of stakes leaves whole numbers. */
const UNIT_MAX = 100_000_000;
const isWholeCents = (value: number) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6;
const unit = z.codec(z.number().check(z.minimum(0), z.maximum(UNIT_MAX), z.refine(isWholeCents)), Cents, {
  decode: fromDecimal,
  encode: toDecimal,
});

export const Slip = z.strictObject({
  legs: z.array(Leg).check(z.minLength(1), z.maxLength(LEGS_MAX)),
  bet: BetKind,
  /** On each combination; on a single, the stake. */
  unit,
  policy: z.enum(oddsPolicies),
  /** Paid by this free bet in place of the player's money. */
  freebet: z.optional(z.int()),
});
export type Slip = z.output<typeof Slip>;

/** Twenty legs with builders fit into it. */
const LENGTH_MAX = 20_000;

export const slipField = json(Slip, LENGTH_MAX);
