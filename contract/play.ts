// A game being played. Our own games are asked these calls by their frame, with the token it was opened with. Sums are
// whole cents here, as games reckon them; bets, decisions and steps are of each kind of game (games/kinds).
import * as z from 'zod/mini';
import { get, post } from './define.ts';
import { winsTo } from './freespins.ts';
import { json } from './json-field.ts';
import { Cents, CurrencyCode, Done, int } from './wire.ts';

export const playModes = ['real', 'demo'] as const;

const Places = z.array(z.int());

export const Choice = z.object({
  name: z.string(),
  at: z.optional(Places),
  these: z.optional(Places),
  stake: z.optional(z.int()),
});

const Decision = z.object({
  name: z.string().check(z.maxLength(20)),
  at: z.optional(z.int()),
  these: z.optional(Places.check(z.maxLength(60))),
});

export const Step = z.looseObject({ step: z.string() });

export const PlayedRound = z.object({
  id: z.string(),
  nonce: z.int(),
  bet: z.looseObject({ stake: z.int() }),
  steps: z.array(Step),
  staked: Cents,
  paid: Cents,
  is_over: z.boolean(),
  choices: z.array(Choice),
  /** How many decisions were made: the next must name it. */
  decisions: z.int(),
  /** The stake was given back: nothing had been shown. */
  is_void: z.boolean(),
  /** A pack of free spins paid the stake. */
  is_free: z.boolean(),
});
export type PlayedRound = z.output<typeof PlayedRound>;

/** What one plays with now; for fun it is play money. */
export const PlayBalance = z.object({ currency: CurrencyCode, cash: Cents, bonus: Cents });

/** What a player can hold against us later: the seed's hash was told before the round. */
export const Seeds = z.object({
  commit: z.string(),
  next_commit: z.string(),
  client_seed: z.string(),
  /** Of the next round. */
  nonce: z.int(),
});
export type Seeds = z.output<typeof Seeds>;

const Played = z.object({ round: PlayedRound, balance: PlayBalance });

/** Free spins of this game. */
export const PlayPack = z.object({
  id: z.string(),
  remaining_count: z.int(),
  /** Of each round; no other can be played with it. */
  stake: Cents,
  wins_to: winsTo,
  expires_at: z.string(),
});
export type PlayPack = z.output<typeof PlayPack>;

/** Quicker than anyone can play, slower than a machine would like. */
const limit = { max: 600, seconds: 60 };

export const play = {
  /** Opens a game, for a visitor too where it is for fun. Whoever has it open elsewhere goes on here. */
  open: post('play.open', {
    who: 'anyone',
    input: z.object({ sysname: z.string(), mode: z.enum(playModes) }),
    output: z.object({ token: z.string(), url: z.string() }),
    refuses: ['Authorization', 'GameClosed'],
  }),

  init: get('play.init', {
    who: 'game',
    servesClosed: true,
    input: z.object({}),
    output: z.object({
      game: z.object({
        sysname: z.string(),
        name: z.string(),
        kind: z.string(),
        /** Of the definition that rounds are played by. */
        hash: z.string(),
        figures: z.unknown(),
        /** What it returns over time, in shares of one: least and most over its ways of playing, or one figure. */
        return: z.array(z.number()),
        stakes: z.union([z.object({ ladder: z.array(z.int()) }), z.object({ min: z.int(), max: z.int() })]),
      }),
      mode: z.enum(playModes),
      /** All players share its rounds: it is asked about and played by the calls of tables.ts. */
      is_shared: z.boolean(),
      /** What the law here lets a game offer. */
      terms: z.object({ round_min_ms: z.int(), has_autoplay: z.boolean(), has_turbo: z.boolean() }),
      balance: PlayBalance,
      seeds: Seeds,
      /** One that was begun and not ended, on whatever device. */
      round: z.nullable(PlayedRound),
      /** Those that can be played now, the one that ends first before the others. */
      packs: z.array(PlayPack),
    }),
    refuses: ['GameClosed'],
    limit,
  }),

  start: post('play.start', {
    who: 'game',
    input: z.object({ bet: json(z.looseObject({})), pack: z.optional(z.string().check(z.maxLength(40))) }),
    /** With the pack that paid, as it stands since. */
    output: z.object({ ...Played.def.shape, pack: z.nullable(PlayPack) }),
    takesKey: true,
    refuses: [
      ...(['InsufficientFunds', 'BetNotAllowed', 'RoundOpen', 'GameClosed', 'InvalidRequest'] as const),
      ...(['TooManyRequests', 'StakeLimitExceeded', 'LossLimitExceeded', 'TimeLimitReached'] as const),
      ...(['RealityCheckDue', 'FreespinsNotFound', 'FreespinsEnded'] as const),
      ...(['BonusMaxBet', 'BonusGameExcluded', 'BetCannotGain', 'ChipStepRequired'] as const),
    ],
    limit,
  }),

  decide: post('play.decide', {
    who: 'game',
    servesClosed: true,
    input: z.object({ round: z.string(), decisions: int, decision: json(Decision) }),
    output: Played,
    takesKey: true,
    refuses: [
      ...(['InsufficientFunds', 'BetNotAllowed', 'RoundNotFound', 'StepConflict', 'InvalidRequest'] as const),
      ...(['StakeLimitExceeded', 'LossLimitExceeded', 'GameClosed'] as const),
      ...(['BonusMaxBet', 'BonusGameExcluded'] as const),
    ],
    limit,
  }),

  /** The player has read how it went and goes on; what is not asked yet is not answered by it. */
  confirmCheck: post('play.confirmCheck', {
    who: 'game',
    servesClosed: true,
    isProtected: true,
    input: z.object({}),
    output: Done,
    limit,
  }),

  /** The last rounds of this game, newest first. */
  rounds: get('play.rounds', {
    who: 'game',
    input: z.object({}),
    output: z.object({ items: z.array(z.object({ ...PlayedRound.def.shape, at: z.string() })) }),
    limit,
  }),
};
