// Before facts are read again, what was made of them goes: points and coins of the days whose facts are still kept, and the
// progress of quests that are under way. What was given is given: levels, days and claims are not given again, by their keys.
import type { Tx } from '../database/db.ts';

export async function forgetPlay({ sql }: Tx): Promise<void> {
  await sql`
    with days as (select distinct (at at time zone 'UTC')::date as day from fact),
    gone as (delete from loyalty_day using days where loyalty_day.day = days.day returning player_id, micropoints),
    lost as (select player_id, sum(micropoints) as micropoints from gone group by player_id)
    update loyalty_player set micropoints = loyalty_player.micropoints - lost.micropoints
    from lost where lost.player_id = loyalty_player.player_id`;
  await sql`
    with days as (select distinct 'play:' || to_char(at at time zone 'UTC', 'YYYY-MM-DD') as key from fact),
    gone as (delete from coin_entry using days where coin_entry.key = days.key returning player_id, microcoins),
    lost as (select player_id, sum(microcoins)::bigint as net from gone group by player_id)
    update coin_purse as purse set
      microcoins = greatest(0, microcoins - owed_microcoins - net),
      owed_microcoins = greatest(0, owed_microcoins - microcoins + net)
    from lost where lost.player_id = purse.player_id`;
  await sql`
    delete from loyalty_round where day in (select distinct (at at time zone 'UTC')::date from fact)`;
  await sql`update loyalty_quest set progress = '[]' where state = 'started'`;
}
