// Quests that players have started, as they are kept.
import type { StepProgress } from '#rules/quests.ts';
import type { Sql, Tx } from '../database/db.ts';
import type { DefinedQuest } from './definitions.ts';

/** What was promised when it was started; its words are the content's of the day. */
export type QuestTerms = Pick<DefinedQuest, 'repeats' | 'steps' | 'rewards' | 'character'>;

export interface QuestRow {
  player_id: number;
  quest: string;
  turn: string;
  state: 'started' | 'completed' | 'claimed' | 'expired';
  terms: QuestTerms;
  progress: readonly StepProgress[];
  started_at: Date;
  ends_at: Date | null;
  completed_at: Date | null;
}

export const listQuests = (sql: Sql, playerId: number): Promise<QuestRow[]> =>
  sql<QuestRow>`
    select player_id, quest, turn, state, terms, progress, started_at, ends_at, completed_at
    from loyalty_quest where player_id = ${playerId} order by started_at desc`;

export const listStarted = (sql: Sql, playerIds: readonly number[]): Promise<QuestRow[]> =>
  sql<QuestRow>`
    select player_id, quest, turn, state, terms, progress, started_at, ends_at, completed_at
    from loyalty_quest where player_id = any(${playerIds}::bigint[]) and state = 'started'`;

/** How far each has come, and when it was completed, if it was. */
export async function keepProgress({ sql }: Tx, rows: readonly QuestRow[]): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    update loyalty_quest as kept
    set progress = made.progress::jsonb, state = made.state, completed_at = made.completed_at
    from unnest(${rows.map(({ player_id }) => player_id)}::bigint[], ${rows.map(({ quest }) => quest)}::text[],
      ${rows.map(({ turn }) => turn)}::text[], ${rows.map(({ progress }) => JSON.stringify(progress))}::text[],
      ${rows.map(({ state }) => state)}::text[], ${rows.map(({ completed_at }) => completed_at)}::timestamptz[]
    ) as made (player_id, quest, turn, progress, state, completed_at)
    where kept.player_id = made.player_id and kept.quest = made.quest and kept.turn = made.turn
      and kept.state = 'started'`;
}
