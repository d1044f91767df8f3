// A level that is reached brings its package, once: a row for each player and level says that it was, whatever happens to
// the points later.
import type { Currency } from '#rules/money.ts';
import { ratesOf } from '../content/rates.ts';
import type { Tx } from '../database/db.ts';
import { recordFacts } from '../facts/facts.ts';
import { giveOrWait } from '../rewards/give-or-wait.ts';
import { type DefinedReward, programOf } from './definitions.ts';
import { rewardIn } from './in-currency.ts';
import { addNotices } from './notice-rows.ts';
import type { ReaderTools } from './read-play.ts';

interface Reached {
  playerId: number;
  level: number;
}

/** Whose players may be given something. Gives those who had not reached it before. */
export async function levelUp(
  tx: Tx,
  reached: readonly Reached[],
  { content, clock }: Pick<ReaderTools, 'content' | 'clock'>,
): Promise<number[]> {
  if (reached.length === 0) return [];
  const now = clock.now();
  const { levels, sysname } = programOf(content);
  const giftAt = (level: number): readonly DefinedReward[] => levels[level - 1]?.gift ?? [];
  const fresh = await tx.sql<{ player_id: number; level: number; currency: Currency }>`
    with noted as (
      insert into loyalty_level_up (player_id, level, reached_at, gift)
      select player_id, level, ${now}, gift::jsonb
      from unnest(${reached.map(({ playerId }) => playerId)}::bigint[], ${reached.map(({ level }) => level)}::int[],
        ${reached.map(({ level }) => JSON.stringify(giftAt(level)))}::text[]) as reached (player_id, level, gift)
      on conflict (player_id, level) do nothing
      returning player_id, level
    )
    select player_id, level, currency from noted join player on player.id = noted.player_id
    order by player_id, level`;
  const rates = ratesOf(content);
  for (const { player_id: id, level, currency } of fresh)
    for (const [at, defined] of giftAt(level).entries()) {
      const reward = rewardIn(defined, { currency, rates });
      if (reward === null) continue;
      const key = `level:${sysname}:${id}:${level}:${at}`;
      const source = { giver: 'level', name: String(level) } as const;
      await giveOrWait(tx, { key, player: { id, currency }, reward, source }, now, content);
    }
  await recordFacts(
    tx,
    fresh.map(({ player_id: playerId, level }) => ({
      ...{ name: 'level.reached' as const, playerId, at: now, data: { level } },
    })),
  );
  await addNotices(
    tx,
    fresh.map(({ player_id, level }) => {
      const [reward] = giftAt(level);
      return { playerId: player_id, trigger: 'level', data: { level, ...(reward && { reward }) } };
    }),
    now,
  );
  return fresh.map(({ player_id }) => player_id);
}
