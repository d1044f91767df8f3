// What players staked of their own money, game by game.
import type { Cents } from '#rules/money.ts';
import type { Sql } from '../database/db.ts';
import type { AskedPlay } from './own-play.ts';

export interface OwnStakes {
  player_id: number;
  /** Null of a studio outside of the house. */
  game: string | null;
  cents: Cents;
}

/** Of their own money, less what was given back. A round of the house's own games is named by its entry. */
export const listOwnStakes = (sql: Sql, asked: readonly AskedPlay[]): Promise<OwnStakes[]> => sql<OwnStakes>`
  select asked.player_id, round.game,
    sum(case when move.to_path = 'house:games' then move.cents else -move.cents end)::bigint as cents
  from unnest(
    ${asked.map(({ playerId }) => playerId)}::bigint[], ${asked.map(({ after }) => after)}::bigint[],
    ${asked.map(({ from }) => from)}::timestamptz[], ${asked.map(({ to }) => to)}::timestamptz[]
  ) as asked (player_id, after, from_at, to_at)
  join ledger_purse as purse on purse.player_id = asked.player_id and purse.entries > asked.after
  join ledger_entry as entry on entry.player_id = asked.player_id and entry.number > asked.after
    and entry.recorded_at >= asked.from_at and entry.recorded_at < asked.to_at
  join ledger_move as move on move.player_id = entry.player_id and move.number = entry.number
    and move.currency = purse.currency
    and ((move.from_path = 'player:' || asked.player_id || ':main' and move.to_path = 'house:games')
      or (move.to_path = 'player:' || asked.player_id || ':main' and move.from_path = 'house:games'
        and entry.reason like '%.rolled_back'))
  left join round on entry.key like 'round:%' and round.id = split_part(entry.key, ':', 2)
  group by asked.player_id, round.game`;
