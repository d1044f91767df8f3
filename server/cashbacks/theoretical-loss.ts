// What games and sports keep on average of what players staked there: the theoretical loss.
import type { CashbackTerms } from '#rules/cashback.ts';
import type { Cents } from '#rules/money.ts';
import type { Sql } from '../database/db.ts';
import { edgeOf } from '../games/sheets.ts';
import type { AskedPlay, OwnPlay } from '../ledger/own-play.ts';

const MILLION = 1_000_000;

type Terms = Pick<CashbackTerms, 'bound' | 'games_ppm' | 'sports_ppm'>;

interface StakedThere {
  player_id: number;
  /** Null of a studio outside of the house. */
  game: string | null;
  cents: Cents;
}

/** Whose stakes they were is asked afterwards. Nobody is looked up where terms set no bound by it. */
export async function theoreticalLosses(
  sql: Sql,
  asked: readonly AskedPlay[],
  { bound, games_ppm, sports_ppm }: Terms,
): Promise<(play: Pick<OwnPlay, 'player_id' | 'sportsStaked'>) => number> {
  if (bound === undefined) return () => 0;
  const outside = bound.outside_edge_ppm / MILLION;
  const kept = new Map<number, number>();
  for (const { player_id, game, cents } of await listStakedThere(sql, asked)) {
    const edge = game === null ? outside : (edgeOf(game) ?? outside);
    kept.set(player_id, (kept.get(player_id) ?? 0) + cents * edge);
  }
  return ({ player_id, sportsStaked }) => {
    const games = ((kept.get(player_id) ?? 0) * games_ppm) / MILLION;
    return games + (((sportsStaked * bound.sports_edge_ppm) / MILLION) * sports_ppm) / MILLION;
  };
}

/** Of their own money, less what was given back. A round of the house's own games is named by its entry. */
const listStakedThere = (sql: Sql, asked: readonly AskedPlay[]): Promise<StakedThere[]> => sql<StakedThere>`
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
