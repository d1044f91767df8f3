// Bonuses: money with strings, of the casino and of betting. Both areas answer alike; what they do goes to their own product.
import * as z from 'zod/mini';
import { bonusStates } from '#rules/bonuses/bonus-state.ts';
import { bonusProducts, wagerBases } from '#rules/bonuses/bonus-terms.ts';
import { get, post } from './define.ts';
import { page, paging } from './paging.ts';
import { Done, int, Money } from './wire.ts';

/** What can still be used, and what is over. */
export const bonusTabs = ['active', 'history'] as const;

/** Whoever gives rewards, and free spins, whose wins become a bonus. */
export const bonusGivers = [
  ...([
    'offer',
    'promo-code',
    'level',
    'quest',
    'shop',
    'tournament',
    'cashback',
    'jackpot',
    'staff',
  ] as const),
  'freespins',
] as const;
export type BonusGiver = (typeof bonusGivers)[number];

/**
 * How kinds of games count, in percent of a stake, from the least to the most of their games, and what those that count
 * most keep of it on average, as a share of one.
 */
export const CountedKind = z.object({ kind: z.string(), least: z.int(), most: z.int(), edge: z.number() });
export const NamedGame = z.object({ sysname: z.string(), name: z.string() });

/** Times are ISO 8601, in UTC. */
export const Bonus = z.object({
  id: z.int(),
  type: z.enum(bonusProducts),
  status: z.enum(bonusStates),
  title: z.string(),
  /** One of our objects, by name. */
  image: z.string(),
  is_free_bet: z.boolean(),
  /** What was given. */
  amount: Money,
  /** What lies in its purse now; null where it is not in play. */
  purse: z.nullable(Money),
  /** Stakes that count: so many so far, of so many. */
  turnover: Money,
  required: Money,
  wager: z.object({ x: z.number(), base: z.enum(wagerBases) }),
  /** The most that may be staked at once with it; null: no bound. As a percent of what was given, where it is one. */
  stake_max: z.nullable(Money),
  stake_max_percent: z.nullable(z.int()),
  /** The most that can be kept; null: all of it. As a multiple of what was given. */
  cap: z.nullable(Money),
  cap_x: z.nullable(z.number()),
  /** What was given is not kept, only what was won with it. */
  is_sticky: z.boolean(),
  /** Of bets: at lower odds they count nothing. */
  odds_min: z.nullable(z.number()),
  counts: z.array(CountedKind),
  /** Games not to be played with it. */
  excluded: z.array(NamedGame),
  /** Its place among those that wait, counted from 1; null where it does not wait. */
  place: z.nullable(z.int()),
  can_activate: z.boolean(),
  can_deactivate: z.boolean(),
  granted_at: z.string(),
  activated_at: z.nullable(z.string()),
  /** While it waits, until when it can be activated; in play, until when it can be played through. */
  ends_at: z.string(),
  ended_at: z.nullable(z.string()),
  /** What has become the player's own money. */
  converted: Money,
  /** Why they have it: who gave it, and by what name that is known. */
  source: z.object({ giver: z.enum(bonusGivers), name: z.string() }),
});
export type Bonus = z.output<typeof Bonus>;

/** Everybody who promises rewards that may have to wait. */
const HeldReward = z.object({
  giver: z.enum([...bonusGivers, 'insurance']),
  /** Null: one of the rewards of an offer. */
  kind: z.nullable(z.enum(['cash', 'bonus', 'freespins', 'coins', 'freebet'])),
  amount: z.nullable(Money),
  /** Of coins or free spins. */
  count: z.nullable(z.int()),
});
export type HeldReward = z.output<typeof HeldReward>;

const list = { ...paging, status: z.optional(z.enum(bonusTabs)) };
const chosen = z.object({ bonus_id: int });

export const bonuses = {
  /** The one in play first, then those that wait in their order, then what is over, the last first. */
  get: get('bonuses.get', {
    who: 'player',
    input: z.object(list),
    output: page(Bonus),
    shows: ['bonuses', 'balance', 'content'],
  }),

  activate: post('bonuses.activate', {
    who: 'player',
    takesKey: true,
    input: chosen,
    output: Done,
    refuses: ['InvalidParameter', 'InvalidRequest', 'BonusActive', 'BonusEnded'],
    changes: ['bonuses', 'balance'],
  }),

  /** Back in line, while nothing was played with it. */
  deactivate: post('bonuses.deactivate', {
    who: 'player',
    takesKey: true,
    input: chosen,
    output: Done,
    refuses: ['InvalidParameter', 'InvalidRequest', 'BonusPlayed', 'BonusEnded'],
    changes: ['bonuses', 'balance'],
  }),

  /** Given up, with all that lies in its purse. */
  remove: post('bonuses.remove', {
    who: 'player',
    takesKey: true,
    input: chosen,
    output: Done,
    refuses: ['InvalidParameter', 'InvalidRequest', 'BonusEnded'],
    changes: ['bonuses', 'balance'],
  }),

  // Added calls (decisions D13, M7).

  /** What was promised and is not given yet, because gifts of its kind have stopped for now. */
  getHeld: get('bonuses.getHeld', {
    who: 'player',
    input: z.object({}),
    output: z.object({ items: z.array(HeldReward) }),
    shows: ['bonuses'],
  }),

  /** How a game counts for the bonus in play, before anything is staked; null where there is none. */
  getGame: get('bonuses.getGame', {
    who: 'player',
    input: z.object({ sysname: z.string().check(z.maxLength(60)) }),
    output: z.object({
      counts: z.nullable(
        z.object({
          percent: z.int(),
          is_excluded: z.boolean(),
          stake_max: z.nullable(Money),
          turnover: Money,
          required: Money,
        }),
      ),
    }),
    shows: ['bonuses'],
  }),
};

export const bettingBonuses = {
  get: get('bettingBonuses.get', {
    who: 'player',
    input: z.object(list),
    output: page(Bonus),
    shows: ['bonuses', 'balance', 'content'],
  }),

  activate: post('bettingBonuses.activate', {
    who: 'player',
    takesKey: true,
    input: chosen,
    output: Done,
    refuses: ['InvalidParameter', 'InvalidRequest', 'BonusActive', 'BonusEnded'],
    changes: ['bonuses', 'balance'],
  }),

  remove: post('bettingBonuses.remove', {
    who: 'player',
    takesKey: true,
    input: chosen,
    output: Done,
    refuses: ['InvalidParameter', 'InvalidRequest', 'BonusEnded'],
    changes: ['bonuses', 'balance'],
  }),
};
