// A bet as its player sees it.
import * as z from 'zod/mini';
import { amount, Money } from '../wire.ts';
import { League, Score } from './event.ts';
import { BetKind, oddsPolicies } from './slip.ts';

export const betStatuses = [
  /** The stake is held while a match in play is watched for a few seconds. */
  'delayed',
  'refused',
  'open',
  'won',
  'lost',
  /** Every leg was void: the stake came back. */
  'returned',
  /** It paid something, and no more than its stake. */
  'partial',
  'cashed_out',
  'cancelled',
] as const;
export type BetStatus = (typeof betStatuses)[number];

/** Why a slip was not taken, or not as it was asked for. */
export const refusedFor = [
  'price',
  'paused',
  'started',
  'closed',
  'incident',
  /** The producer of an event in play sent nothing after the decision time. */
  'silent',
  'stake-limit',
  /** By a limit that the operator has set for the player's account. */
  'personal-limit',
  /** A boosted price takes no more of this player, or of all together. */
  'boost-limit',
  'payout-limit',
  'own-limit',
  'funds',
  'not-possible',
] as const;
export type RefusedFor = (typeof refusedFor)[number];

export const legResults = ['won', 'lost', 'void', 'half_won', 'half_lost', 'dead_heat'] as const;

const BetPick = z.object({
  market: z.string(),
  code: z.string(),
  params: z.record(z.string(), z.unknown()),
  outcome: z.string(),
  /** Null while it is open. */
  result: z.nullable(z.enum(legResults)),
});

export const BetLegShown = z.object({
  event: z.int(),
  league: League,
  home: z.string(),
  away: z.string(),
  starts_at: z.string(),
  picks: z.array(BetPick),
  odds: z.int(),
  is_banker: z.boolean(),
  /** Live handicaps count from it. */
  score_at_placement: z.nullable(Score),
  result: z.nullable(z.enum(legResults)),
  /** What one unit of it comes to, in thousandths: 1000 for a void leg. Null while it is open. */
  factor: z.nullable(z.int()),
  /** Void, because its match turned out to have begun before the bet was made. */
  is_late: z.boolean(),
  /** The score as it stands, once the match has begun. */
  score: z.nullable(Score),
  is_live: z.boolean(),
});

export const BetShown = z.object({
  id: z.string(),
  status: z.enum(betStatuses),
  bet: BetKind,
  legs: z.array(BetLegShown),
  /** All combinations together. */
  stake: Money,
  unit: Money,
  combos: z.int(),
  /** Of all legs together, in thousandths; null for systems. */
  odds: z.nullable(z.int()),
  /** What it pays if everything open wins. */
  potential: Money,
  /** What the player has received so far, cashed-out parts with it. */
  paid: Money,
  /** Paid beyond that, and returned to the operator: the bonus that paid a part of the stake had ended. */
  withheld: Money,
  policy: z.enum(oddsPolicies),
  is_freebet: z.boolean(),
  created_at: z.string(),
  settled_at: z.nullable(z.string()),
  /** Of a delayed one: when it is decided. */
  decides_at: z.nullable(z.string()),
  /** Of a refused one: why, and what could be had instead. */
  refused: z.nullable(
    z.object({
      why: z.enum(refusedFor),
      odds: z.nullable(z.array(z.int())),
      unit: z.nullable(amount),
      /** Of a personal limit of this account: since when. */
      since: z.optional(z.string()),
    }),
  ),
  /** Signed by the house: what was promised, and when. */
  receipt: z.nullable(z.object({ text: z.string(), signature: z.string(), key: z.string() })),
  rules: z.string(),
});
export type BetShown = z.output<typeof BetShown>;

/** Why it paid what it paid: one row a combination, each a product of factors. */
export const BetWhy = z.object({
  rows: z.array(
    z.object({ legs: z.array(z.int()), factors: z.array(z.int()), unit: amount, pays: z.nullable(amount) }),
  ),
  boost_percent: z.int(),
  boost: amount,
  cashed_out: amount,
  paid: amount,
  revisions: z.array(z.object({ at: z.string(), paid: amount, why: z.string() })),
});
