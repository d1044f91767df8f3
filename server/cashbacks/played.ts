// What players' own money did since their books were last counted. Every entry counts once: with the period in which it was
// recorded, or with the next where that was closed already.
import type { Played } from '#rules/cashback.ts';
import { type Sql, together } from '../database/db.ts';
import { listOwnPlay, type OwnPlay } from '../ledger/own-play.ts';
import type { OpenPeriod } from './open-periods.ts';
import { theoreticalLosses } from './theoretical-loss.ts';

export interface PlayedRow extends OwnPlay, Pick<Played, 'theoretical'> {
  /** What is still to be taken off for periods before. */
  carried: number;
}

interface Mark {
  player_id: number;
  number: number;
  carry_cents: number;
}

const EVER = new Date(0);

/** Of those whose books have moved. What was recorded before the first period of a rule counts for none. */
export async function listPlayed(
  sql: Sql,
  players: readonly number[],
  { rule, starts_at, ends_at, terms }: OpenPeriod,
): Promise<PlayedRow[]> {
  const marks = await marksOf(sql, players, rule);
  const asked = players.map((playerId) => {
    const mark = marks.get(playerId);
    return { playerId, after: mark?.number ?? 0, from: mark === undefined ? starts_at : EVER, to: ends_at };
  });
  const [rows, theoreticalOf] = await together(listOwnPlay(sql, asked), theoreticalLosses(sql, asked, terms));
  return rows.map((row) => ({
    ...{ ...row, theoretical: theoreticalOf(row) },
    carried: marks.get(row.player_id)?.carry_cents ?? 0,
  }));
}

export async function marksOf(
  sql: Sql,
  players: readonly number[],
  rule: number,
): Promise<ReadonlyMap<number, Mark>> {
  const rows = await sql<Mark>`
    select player_id, number, carry_cents::float8 as carry_cents from cashback_mark
    where player_id = any(${players}::bigint[]) and rule = ${rule}`;
  return new Map(rows.map((row) => [row.player_id, row]));
}
