// What a player has played, and files of it.
import * as z from 'zod/mini';
import { day, days } from './days.ts';
import { get, post } from './define.ts';
import { page, paging } from './paging.ts';
import { Money } from './wire.ts';

export const roundStates = ['open', 'over', 'void'] as const;

/** Times are ISO 8601, in UTC. */
export const HistoryRound = z.object({
  id: z.string(),
  game: z.string(),
  name: z.string(),
  staked: Money,
  paid: Money,
  state: z.enum(roundStates),
  created_at: z.string(),
  /** Null while it is open. */
  ended_at: z.nullable(z.string()),
  /** A pack of free spins paid the stake. */
  is_free: z.boolean(),
});
export type HistoryRound = z.output<typeof HistoryRound>;

export const exportStatuses = ['pending', 'ready', 'failed'] as const;

export const HistoryExport = z.object({
  id: z.string(),
  status: z.enum(exportStatuses),
  /** Days, both included; null is no bound. */
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
  /** How many rounds are in it so far, and of how many; null until they were counted. */
  rounds: z.int(),
  total: z.nullable(z.int()),
  created_at: z.string(),
  expires_at: z.string(),
  /** There once it is ready. Only its player may open it. */
  url: z.optional(z.string()),
});
export type HistoryExport = z.output<typeof HistoryExport>;

export const gamesHistory = {
  /** The latest first. */
  getHistory: get('games.getHistory', {
    who: 'player',
    servesExcluded: true,
    input: z.object({
      ...paging,
      ...days,
      game: z.optional(z.string().check(z.maxLength(60))),
      state: z.optional(z.enum(roundStates)),
    }),
    output: page(HistoryRound),
    refuses: ['InvalidParameter'],
    shows: ['rounds'],
  }),

  /** Ours: the games played for money last, each once, the latest first. */
  getRecent: get('games.getRecent', {
    who: 'player',
    input: z.object({}),
    output: z.object({ sysnames: z.array(z.string()) }),
    shows: ['rounds'],
  }),

  gethistoryexportrequest: get('games.gethistoryexportrequest', {
    who: 'player',
    servesExcluded: true,
    input: z.object({}),
    output: z.object({ items: z.array(HistoryExport) }),
    refuses: ['InvalidRequest'],
    shows: ['exports'],
  }),

  createhistoryexportrequest: post('games.createhistoryexportrequest', {
    who: 'player',
    servesExcluded: true,
    input: z.object({
      from: z.optional(day),
      to: z.optional(day),
      zone: days.zone,
      format: z.optional(z.enum(['csv'])),
    }),
    output: z.object({ id: z.string(), status: z.enum(exportStatuses) }),
    takesKey: true,
    refuses: ['InvalidParameter', 'InvalidRequest'],
    changes: ['exports'],
  }),
};
