// Quests: a few things to do, counted by what happens anyway, and what they bring.
import * as z from 'zod/mini';
import { questStates, questWheres, stepCounts } from '#rules/quests.ts';
import { Money } from '../wire.ts';
import { LoyaltyReward } from './reward.ts';

const QuestStep = z.object({
  counts: z.enum(stepCounts),
  where: z.enum(questWheres),
  count: z.int(),
  done: z.int(),
  /** Rounds of a smaller stake do not count. */
  min_stake: z.nullable(Money),
  /** In hundredths of the stake: rounds that pay less do not count. */
  min_multiple: z.nullable(z.int()),
  /** Each game counts once. */
  is_distinct: z.boolean(),
});

export const Quest = z.object({
  sysname: z.string(),
  title: z.string(),
  image: z.string(),
  state: z.enum(questStates),
  repeats: z.enum(['once', 'daily', 'weekly']),
  steps: z.array(QuestStep),
  rewards: z.array(LoyaltyReward),
  /** What opens it while it is locked: a level by its number, another quest by its title, a character by name. */
  opens_at: z.object({
    level: z.nullable(z.int()),
    quest: z.nullable(z.string()),
    character: z.nullable(z.string()),
  }),
  /** It is another character's, and waits until they are chosen again. */
  is_paused: z.boolean(),
  /** Until then it is to be finished; of one that is completed, when it is claimed by itself. */
  ends_at: z.nullable(z.string()),
});
export type Quest = z.output<typeof Quest>;
