// What nobody asks for and time brings about: quests end, what was finished and forgotten is claimed, coins that nobody moves
// run out after a warning, and old notices go.
import { COINS_IDLE_DAYS, COINS_WARNED_DAYS, dayOf, wholeCoins } from '#rules/loyalty.ts';
import type { Currency } from '#rules/money.ts';
import { moveCoins } from '../coins/coins.ts';
import type { Content } from '../content/content.ts';
import { type Db, lockPlayer } from '../database/db.ts';
import { tell } from '../live/outbox.ts';
import { giveOrWait } from '../rewards/give-or-wait.ts';
import { mayBeGiven } from '../rewards/may-be-given.ts';
import { addNotices, forgetNotices } from './notice-rows.ts';
import { claim } from './quest-steps.ts';
import { CLAIMED_AFTER_DAYS } from './quests.ts';

const DAY_MS = 86_400_000;
const AT_ONCE = 500;

interface Tools {
  db: Db;
  content: Content;
  now: Date;
}

export async function sweepLoyalty(tools: Tools): Promise<void> {
  await endQuests(tools);
  await claimForgotten(tools);
  for (const days of COINS_WARNED_DAYS) await warn(tools, days);
  await letRunOut(tools);
  await forgetNotices(tools.db.sql, tools.now);
}

async function endQuests({ db, now }: Tools): Promise<void> {
  await db.sql`update loyalty_quest set state = 'expired' where state = 'started' and ends_at <= ${now}`;
}

async function claimForgotten({ db, content, now }: Tools): Promise<void> {
  const before = new Date(now.getTime() - CLAIMED_AFTER_DAYS * DAY_MS);
  const forgotten = await db.sql<{ id: number; currency: Currency; quest: string }>`
    select player.id, currency, quest from loyalty_quest join player on player.id = player_id
    where state = 'completed' and completed_at <= ${before} order by completed_at limit ${AT_ONCE}`;
  const allowed = await mayBeGiven(db.sql, [...new Set(forgotten.map(({ id }) => id))], now);
  for (const { quest, ...player } of forgotten.filter(({ id }) => allowed.has(id)))
    await db.atomically(async (tx) => {
      await lockPlayer(tx, player.id);
      const terms = await claim(tx, { quest, player, content, give: giveOrWait }, now);
      if (terms === undefined) return;
      const [reward] = terms.rewards;
      const data = { quest, ...(reward && { reward }) };
      await addNotices(tx, [{ playerId: player.id, trigger: 'quest_claimed', data }], now);
      await tell(tx, player.id, { name: 'loyalty.changed', data: {} });
    });
}

interface Idle {
  player_id: number;
  microcoins: number;
}

/** Once for each number of days, until the coins are moved again. */
async function warn({ db, now }: Tools, days: number): Promise<void> {
  const before = new Date(now.getTime() - (COINS_IDLE_DAYS - days) * DAY_MS);
  await db.atomically(async (tx) => {
    const idle = await tx.sql<Idle>`
      update coin_purse set warned_days = ${days}
      where player_id in (
        select player_id from coin_purse
        where microcoins >= 1000000 and moved_at <= ${before} and (warned_days is null or warned_days > ${days})
        order by player_id limit ${AT_ONCE} for update skip locked)
      returning player_id, microcoins`;
    const notices = idle.map(({ player_id, microcoins }) => ({
      ...{ playerId: player_id, trigger: 'coins_end' as const },
      data: { coins: wholeCoins(microcoins), days },
    }));
    await addNotices(tx, notices, now);
  });
}

async function letRunOut({ db, now }: Tools): Promise<void> {
  const before = new Date(now.getTime() - COINS_IDLE_DAYS * DAY_MS);
  await db.atomically(async (tx) => {
    const idle = await tx.sql<Idle>`
      select player_id, microcoins from coin_purse where microcoins > 0 and moved_at <= ${before}
      order by player_id limit ${AT_ONCE} for update skip locked`;
    const moves = idle.map(({ player_id, microcoins }) => ({
      ...{ playerId: player_id, key: `expiry:${dayOf(now)}`, microcoins: -microcoins },
      reason: 'expiry' as const,
    }));
    await moveCoins(tx, moves, now);
    const notices = idle.map(({ player_id, microcoins }) => ({
      ...{ playerId: player_id, trigger: 'coins_ended' as const },
      data: { coins: wholeCoins(microcoins) },
    }));
    await addNotices(tx, notices, now);
  });
}
