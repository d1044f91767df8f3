// Leaderboards: of a tournament, and of wins.
import * as z from 'zod/mini';
import { get } from './define.ts';
import { page, paging } from './paging.ts';
import { BoardRow } from './tournaments.ts';
import { int, Money } from './wire.ts';

/** One of a player's rounds that count. */
const BestRound = z.object({ game: z.string(), score: z.int(), at: z.string() });

export const leaderboard = {
  get: get('leaderboard.get', {
    who: 'anyone',
    input: z.object({ ...paging, tournament_id: int }),
    output: page(BoardRow),
    refuses: ['InvalidParameter'],
    shows: ['tournaments'],
  }),

  /** Added call: one's own place, with the two before it and the two after it. */
  getMine: get('leaderboard.getMine', {
    who: 'player',
    input: z.object({ tournament_id: int }),
    output: z.object({
      is_joined: z.boolean(),
      points: z.int(),
      rank: z.nullable(z.int()),
      /** Points to the place above; null: there is none. */
      to_next: z.nullable(z.int()),
      rows: z.array(z.extend(BoardRow, { is_me: z.boolean() })),
      best: z.array(BestRound),
      rounds: z.int(),
    }),
    refuses: ['InvalidParameter'],
    shows: ['tournaments'],
  }),
};

/** A win that somebody really had: what it brought, and of what. */
export const Win = z.object({
  id: z.string(),
  name: z.string(),
  game: z.object({ sysname: z.string(), name: z.string(), image: z.string() }),
  amount: Money,
  /** Of the round; nothing where a jackpot was won beside it. */
  stake: Money,
  /** Which jackpot it was; null: the round itself has paid it. */
  jackpot: z.nullable(z.int()),
  at: z.string(),
});
export type Win = z.output<typeof Win>;

export const leaderboardWins = {
  /** The latest first. */
  live: get('leaderboard.live', {
    who: 'anyone',
    input: z.object({ ...paging }),
    output: page(Win),
    shows: ['winners'],
  }),

  /** The biggest of the last thirty days. */
  top: get('leaderboard.top', {
    who: 'anyone',
    input: z.object({ ...paging }),
    output: page(Win),
    shows: ['winners'],
  }),
};
