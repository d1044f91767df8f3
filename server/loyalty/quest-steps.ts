// Starting a quest, and claiming what it brings: once each, whoever asks how often.
import { Refusal } from '#contract/refusals.ts';
import { levelAt } from '#rules/loyalty.ts';
import type { Currency } from '#rules/money.ts';
import { turnEndsAt, turnOf } from '#rules/quests.ts';
import type { PlayerContext } from '../calls/context.ts';
import { atomicallyOnce } from '../calls/idempotency.ts';
import type { Content } from '../content/content.ts';
import { ratesOf } from '../content/rates.ts';
import { lockPlayer, type Tx } from '../database/db.ts';
import { tell } from '../live/outbox.ts';
import { giveReward } from '../rewards/give-reward.ts';
import { type DefinedQuest, programOf, questsOf } from './definitions.ts';
import { rewardIn } from './in-currency.ts';
import { findPlayers } from './player-rows.ts';
import { listQuests, type QuestRow, type QuestTerms } from './quest-rows.ts';
import { standingOf } from './quests.ts';
import { requireGiven } from './require-given.ts';

const DAY_MS = 86_400_000;

export const startQuest = (ctx: PlayerContext, sysname: string): Promise<1> => {
  const quest = findQuest(ctx, sysname);
  return atomicallyOnce(ctx, `quest:${sysname}`, async (tx) => {
    const { player, now } = ctx;
    await requireGiven(tx, player.id, now);
    const { row } = await standing(tx, ctx, quest);
    const { repeats, steps, rewards, character, days } = quest;
    const turnEnd = turnEndsAt(repeats, now);
    const ownEnd = days === undefined ? null : new Date(now.getTime() + days * DAY_MS);
    const end = turnEnd === null ? ownEnd : ownEnd === null || turnEnd < ownEnd ? turnEnd : ownEnd;
    const terms: QuestTerms = { repeats, steps, rewards, ...(character !== undefined && { character }) };
    const begun = await tx.sql<{ quest: string }>`
      insert into loyalty_quest (player_id, quest, turn, state, terms, started_at, ends_at)
      values (${player.id}, ${sysname}, ${turnOf(repeats, now)}, 'started', ${JSON.stringify(terms)}::text::jsonb,
        ${now}, ${end})
      on conflict (player_id, quest, turn) do nothing returning quest`;
    // Another tab was first: what was wanted is so.
    if (begun.length === 0 && row?.state !== 'started') throw new Refusal('QuestUnavailable');
    return 1 as const;
  });
};

/** Of a quest that may be started, or was. */
async function standing(tx: Tx, { player, content, now }: PlayerContext, quest: DefinedQuest) {
  await lockPlayer(tx, player.id);
  const own = (await findPlayers(tx.sql, [player.id])).get(player.id)!;
  const level = levelAt(own.micropoints, programOf(content).levels);
  const rows = await listQuests(tx.sql, player.id);
  const found = standingOf(quest, { level, character: own.character_id, rows, now });
  if (found.state !== 'available' && found.state !== 'started') throw new Refusal('QuestUnavailable');
  return found;
}

export const claimQuest = (ctx: PlayerContext, sysname: string): Promise<1> => {
  findQuest(ctx, sysname);
  return atomicallyOnce(ctx, `quest:${sysname}`, async (tx) => {
    const { player, now, content } = ctx;
    await lockPlayer(tx, player.id);
    await requireGiven(tx, player.id, now);
    const claimed = await claim(tx, { quest: sysname, player, content }, now);
    if (claimed === undefined) throw new Refusal('QuestUnavailable');
    await tell(tx, player.id, { name: 'loyalty.changed', data: {} });
    return 1 as const;
  });
};

interface Claim {
  quest: string;
  player: { id: number; currency: Currency };
  content: Content;
  /** How its rewards are given: by a player's own request at once or not at all, which is the default. */
  give?: typeof giveReward;
}

/** Undefined: nothing of it is completed, or it was claimed already. */
export async function claim(
  tx: Tx,
  { quest, player, content, give = giveReward }: Claim,
  now: Date,
): Promise<QuestTerms | undefined> {
  const [claimed] = await tx.sql<Pick<QuestRow, 'turn' | 'terms'>>`
    update loyalty_quest set state = 'claimed', claimed_at = ${now}
    where player_id = ${player.id} and quest = ${quest} and state = 'completed'
      and turn = (
        select turn from loyalty_quest
        where player_id = ${player.id} and quest = ${quest} and state = 'completed'
        order by turn limit 1)
    returning turn, terms`;
  if (claimed === undefined) return undefined;
  const rates = ratesOf(content);
  for (const [at, defined] of claimed.terms.rewards.entries()) {
    const reward = rewardIn(defined, { currency: player.currency, rates });
    if (reward === null) continue;
    const key = `quest:${player.id}:${quest}:${claimed.turn}:${at}`;
    await give(tx, { key, player, reward, source: { giver: 'quest', name: quest } }, now, content);
  }
  return claimed.terms;
}

function findQuest({ content }: PlayerContext, sysname: string): DefinedQuest {
  const quest = questsOf(content).find((one) => one.sysname === sysname);
  if (quest === undefined)
    throw new Refusal('InvalidParameter', { invalid_parameters: { sysname: ['unknown'] } });
  return quest;
}
