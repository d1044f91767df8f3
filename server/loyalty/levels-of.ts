import { levelAt } from '#rules/loyalty.ts';
import type { Content } from '../content/content.ts';
import type { Sql } from '../database/db.ts';
import { programOf } from './definitions.ts';
import { findPlayers } from './player-rows.ts';

/** For whoever gives by level and knows nothing of loyalty. */
export const levelsOf =
  (content: Content) =>
  async (sql: Sql, players: readonly number[]): Promise<ReadonlyMap<number, number>> => {
    const { levels } = programOf(content);
    const rows = await findPlayers(sql, players);
    return new Map([...rows].map(([id, { micropoints }]) => [id, levelAt(micropoints, levels)]));
  };
