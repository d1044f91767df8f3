// Jackpots: pots that bets fill, and that one bet wins. All of them are in euros.
import * as z from 'zod/mini';
import { type JackpotTerms, jackpotKinds } from '#rules/jackpots.ts';
import { get } from './define.ts';
import { page, paging } from './paging.ts';
import { amount, CurrencyCode, int, Money } from './wire.ts';

/** How many of the last winners stand on a page. */
export const WINNERS_COUNT = 10;

export const jackpotTones = ['emerald', 'ruby', 'baize', 'topaz'] as const;

const cents = z.int().check(z.nonnegative());
const ppm = z.int().check(z.nonnegative(), z.lte(100_000));

/** What decides a cycle, as whoever checks a drop needs it. */
export const CycleTerms = z.object({
  kind: z.enum(jackpotKinds),
  games: z.array(z.string()),
  ...{ min_stake_cents: cents, start_cents: cents, pot_ppm: ppm, reserve_ppm: ppm },
  mean_turnover_cents: z.optional(cents),
  limit_cents: z.optional(cents),
  window_minutes: z.optional(z.int()),
  rates: z.partialRecord(CurrencyCode, z.int()),
}) satisfies z.ZodMiniType<JackpotTerms>;

export const Jackpot = z.object({
  id: z.int(),
  kind: z.enum(jackpotKinds),
  title: z.string(),
  text: z.string(),
  /** The name of one of our objects, and the colour of its panel. */
  image: z.string(),
  tone: z.enum(jackpotTones),
  /** What is in the pot; channel `jackpots` tells how it grows. */
  value: Money,
  /** What it starts again with. */
  start: Money,
  min_stake: Money,
  /** Of each bet, in percent: what goes into the pot, and what is put by for the next start. */
  pot_percent: z.number(),
  reserve_percent: z.number(),
  /** By value: where it falls at the latest. */
  limit: z.nullable(Money),
  /** By time: between these, ISO 8601. */
  window: z.nullable(z.object({ from: z.string(), to: z.string() })),
  /** How much is staked between two drops, on average, where chance alone decides. */
  mean_turnover: z.nullable(Money),
  games: z.array(z.string()),
  /** Its number, the hash of its seed, and the hash of the next one's. */
  cycle: z.int(),
  commit: z.string(),
  next_commit: z.string(),
  opened_at: z.string(),
  last_win: z.nullable(z.object({ amount, at: z.string() })),
});
export type Jackpot = z.output<typeof Jackpot>;

/** How a pot stands, as it is told live. */
export const JackpotPot = z.object({ cycle: z.int(), amount });

export const JackpotWinner = z.object({
  jackpot_id: z.int(),
  title: z.string(),
  image: z.string(),
  game: z.object({ sysname: z.string(), name: z.string() }),
  /** Never a whole name. */
  nickname: z.string(),
  bet: Money,
  /** What was in the pot. */
  amount: Money,
  at: z.string(),
  cycle: z.int(),
  /** What anybody can check it by. */
  proof: z.object({
    commit: z.string(),
    server_seed: z.string(),
    terms: CycleTerms,
    window: z.nullable(z.object({ from: z.string(), to: z.string() })),
    /** Of the pot, the tickets or the time: before the winning bet, and with it. */
    before: z.number(),
    after: z.number(),
    round: z.string(),
  }),
});
export type JackpotWinner = z.output<typeof JackpotWinner>;

export const jackpots = {
  /** Those that a game feeds, or one, or all. */
  get: get('Jackpots.get', {
    who: 'anyone',
    input: z.object({ id: z.optional(int), game: z.optional(z.string().check(z.maxLength(60))) }),
    output: page(Jackpot),
    shows: ['jackpots', 'content'],
  }),

  /** Newest first. */
  getWinners: get('Jackpots.getWinners', {
    who: 'anyone',
    input: z.object({ ...paging, jackpot_id: z.optional(int), cycle: z.optional(int) }),
    output: page(JackpotWinner),
    shows: ['jackpots'],
  }),

  /** Ours: which of them the asker has won, the last ones. */
  getOwn: get('Jackpots.getOwn', {
    who: 'player',
    input: z.object({}),
    output: page(z.object({ jackpot_id: z.int(), cycle: z.int(), paid: z.nullable(Money) })),
    shows: ['jackpots'],
  }),
};
