// A tournament as an operator writes it: an entry of the content. Its runs are opened by its schedule, and each keeps a
// copy of what it was opened with. Amounts are in euro cents.
import * as z from 'zod/mini';
import { isWholeTable, type PrizeRow } from '#rules/tournaments/prizes.ts';
import { gameTypes } from './games.ts';
import { Prize, Restrictions } from './tournament-terms.ts';

const line = (max: number) => z.string().check(z.maxLength(max));
/** In one language for all, or in each its own. */
const words = (max: number) => z.union([line(max), z.object({ $in: z.record(z.string(), line(max)) })]);
const whole = (least: number, most: number) => z.int().check(z.minimum(least), z.maximum(most));
const amount = whole(0, 100_000_000);

const Schedule = z.object({
  every: z.enum(['day', 'week']),
  weekday: z.optional(whole(1, 7)),
  at: z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/)),
  lasts_minutes: whole(10, 31 * 1440),
  opens_minutes_before: whole(0, 31 * 1440),
});

const points_per_unit = z.number().check(z.minimum(0.01), z.maximum(10_000));

const Scoring = z.discriminatedUnion('by', [
  z.object({ by: z.literal('turnover'), points_per_unit }),
  z.object({ by: z.literal('multiplier') }),
  z.object({ by: z.literal('sumTopN'), top: whole(2, 100) }),
  z.object({ by: z.literal('netWin') }),
  z.object({ by: z.literal('consecutive') }),
  z.object({ by: z.literal('races'), points_per_unit, target: whole(1, 1_000_000_000) }),
]);

const PrizeTable = z
  .array(
    z.object({
      from: whole(1, 10_000),
      to: whole(1, 10_000),
      share: z.optional(whole(1, 10_000)),
      reward: z.optional(Prize),
    }),
  )
  .check(z.refine((table) => isWholeTable(table as PrizeRow[])));

export const TournamentDefinition = z.object({
  sysname: z.string().check(z.regex(/^[a-z\d]+(-[a-z\d]+)*$/), z.maxLength(60)),
  /** Paused: its runs stand still. Cancelled: they end, and fees go back. Off: what runs is played to its end. */
  status: z.enum(['on', 'paused', 'cancelled', 'off']),
  title: words(100),
  text: words(500),
  /** One of our objects, by name, and the light behind it. */
  image: line(100),
  tone: z.enum(['ember', 'jade', 'azure', 'violet']),
  schedule: Schedule,
  scoring: Scoring,
  games: z.object({
    types: z.optional(z.array(z.enum(gameTypes))),
    tags: z.optional(z.array(line(60))),
    sysnames: z.optional(z.array(line(100))),
  }),
  min_stake_cents: amount,
  entry_fee_cents: amount,
  /** What the house puts into the pool; entry fees come on top. */
  promised_cents: amount,
  /**
   * The promise is filled by play: this share of what the stakes of the run cost on average, up to the whole promise.
   * Without it the promise is paid whoever plays, so that a single player can win it for one small stake.
   */
  funded_percent: z.optional(whole(1, 100)),
  prizes: PrizeTable,
  min_points: whole(1, 1_000_000_000),
  reset_on_cashout: z.boolean(),
  restrictions: Restrictions,
  place: z.optional(z.int()),
});
export type TournamentDefinition = z.output<typeof TournamentDefinition>;
