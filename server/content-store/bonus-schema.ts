// What a template of bonuses must look like (rules/bonuses/bonus-terms.ts). Multiples and percents are bounded, so that a slip
// of the pen promises nothing that nobody meant.
import * as z from 'zod/mini';
import { bonusProducts, wagerBases } from '#rules/bonuses/bonus-terms.ts';

const line = (max: number) => z.string().check(z.maxLength(max));
/** In one language for all, or in each its own. */
const words = (max: number) => z.union([line(max), z.object({ $in: z.record(z.string(), line(max)) })]);
const name = z.string().check(z.regex(/^[a-z\d]+(-[a-z\d]+)*$/), z.maxLength(60));
const percent = z.int().check(z.minimum(0), z.maximum(100));
const multiple = (most: number) => z.number().check(z.minimum(1), z.maximum(most), z.multipleOf(0.01));
const days = z.int().check(z.minimum(1), z.maximum(180));

export const BonusTemplate = z.object({
  name,
  product: z.enum(bonusProducts),
  title: words(100),
  image: line(200),
  is_free_bet: z.boolean(),
  wager: z.object({ x: multiple(99), base: z.enum(wagerBases) }),
  contribution: z.record(name, percent),
  excluded_games: z.array(name).check(z.maxLength(500)),
  stake_max: z.object({ eur_cents: z.nullable(z.int().check(z.positive())), percent: z.nullable(percent) }),
  cap_x: z.nullable(multiple(1000)),
  is_sticky: z.boolean(),
  odds_min: z.nullable(z.number().check(z.minimum(1), z.maximum(100))),
  days_to_activate: days,
  days_to_play: days,
  priority: z.int().check(z.minimum(0), z.maximum(1000)),
  starts_at_once: z.boolean(),
});
