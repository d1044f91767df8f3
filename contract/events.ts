// What the live socket tells a player, by name. `changes` works as it does on a call.
import * as z from 'zod/mini';
import { Balances } from './account/account.ts';
import { paymentStates, paymentTypes } from './cashier/cashier.ts';
import type { Topic } from './topics.ts';
import { Money } from './wire.ts';

interface LiveEventTerms {
  data: z.ZodMiniType;
  changes: readonly Topic[];
}

export const events = {
  /** Money moved. That it was a deposit is told by an event of its own: at a game it moves every second. */
  'account.balance_updated': { data: Balances, changes: ['balance'] },

  /** Ours: a deposit or a withdrawal has come a step further. */
  'cashier.payment_changed': {
    data: z.object({
      transaction: z.string(),
      type: z.enum(paymentTypes),
      state: z.enum(paymentStates),
    }),
    changes: ['deposits', 'withdrawals', 'deposit-limit'],
  },

  /** Ours: the examiner has looked at what the player showed it. */
  'account.verification_changed': { data: z.object({}), changes: ['profile'] },

  /** Ours: a file of the player's history has grown, or is ready. */
  'games.history_export_changed': { data: z.object({ id: z.string() }), changes: ['exports'] },

  /** Ours: a bet was taken, refused, sold back or settled. */
  'bets.changed': { data: z.object({ id: z.string(), status: z.string() }), changes: ['bets'] },
  /** Ours: a free bet was given. */
  'bets.freebets_changed': { data: z.object({}), changes: ['bets'] },

  /** Ours: free spins were given, or one was played. */
  'freespins.changed': { data: z.object({}), changes: ['freespins'] },

  /** Ours: a bonus was given, played with, or is over. */
  'bonuses.changed': { data: z.object({}), changes: ['bonuses'] },
  /** Ours: all that an offer promised was given. */
  'campaigns.offer_given': { data: z.object({ offer_id: z.int() }), changes: ['offers'] },
  /** Ours: a level, a quest, a day or an order has come a step further; what a round brings is not told by itself. */
  'loyalty.changed': { data: z.object({}), changes: ['loyalty'] },
  /** Ours: one of the player's bets has won a jackpot, and it is theirs. */
  'jackpots.won': {
    data: z.object({ jackpot_id: z.int(), cycle: z.int(), game: z.string(), amount: Money }),
    changes: ['jackpots'],
  },

  /** Ours: a cashback was reckoned, paid or came to its end. */
  'cashbacks.changed': { data: z.object({}), changes: ['cashbacks'] },
  /** Ours: the player has joined a tournament, was paid what they won in it, or got their fee back. */
  'tournaments.changed': { data: z.object({ tournament_id: z.int() }), changes: ['tournaments'] },

  /** Ours: the session is over, or every session of the player (null), and so is the socket that says so. */
  'auth.session_ended': {
    data: z.object({ session: z.nullable(z.string()) }),
    changes: ['session', 'profile'],
  },
} as const satisfies Record<string, LiveEventTerms>;

export type EventName = keyof typeof events;
export type LiveEvent = {
  [N in EventName]: { name: N; data: z.output<(typeof events)[N]['data']> };
}[EventName];
