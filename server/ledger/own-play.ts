// What players' own money did in a part of their books: for whoever gives something back of it.
import type { Played } from '#rules/cashback.ts';
import type { Cents, Currency } from '#rules/money.ts';
import type { Sql } from '../database/db.ts';

export interface AskedPlay {
  playerId: number;
  /** Entries up to this number were looked at before. */
  after: number;
  from: Date;
  to: Date;
}

export interface OwnPlay extends Omit<Played, 'theoretical'> {
  player_id: number;
  currency: Currency;
  /** Of the last entry that was looked at. */
  number: number;
}

/** Only of those whose books have moved since. In the currency that they hold now. */
export async function listOwnPlay(sql: Sql, asked: readonly AskedPlay[]): Promise<OwnPlay[]> {
  const rows = await listRows(sql, asked);
  return rows.map(({ player_id, currency, number, ...sums }) => ({
    ...{ player_id, currency, number },
    ...{ gamesStaked: sums.games_staked_cents, gamesWon: sums.games_won_cents },
    ...{ sportsStaked: sums.sports_staked_cents, sportsWon: sums.sports_won_cents },
    ...{ given: sums.given_cents, spent: sums.spent_cents, late: sums.late_cents },
  }));
}

interface Row extends Pick<OwnPlay, 'player_id' | 'currency' | 'number'> {
  games_staked_cents: Cents;
  games_won_cents: Cents;
  sports_staked_cents: Cents;
  sports_won_cents: Cents;
  given_cents: Cents;
  spent_cents: Cents;
  late_cents: Cents;
}

const listRows = (sql: Sql, asked: readonly AskedPlay[]): Promise<Row[]> => sql<Row>`
  select asked.player_id, purse.currency, played.number, games_staked_cents, games_won_cents, sports_staked_cents,
    sports_won_cents, given_cents, spent_cents, late_cents
  from unnest(
    ${asked.map(({ playerId }) => playerId)}::bigint[], ${asked.map(({ after }) => after)}::bigint[],
    ${asked.map(({ from }) => from)}::timestamptz[], ${asked.map(({ to }) => to)}::timestamptz[]
  ) as asked (player_id, after, from_at, to_at)
  join ledger_purse as purse on purse.player_id = asked.player_id and purse.entries > asked.after
  cross join lateral (
    select max(entry.number) as number,
      coalesce(sum(cents) filter (where is_out and other = 'house:games'), 0)::bigint
        - coalesce(sum(cents) filter (where is_in and other = 'house:games' and is_undone), 0)::bigint as games_staked_cents,
      coalesce(sum(cents) filter (where is_in and not is_undone
        and (other = 'house:games' or other like 'house:pool-jackpot-%')), 0)::bigint as games_won_cents,
      coalesce(sum(cents) filter (where is_out and other = 'house:sports'), 0)::bigint
        - coalesce(sum(cents) filter (where is_in and other = 'house:sports' and is_undone), 0)::bigint as sports_staked_cents,
      coalesce(sum(cents) filter (where is_in and other = 'house:sports' and not is_undone), 0)::bigint as sports_won_cents,
      coalesce(sum(cents) filter (where is_in and (other = 'house:bonuses' or other like 'player:%bonus'
        or (other like 'house:pool-%' and other not like 'house:pool-jackpot-%'))), 0)::bigint as given_cents,
      coalesce(sum(case when is_out then cents else -cents end) filter (where other like 'house:%'
        or other like 'player:%bonus'), 0)::bigint as spent_cents,
      coalesce(sum(cents) filter (where is_in and is_undone and exists (
        select from ledger_entry as staked
        where staked.key = replace(entry.key, ':rolled_back', ':staked') and staked.number <= asked.after
      )), 0)::bigint as late_cents
    from ledger_entry as entry
    left join ledger_move as move on move.player_id = entry.player_id and move.number = entry.number
      and move.currency = purse.currency
      and 'player:' || asked.player_id || ':main' in (move.from_path, move.to_path)
    left join lateral (
      select from_path = 'player:' || asked.player_id || ':main' as is_out,
        to_path = 'player:' || asked.player_id || ':main' as is_in,
        case when to_path = 'player:' || asked.player_id || ':main' then from_path else to_path end as other,
        entry.reason like '%.rolled_back' as is_undone
    ) as side on true
    where entry.player_id = asked.player_id and entry.number > asked.after
      and entry.recorded_at >= asked.from_at and entry.recorded_at < asked.to_at
  ) as played
  where played.number is not null`;

/** Those of the players after this one that have books at all, with how many entries they are. */
export const listPurseLengths = (
  sql: Sql,
  after: number,
  count: number,
): Promise<{ player_id: number; entries: number }[]> => sql<{ player_id: number; entries: number }>`
  select player_id, entries from ledger_purse where player_id > ${after} and entries > 0
  order by player_id limit ${count}`;
