// Rewards that were promised and whose budget is used up, or whose kind was stopped, wait until staff have dealt with it.
// For callers that must not fail because of one reward: a consumer of facts, the settlement of bets.
import * as z from 'zod/mini';
import { isRefusal } from '#contract/refusals.ts';
import { type Held, holdReward, takeHeld } from '../bonuses/held-rewards.ts';
import type { Content } from '../content/content.ts';
import { type Db, lockPlayer, type Tx } from '../database/db.ts';
import { defineTask, schedule, type Worker, workerOf } from '../jobs/tasks.ts';
import type { Clock } from '../plumbing/clock.ts';
import { log } from '../plumbing/log.ts';
import { giveReward } from './give-reward.ts';
import { mayBeGiven } from './may-be-given.ts';
import type { Given } from './reward.ts';

const LASTS_MS = 90 * 86_400_000;

const waitingReward = defineTask('reward.waiting', z.object({ player: z.int(), key: z.string() }), {
  lastsMs: LASTS_MS,
});

/** Gives the reward now, or as soon as its budget has room. The caller's transaction goes on in both cases. */
export async function giveOrWait(tx: Tx, given: Given, now: Date, content: Content): Promise<void> {
  try {
    await giveReward(tx, given, now, content);
  } catch (error) {
    if (!isRefusal(error, 'RewardUnavailable')) throw error;
    const { giver, name } = given.source;
    log.warn('a reward waits for its budget', { giver, name, player: given.player.id });
    await holdReward(tx, heldOf(given), now);
    await schedule(tx, waitingReward, { player: given.player.id, key: keyOf(given) }, now);
  }
}

const keyOf = ({ key, source: { giver } }: Given): string => `${giver}:${key}`;

function heldOf(given: Given): Held {
  const { player, reward, source } = given;
  const held = { playerId: player.id, key: keyOf(given), giver: source.giver, kind: reward.kind, given };
  const { currency } = player;
  switch (reward.kind) {
    case 'cash':
    case 'bonus':
      return { ...held, currency, cents: reward.amount, count: null };
    case 'freebet':
      return { ...held, currency, cents: reward.value, count: null };
    case 'freespins':
      return { ...held, currency, cents: null, count: reward.rounds };
    case 'coins':
      return { ...held, currency, cents: null, count: reward.coins };
  }
}

const AT_ONCE = 2;

export const waitingRewardsGiven = ({ clock, content }: { db: Db; clock: Clock; content: Content }): Worker =>
  workerOf(waitingReward, {
    width: AT_ONCE,
    run:
      async ({ player, key }) =>
      async (tx) => {
        await lockPlayer(tx, player);
        const given = await takeHeld(tx, player, key);
        if (given !== undefined && (await mayBeGiven(tx.sql, [player], clock.now())).has(player))
          await giveReward(tx, given as Given, clock.now(), content);
      },
  });
