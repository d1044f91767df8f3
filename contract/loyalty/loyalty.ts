// Levels, coins, characters, quests and the shop (spec §2 to §9, "loyalty"). Lists page by limit and offset (decision D11).
import * as z from 'zod/mini';
import { perkSources } from '#rules/loyalty.ts';
import { get, post } from '../define.ts';
import { Done, int, list } from '../wire.ts';
import { Quest } from './quests.ts';
import { frames, LoyaltyReward } from './reward.ts';
import { LoyaltySettings } from './settings.ts';
import { LoyaltyOrder, Product } from './shop.ts';

/** At most so many programmes are told at once (spec §9). */
export const PROGRAMS_LIMIT = 2;
const LIMIT_MAX = 100;

const whole = z.codec(z.string().check(z.regex(/^\d{1,9}$/)), z.int(), { decode: Number, encode: String });
const limited = z.codec(z.string().check(z.regex(/^\d{1,9}$/)), z.int(), {
  decode: (text) => Math.min(Number(text), LIMIT_MAX),
  encode: String,
});
const paging = { offset: z.optional(whole), limit: z.optional(limited) };
const pageOf = <T extends z.ZodMiniType>(item: T) =>
  z.object({ items: z.array(item), offset: z.int(), limit: z.int(), total: z.int() });

export const Level = z.object({
  level: z.int(),
  name: z.string(),
  /** In points; null: nothing is left to reach. */
  minValue: z.int(),
  maxValue: z.nullable(z.int()),
  /** In percent: what a round brings in coins is multiplied by it. */
  coin_rate: z.int(),
  /** Given once, when it is reached. */
  gift: z.array(LoyaltyReward),
});
export type Level = z.output<typeof Level>;

export const Character = z.object({
  id: z.int(),
  name: z.string(),
  role: z.string(),
  image: z.string(),
  tone: z.enum(['ember', 'gold', 'jade', 'violet', 'azure']),
  /** So many percent more coins of what is played there. */
  perk: z.object({ source: z.enum(perkSources), percent: z.int() }),
});
export type Character = z.output<typeof Character>;

/** What it costs to choose another character (domain C3): nothing the first time, and nothing again after a while. */
const ChangeTerms = z.object({ price: z.int(), free_at: z.nullable(z.string()) });

export const LoyaltyInfo = z.object({
  id: z.int(),
  is_active: z.boolean(),
  uid: z.int(),
  /** Coins, which the shop takes. */
  points: z.int(),
  pointsAlias: z.string(),
  character: z.nullable(Character),
  levels: z.array(Level),
  level: z.int(),
  progress: z.object({ minValue: z.int(), maxValue: z.nullable(z.int()), expCount: z.int() }),
  streak: z.object({
    days: z.int(),
    /** What each of the seven days brings. */
    coins: z.array(z.int()),
    is_done_today: z.boolean(),
    /** A day counts once its play has earned so many points; how many it has earned today. */
    points_needed: z.int(),
    points_today: z.int(),
  }),
  quests: z.array(Quest),
  /** When unused coins run out; null: there are none. */
  points_end_at: z.nullable(z.string()),
  change: ChangeTerms,
  frame: z.nullable(z.enum(frames)),
});
export type LoyaltyInfo = z.output<typeof LoyaltyInfo>;

export const Program = z.object({
  id: z.int(),
  sysname: z.string(),
  title: z.string(),
  text: z.string(),
  image: z.string(),
  levels: z.array(Level),
});
export type Program = z.output<typeof Program>;

export const LoyaltyNotice = z.object({
  id: z.int(),
  trigger: z.enum([
    'level',
    'quest',
    'quest_claimed',
    'product',
    'refund',
    'streak',
    'coins_end',
    'coins_ended',
  ]),
  /** With a credit something was given. */
  type: z.enum(['credit', 'other']),
  title: z.string(),
  message: z.string(),
  amount: z.number(),
  amountType: z.enum(['points', 'money', 'freespins']),
  image: z.string(),
});
export type LoyaltyNotice = z.output<typeof LoyaltyNotice>;

const sysname = z.string().check(z.maxLength(100));

export const loyalty = {
  /** Ours: how it is set up, for pages; also where it is switched off. */
  getSettings: get('loyalty.getSettings', {
    who: 'anyone',
    input: z.object({}),
    output: LoyaltySettings,
    shows: ['content'],
  }),

  getinfo: get('loyalty.getinfo', {
    who: 'player',
    input: z.object({}),
    output: LoyaltyInfo,
    refuses: ['InvalidRequest'],
    shows: ['loyalty', 'content'],
  }),

  getPrograms: get('loyalty.getPrograms', {
    who: 'anyone',
    input: z.object(paging),
    output: pageOf(Program),
    refuses: ['InvalidRequest'],
    shows: ['content'],
  }),

  getProgram: get('loyalty.getProgram', {
    who: 'anyone',
    input: z.object({ sysname }),
    output: z.extend(Program, { quests: z.array(Quest) }),
    refuses: ['InvalidRequest', 'InvalidParameter'],
    shows: ['content'],
  }),

  getcharacters: get('loyalty.getcharacters', {
    who: 'anyone',
    input: z.object(paging),
    output: pageOf(Character),
    refuses: ['InvalidRequest'],
    shows: ['content'],
  }),

  /** Without an id nobody is chosen; the first choice is free, and a later one costs what getinfo says. */
  setcharacter: post('loyalty.setcharacter', {
    who: 'player',
    takesKey: true,
    input: z.object({ id: int }),
    output: Done,
    refuses: ['InvalidRequest', 'InvalidParameter', 'NotEnoughCoins'],
    changes: ['loyalty'],
  }),

  getproducts: get('loyalty.getproducts', {
    who: 'anyone',
    input: z.object({ ...paging, fields: z.optional(list) }),
    output: pageOf(Product),
    refuses: ['InvalidRequest'],
    shows: ['loyalty', 'content'],
  }),

  buyproduct: post('loyalty.buyproduct', {
    who: 'player',
    takesKey: true,
    input: z.object({ id: int }),
    output: Done,
    refuses: ['InvalidRequest', 'InvalidParameter', 'NotEnoughCoins', 'ProductUnavailable', 'RewardsBlocked'],
    changes: ['loyalty', 'freespins', 'bonuses', 'balance'],
  }),

  /** Ours: what the player has bought, the last first. */
  getOrders: get('loyalty.getOrders', {
    who: 'player',
    input: z.object(paging),
    output: pageOf(LoyaltyOrder),
    refuses: ['InvalidRequest'],
    shows: ['loyalty'],
  }),

  /** Ours: a frame that was bought is put on; 0 takes it off. */
  wearFrame: post('loyalty.wearFrame', {
    who: 'player',
    input: z.object({ id: int }),
    output: Done,
    refuses: ['InvalidRequest', 'InvalidParameter'],
    changes: ['loyalty'],
  }),

  /** Ours: from then on it counts. */
  startQuest: post('loyalty.startQuest', {
    who: 'player',
    takesKey: true,
    input: z.object({ sysname }),
    output: Done,
    refuses: ['InvalidRequest', 'InvalidParameter', 'QuestUnavailable', 'RewardsBlocked'],
    changes: ['loyalty'],
  }),

  /** Ours: what a completed quest brings. */
  claimQuest: post('loyalty.claimQuest', {
    who: 'player',
    takesKey: true,
    input: z.object({ sysname }),
    output: Done,
    refuses: [
      'InvalidRequest',
      'InvalidParameter',
      'QuestUnavailable',
      'RewardsBlocked',
      'RewardUnavailable',
    ],
    changes: ['loyalty', 'freespins', 'bonuses', 'balance'],
  }),

  /** Each is told once. */
  getnotifications: get('loyalty.getnotifications', {
    who: 'player',
    acts: true,
    input: z.object({}),
    output: z.object({ items: z.array(LoyaltyNotice) }),
    refuses: ['InvalidRequest'],
  }),
};
