// An offer as an operator writes it: what sets it off, whom it is for, and what is given, in this order. The same data is
// executed, and told to players as terms. Amounts are cents of the rule's own currency, and exchanged when they are given.
import * as z from 'zod/mini';
import { offerProducts, offerTones } from './campaigns.ts';
import { CurrencyCode } from './wire.ts';

export const RULE_CURRENCY = 'EUR';

const line = (max: number) => z.string().check(z.maxLength(max));
/** In one language for all, or in each its own. */
const words = (max: number) => z.union([line(max), z.object({ $in: z.record(z.string(), line(max)) })]);
const moment = z.nullable(z.iso.datetime());
const count = z.int().check(z.positive(), z.maximum(1_000_000));
const sum = z.int().check(z.positive(), z.maximum(100_000_000));
/** Everybody has the first. */
const level = z.int().check(z.minimum(2), z.maximum(99));
const sysname = z.string().check(z.regex(/^[a-z\d_-]{1,60}$/));

/** As it is typed, without what differs by habit: see rules/offers/promo-code.ts. */
export const CODE_FORM = /^[^\s\p{Ll}]{1,32}$/u;

const Trigger = z.discriminatedUnion('action', [
  z.object({ action: z.literal('registration') }),
  /** A contact of the player's was confirmed. */
  z.object({ action: z.literal('contact') }),
  z.object({
    action: z.literal('deposit'),
    /** Their first, their second …; null: any. */
    number: z.nullable(count),
    /** Only once they have made so many. */
    after: z.optional(count),
    min: sum,
    exclude_methods: z.array(sysname).check(z.maxLength(20)),
  }),
  z.object({ action: z.literal('promocode') }),
  /** So many days in a row on which they signed in. */
  z.object({ action: z.literal('streak'), days: z.int().check(z.minimum(2), z.maximum(60)) }),
  /** They have reached this level of loyalty, or any where none is named. */
  z.object({ action: z.literal('level'), level: z.optional(level) }),
  /** Whoever wants it takes it. */
  z.object({ action: z.literal('take') }),
  /** The staff give it. */
  z.object({ action: z.literal('manual') }),
]);

const Conditions = z.object({
  countries: z.optional(z.array(z.string().check(z.regex(/^[A-Z]{2}$/)))),
  currencies: z.optional(z.array(CurrencyCode)),
  /** Registered so few days ago at most. */
  newPlayersDays: z.optional(count),
  /** Of loyalty: they have come so far. */
  levelMin: z.optional(level),
  /** Steps that the player can still take. */
  needsContact: z.optional(z.boolean()),
  needsVerification: z.optional(z.boolean()),
});

const Limits = z.object({
  total: z.optional(count),
  perDay: z.optional(count),
  perPlayer: count,
});

/** Of a deposit so many percent, at most so much; without a deposit the sum itself. */
const BonusReward = z.object({
  kind: z.literal('bonus'),
  template: sysname,
  percent: z.optional(z.int().check(z.positive(), z.maximum(500))),
  most: sum,
});

export const RewardRule = z.discriminatedUnion('kind', [
  BonusReward,
  z.object({ kind: z.literal('cash'), amount: sum }),
  z.object({
    kind: z.literal('freespins'),
    game: sysname,
    rounds: z.int().check(z.positive(), z.maximum(1000)),
    stake: sum,
    winsTo: z.enum(['main', 'bonus']),
    days: z.int().check(z.positive(), z.maximum(365)),
  }),
  z.object({ kind: z.literal('coins'), coins: count }),
]);
export type RewardRule = z.output<typeof RewardRule>;

export const OfferRule = z
  .object({
    id: z.int().check(z.positive(), z.maximum(999_999_999)),
    place: z.optional(z.int()),
    /** Null: it has not been started. */
    started_at: moment,
    finished_at: moment,
    product: z.enum(offerProducts),
    /** It is one of several that belong together, taken one by one. */
    package: z.optional(z.object({ name: sysname, step: z.int().check(z.positive(), z.maximum(9)) })),
    kicker: words(60),
    title: words(100),
    text: words(500),
    /** The name of one of our objects, and the light behind it. */
    image: line(200),
    tone: z.enum(offerTones),
    trigger: Trigger,
    conditions: Conditions,
    limits: Limits,
    /** Codes that anybody may use; those of a batch and of one person are kept elsewhere. */
    codes: z.optional(z.array(z.string().check(z.regex(CODE_FORM))).check(z.maxLength(50))),
    /** Without a code nobody sees it. */
    needsCode: z.optional(z.boolean()),
    rewards: z.array(RewardRule).check(z.minLength(1), z.maxLength(5)),
  })
  .check(
    z.refine(
      ({ trigger, rewards }) =>
        trigger.action === 'deposit' ||
        rewards.every((one) => one.kind !== 'bonus' || one.percent === undefined),
      'a share of a deposit needs a deposit',
    ),
    z.refine(
      ({ trigger, codes = [], needsCode = false }) =>
        trigger.action === 'promocode' || trigger.action === 'deposit' || (codes.length === 0 && !needsCode),
      'only offers of codes and of deposits have codes',
    ),
  );
export type OfferRule = z.output<typeof OfferRule>;
export type OfferTrigger = OfferRule['trigger'];
