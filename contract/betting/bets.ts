// Bets: a slip is priced, placed, watched, sold back and settled.
import * as z from 'zod/mini';
import { day, days } from '../days.ts';
import { get, post } from '../define.ts';
import { page, paging } from '../paging.ts';
import { amount, int, Money } from '../wire.ts';
import { BetShown, BetWhy, betStatuses, refusedFor } from './bet.ts';
import { slipField } from './slip.ts';

const betId = z.string().check(z.regex(/^[0-9a-f]{24}$/));

const QuotedLeg = z.object({
  /** As it is offered now; null where it cannot be had. */
  odds: z.nullable(z.int()),
  why: z.nullable(z.enum(refusedFor)),
});

/** Why a slip gets less on top than it might. */
export const slipNotes = [
  /** The boost is used up, by this player or by all: the usual price counts. */
  'boost-used',
  /** A free bet counts at the usual price. */
  'boost-freebet',
  /** A boosted price leaves no multi boost and no multi insurance. */
  'extras-boosted',
  /** Multi boost and multi insurance are stopped for now. */
  'extras-stopped',
] as const;
export type SlipNote = (typeof slipNotes)[number];

export const Quote = z.object({
  legs: z.array(QuotedLeg),
  /** What speaks against the slip as a whole: the fault's name (sports/bets/slip.ts, builder.ts). */
  fault: z.nullable(z.string()),
  combos: z.int(),
  odds: z.nullable(z.int()),
  potential: Money,
  boost_percent: z.int(),
  /** On each combination, and what sets it. For a guest that of a new player. */
  unit_max: amount,
  max_why: z.enum(['market', 'personal-limit', 'payout', 'boost', 'own-limit', 'balance']),
  /** Of a personal limit: since when. Null where another account of the same person has it. */
  limited_since: z.nullable(z.string()),
  unit_min: amount,
  /** On each combination, by its boosted prices; null: it has none. Selling the bet does not pay the boost. */
  boost_max: z.nullable(amount),
  notes: z.array(z.enum(slipNotes)),
  /** Seconds for which a match in play is watched before the bet stands. */
  delay: z.int(),
});
export type Quote = z.output<typeof Quote>;

export const CashOutQuote = z.object({
  bet: betId,
  /** What the player receives for all of it; null where it cannot be sold now, and why. */
  amount: z.nullable(amount),
  why: z.nullable(z.enum(['paused', 'worth', 'not-offered', 'closed', 'bonus', 'limit'])),
  /** How much of it can be sold at once, in percent: less than 100 where it balances other bets. */
  percent_max: z.int(),
  /** Paid beyond that, and returned to the operator: the bonus that paid a part of the stake has ended. */
  withheld: amount,
  /** The formula with its figures: what it is worth, and what the house keeps of it, in tenths of a percent. */
  fair: amount,
  fee: z.int(),
  /** A price of it holds a gift (a boost, say), which `fair` leaves out: bets are sold back without it. */
  has_gift: z.boolean(),
  /** Cashes out by itself once it is worth so much. */
  auto_at: z.nullable(amount),
  /** It is being sold, and the match is watched until then; or why that came to nothing. */
  sale: z.nullable(
    z.object({
      percent: z.int(),
      decides_at: z.string(),
      refused: z.nullable(z.enum(['incident', 'price', 'paused', 'silent', 'limit'])),
    }),
  ),
});

export const bets = {
  /** What a slip would come to now. It promises nothing. */
  quote: get('bets.quote', {
    who: 'anyone',
    limit: { max: 240, seconds: 60 },
    input: z.object({ slip: slipField }),
    output: Quote,
    refuses: ['InvalidParameter'],
    shows: ['betting'],
  }),

  /** Once a key. A slip of singles is one call a leg. What was refused says why and what could be had: nothing is taken. */
  place: post('bets.place', {
    who: 'player',
    takesKey: true,
    limit: { max: 240, seconds: 60 },
    input: z.object({ slip: slipField }),
    output: BetShown,
    refuses: [
      'InvalidParameter',
      'InvalidRequest',
      'InsufficientFunds',
      'BetNotAllowed',
      'StakeLimitExceeded',
      'LossLimitExceeded',
      'TimeLimitReached',
      'RealityCheckDue',
    ],
    changes: ['bets', 'balance'],
  }),

  /** The latest first. */
  getHistory: get('bets.getHistory', {
    who: 'player',
    servesExcluded: true,
    input: z.object({
      ...paging,
      ...days,
      status: z.optional(z.enum(betStatuses)),
      view: z.optional(z.enum(['open', 'settled'])),
    }),
    output: page(BetShown),
    refuses: ['InvalidParameter'],
    shows: ['bets'],
  }),

  getBet: get('bets.getBet', {
    who: 'player',
    servesExcluded: true,
    input: z.object({ id: betId }),
    output: z.object({ bet: BetShown, why: BetWhy }),
    refuses: ['BetNotFound'],
    shows: ['bets'],
  }),

  getCashOuts: get('bets.getCashOuts', {
    who: 'player',
    input: z.object({}),
    output: z.object({ items: z.array(CashOutQuote) }),
    shows: ['bets'],
  }),

  /**
   * Once a key: for what is received of it when it is done, if that is no less than 99 % of what was seen for this part, in
   * cents; else nothing is sold, and `offer` is what that part is worth. In play it waits as a bet does, and is sold when
   * that is over: `decides_at` says when, and nothing is sold before. Selling a bet that balances others is rejected
   * where its events could then lose more than they may.
   */
  cashOut: post('bets.cashOut', {
    who: 'player',
    isProtected: true,
    servesExcluded: true,
    takesKey: true,
    limit: { max: 240, seconds: 60 },
    input: z.object({ id: betId, percent: int, seen: z.string().check(z.regex(/^\d{1,9}$/)) }),
    output: z.object({
      ...{ bet: BetShown, paid: amount, offer: z.nullable(amount) },
      decides_at: z.nullable(z.string()),
    }),
    refuses: ['InvalidParameter', 'InvalidRequest', 'BetNotFound', 'CashOutClosed', 'CashOutLimit'],
    changes: ['bets', 'balance'],
  }),

  /** At an amount in cents; without one it no longer does. */
  setAutoCashOut: post('bets.setAutoCashOut', {
    who: 'player',
    isProtected: true,
    input: z.object({ id: betId, at: z.optional(z.string().check(z.regex(/^\d{1,9}$/))) }),
    output: CashOutQuote,
    refuses: ['InvalidParameter', 'BetNotFound', 'CashOutClosed'],
    changes: ['bets'],
  }),

  /** What the player won and lost within the last seven days. */
  getSummary: get('bets.getSummary', {
    who: 'player',
    servesExcluded: true,
    input: z.object({}),
    output: z.object({ staked: Money, paid: Money, open: z.int(), since: day }),
    shows: ['bets'],
  }),

  /** Free bets of the player that can still be staked. */
  getFreebets: get('bets.getFreebets', {
    who: 'player',
    input: z.object({}),
    output: z.object({
      items: z.array(z.object({ id: z.int(), value: Money, odds_min: z.int(), expires_at: z.string() })),
    }),
    shows: ['bets', 'bonuses'],
  }),
};
