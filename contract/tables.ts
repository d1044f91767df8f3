// Shared tables: rounds on a schedule, in which all who play sit at one table. They are drawn by the house's chain of seeds
// (fairness), not by a camera. What happens is told by the table's channel (channels.ts); here is what a frame asks.
import * as z from 'zod/mini';
import { get, post } from './define.ts';
import { clientSeed } from './fairness.ts';
import { json } from './json-field.ts';
import { PlayBalance, PlayedRound, Step } from './play.ts';
import { Cents, CurrencyCode, int } from './wire.ts';

const sharedPhases = ['open', 'closed', 'running', 'over', 'void'] as const;

/** Times are ISO 8601, by the server's clock. */
export const SharedRound = z.object({
  kind: z.literal('round'),
  id: z.int(),
  /** In its chain of seeds, counted from 1. */
  position: z.int(),
  phase: z.enum(sharedPhases),
  opens_at: z.string(),
  closes_at: z.string(),
  /** A flight starts, a ball rolls, cards are dealt. */
  runs_at: z.string(),
  /** When this phase ends; null where nobody may know, as of a flight. */
  phase_ends_at: z.nullable(z.string()),
  /** The seed before its own, which is the hash of its own. */
  commit: z.string(),
  /** Null until it is over. */
  seed: z.nullable(z.string()),
  /** What all are shown; null until it may be. */
  steps: z.nullable(z.array(Step)),
});
export type SharedRound = z.output<typeof SharedRound>;

/** Somebody's part in the round, as others see it. */
const SeatView = z.object({
  kind: z.literal('seat'),
  name: z.string(),
  currency: CurrencyCode,
  staked: Cents,
  /** By spot, in cents; only where there are chips. */
  chips: z.nullable(z.record(z.string(), z.int())),
  /** Where they leave, or have left; only of flights. */
  target_x100: z.nullable(z.int()),
  has_left: z.boolean(),
  /** Null until it is settled. */
  paid: z.nullable(Cents),
});
export type SeatView = z.output<typeof SeatView>;

const PastResult = z.object({ kind: z.literal('past'), position: z.int(), steps: z.array(Step) });
export type PastResult = z.output<typeof PastResult>;

/** What a table's channel holds: the round under `round`, seats under `seat:{id}`, results under `past:{position}`. */
export const TableEntry = z.discriminatedUnion('kind', [SharedRound, SeatView, PastResult]);
export type TableEntry = z.output<typeof TableEntry>;

/** What binds the house: the anchor was told before the salt was given, and both before the first round. */
const Chain = z.object({
  number: z.int(),
  anchor: z.string(),
  length: z.int(),
  used: z.int(),
  /** Null: no round begins before somebody has given one. */
  salt: z.nullable(z.string()),
});

const Played = z.object({ round: PlayedRound, balance: PlayBalance });

/** Quicker than anyone can play, slower than a machine would like. */
const limit = { max: 600, seconds: 60 };

export const tables = {
  /** The table that the frame was opened for. */
  get: get('tables.get', {
    who: 'game',
    input: z.object({}),
    output: z.object({
      now: z.string(),
      round: z.nullable(SharedRound),
      chain: z.nullable(Chain),
      /** The asker's own part in the round. */
      seat: z.nullable(PlayedRound),
      /** Null for whoever only watches. */
      balance: z.nullable(PlayBalance),
    }),
    refuses: ['GameClosed'],
    limit,
  }),

  place: post('tables.place', {
    who: 'game',
    input: z.object({ round: int, bet: json(z.looseObject({})) }),
    output: Played,
    takesKey: true,
    refuses: [
      ...(['InsufficientFunds', 'BetNotAllowed', 'RoundOpen', 'RoundNotFound', 'BetsClosed'] as const),
      ...(['GameClosed', 'InvalidRequest', 'TooManyRequests', 'Authorization'] as const),
      ...(['StakeLimitExceeded', 'LossLimitExceeded', 'TimeLimitReached', 'RealityCheckDue'] as const),
      ...(['BonusMaxBet', 'BonusGameExcluded', 'BetCannotGain', 'ChipStepRequired'] as const),
    ],
    limit,
  }),

  /** Leaves a flight. It is paid what the flight shows at the moment the server hears of it. */
  leave: post('tables.leave', {
    who: 'game',
    servesExcluded: true,
    input: z.object({ round: z.string().check(z.maxLength(40)) }),
    output: Played,
    takesKey: true,
    refuses: [
      'RoundNotFound',
      'StepConflict',
      'BetNotAllowed',
      'InvalidRequest',
      'GameClosed',
      'Authorization',
    ],
    limit,
  }),

  /** The first salt that is given after a chain was announced is its salt. */
  salt: post('tables.salt', {
    who: 'game',
    input: z.object({ salt: clientSeed }),
    output: z.object({ is_taken: z.boolean() }),
    refuses: ['GameClosed'],
  }),

  /** The last rounds, newest first, with all that went into them. */
  history: get('tables.history', {
    who: 'anyone',
    input: z.object({ sysname: z.string().check(z.maxLength(60)) }),
    output: z.object({
      items: z.array(
        z.object({
          position: z.int(),
          definition: z.string(),
          commit: z.string(),
          seed: z.string(),
          salt: z.string(),
          anchor: z.string(),
          steps: z.array(Step),
          at: z.string(),
        }),
      ),
    }),
    refuses: ['GameClosed'],
  }),
};
