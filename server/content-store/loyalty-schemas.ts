// What definitions of loyalty must look like. The engine runs them as they are, so nothing else may be kept. Amounts are in
// cents of a euro.
import * as z from 'zod/mini';
import { frames } from '#contract/loyalty/reward.ts';
import { perkSources } from '#rules/loyalty.ts';
import { questWheres, stepCounts } from '#rules/quests.ts';

const line = (max: number) => z.string().check(z.maxLength(max));
/** In one language for all, or in each its own. */
const words = (max: number) => z.union([line(max), z.object({ $in: z.record(z.string(), line(max)) })]);
const sysname = z.string().check(z.regex(/^[a-z\d]+(-[a-z\d]+)*$/), z.maxLength(60));
const count = (max: number) => z.int().check(z.positive(), z.maximum(max));
const place = z.optional(z.int());

const Reward = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('coins'), coins: count(1_000_000) }),
  z.strictObject({ kind: z.literal('cash'), cents: count(1_000_000) }),
  z.strictObject({
    kind: z.literal('freespins'),
    game: sysname,
    rounds: count(1_000),
    stakeCents: count(10_000),
    winsTo: z.enum(['main', 'bonus']),
    days: count(365),
  }),
  z.strictObject({ kind: z.literal('bonus'), template: line(60), cents: count(1_000_000) }),
  z.strictObject({ kind: z.literal('freebet'), cents: count(1_000_000), days: count(365) }),
  z.strictObject({ kind: z.literal('frame'), frame: z.enum(frames) }),
]);

const Level = z.strictObject({
  name: words(40),
  points: z.int().check(z.nonnegative()),
  coinRate: z.int().check(z.minimum(100), z.maximum(1_000)),
  gift: z.array(Reward).check(z.maxLength(5)),
});

const rising = z.refine<readonly { points: number }[]>((levels) =>
  levels.every(({ points }, at) => (at === 0 ? points === 0 : points > levels[at - 1]!.points)),
);

export const LoyaltyProgram = z.object({
  id: count(1_000),
  sysname,
  title: words(100),
  text: words(1_000),
  image: line(200),
  levels: z.array(Level).check(z.minLength(1), z.maxLength(50), rising as never),
  place,
});

const Step = z.strictObject({
  counts: z.enum(stepCounts),
  count: count(10_000),
  where: z.optional(z.enum(questWheres)),
  minCents: z.optional(count(1_000_000)),
  minMultiple: z.optional(count(1_000_000)),
  isDistinct: z.optional(z.boolean()),
});

export const LoyaltyQuest = z.object({
  sysname,
  title: words(100),
  image: line(200),
  repeats: z.enum(['once', 'daily', 'weekly']),
  /** So long it may take once it was started; without it, until its turn ends. */
  days: z.optional(count(365)),
  level: count(50),
  /** The quest that must be claimed before. */
  after: z.optional(sysname),
  /** Whose line it belongs to. */
  character: z.optional(z.int()),
  steps: z.array(Step).check(z.minLength(1), z.maxLength(5)),
  rewards: z.array(Reward).check(z.minLength(1), z.maxLength(3)),
  place,
});

export const LoyaltyProduct = z.object({
  id: count(100_000),
  image: line(200),
  tone: line(20),
  reward: Reward,
  price: count(10_000_000),
  level: count(50),
  /** How many there are; without it, as many as are wanted. */
  stock: z.optional(z.int().check(z.nonnegative())),
  limit: z.optional(count(1_000)),
  cooldownDays: z.optional(count(365)),
  place,
});

export const LoyaltyCharacter = z.object({
  id: count(1_000),
  name: words(40),
  role: words(60),
  image: line(200),
  /** What stands in its place where figures like it may not be shown. */
  object: line(200),
  tone: z.enum(['ember', 'gold', 'jade', 'violet', 'azure']),
  perk: z.strictObject({ source: z.enum(perkSources), percent: count(100) }),
  place,
});
