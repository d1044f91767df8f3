// Tournaments: their runs, who takes part, and what is to be won.
import * as z from 'zod/mini';
import { runStates, runStatuses } from '#rules/tournaments/run-state.ts';
import { scorings } from '#rules/tournaments/scoring.ts';
import { get, post } from './define.ts';
import { page, paging } from './paging.ts';
import { Prize, Restrictions } from './tournament-terms.ts';
import { amount, int, list, Money } from './wire.ts';

/** Ours: why a player cannot join, in the order in which it is said. */
export const joinHindrances = ['country', 'verification', 'full', 'closed', 'not-given'] as const;

/** What each of these places wins. */
const PrizeRow = z.object({ from: z.int(), to: z.int(), prize: Prize });

const Winner = z.object({ rank: z.int(), name: z.string(), points: z.int(), prize: z.nullable(Prize) });

/** What the asking player has to do with it. */
const UserInfo = z.object({
  is_joined: z.boolean(),
  joined_at: z.nullable(z.string()),
  points: z.int(),
  /** Null until there are points. */
  rank: z.nullable(z.int()),
  hindrance: z.nullable(z.enum(joinHindrances)),
  /** Once places are final, and where it won something. */
  prize: z.nullable(Prize),
  /** What joining costs them, in their own currency. */
  entry_fee: Money,
  /** A round below it does not count; in their own currency. */
  min_stake: Money,
});

export const Tournament = z.object({
  id: z.int(),
  /** Of the tournament that this is a run of. */
  sysname: z.string(),
  title: z.string(),
  text: z.string(),
  image: z.string(),
  tone: z.enum(['ember', 'jade', 'azure', 'violet']),
  state: z.enum(runStates),
  opens_at: z.string(),
  starts_at: z.string(),
  ends_at: z.string(),
  /** When places are final. */
  results_at: z.string(),
  entry_fee: Money,
  min_stake: Money,
  scoring: z.object({
    by: z.enum(scorings),
    top: z.nullable(z.int()),
    points_per_unit: z.nullable(z.number()),
    target: z.nullable(z.int()),
  }),
  min_points: z.int(),
  games_count: z.int(),
  total_prize: Money,
  /** The share of what its stakes cost on average that fills the prizes; null: they are paid in full, whoever plays. */
  funded_percent: z.nullable(z.int()),
  prizes: z.array(PrizeRow),
  restrictions: Restrictions,
  total_participants: z.int(),
  total_points: z.int(),
  reset_on_cashout: z.boolean(),
  /** With fields=winners: the best of one whose places are final, else nobody. */
  winners: z.optional(z.array(Winner)),
  /** With fields=user_info; null for a guest. */
  user_info: z.optional(z.nullable(UserInfo)),
});
export type Tournament = z.output<typeof Tournament>;

export const tournaments = {
  get: get('tournaments.get', {
    who: 'anyone',
    input: z.object({
      ...paging,
      ids: z.optional(list),
      fields: z.optional(list),
      status: z.optional(z.enum(runStatuses)),
    }),
    output: page(Tournament),
    shows: ['tournaments', 'content'],
  }),

  /** The entry fee goes from the main balance to the pool. Who has joined already has joined. */
  participate: post('tournaments.participate', {
    who: 'player',
    takesKey: true,
    input: z.object({ tournament_id: int }),
    /** 1; a page takes anything else for a failure (spec §4). */
    output: z.int(),
    refuses: [
      ...(['InvalidParameter', 'TournamentClosed', 'TournamentNotForYou', 'InsufficientFunds'] as const),
      ...(['StakeLimitExceeded', 'LossLimitExceeded'] as const),
    ],
    changes: ['tournaments', 'balance'],
  }),
};

/** What a place shows on the leaderboard. */
export const BoardRow = z.object({
  rank: z.int(),
  /** Masked: enough to know oneself by. */
  name: z.string(),
  points: z.int(),
  prize: z.nullable(Prize),
});
export type BoardRow = z.output<typeof BoardRow>;

/** As the channel tells it, at most once a second. */
export const LiveBoard = z.object({
  state: z.enum(runStates),
  total_participants: z.int(),
  total_points: z.int(),
  total_prize: amount,
  top: z.array(BoardRow),
});
