// How a league stands: counted from the results of its season whenever it is asked for, so that a corrected result is in it
// at once.
import type { Sport } from '#sports/markets/market.ts';
import type { Sql } from '../database/db.ts';
import { spokenTallies } from './told-result.ts';

interface Standing {
  place: number;
  name: string;
  played: number;
  won: number;
  drawn: number;
  lost: number;
  scored: number;
  conceded: number;
  points: number;
}

interface LeagueSeason {
  id: number;
  sport: Sport;
  season: number;
}

/** Where a match can be drawn a win is worth three times a draw; elsewhere two points. */
export const winPoints = (sport: Sport) => (sport === 'football' ? 3 : 2);

/** Everybody who plays in the season, also before their first match. */
export const listStandings = (sql: Sql, { id, sport, season }: LeagueSeason): Promise<Standing[]> => {
  const tally = spokenTallies[sport].score;
  return sql<Standing>`
    with played as (
      select home->>'name' as home, away->>'name' as away, (result->${tally}::text->>'home')::int as home_scored,
        (result->${tally}::text->>'away')::int as away_scored
      from event
      where league_id = ${id} and season = ${season} and status not in ('cancelled', 'abandoned')
        and runners is null
    ), sides as (
      select home as name, home_scored as scored, away_scored as conceded from played
      union all
      select away, away_scored, home_scored from played
    ), counted as (
      select name, count(scored)::int as played, (count(*) filter (where scored > conceded))::int as won,
        (count(*) filter (where scored = conceded))::int as drawn,
        (count(*) filter (where scored < conceded))::int as lost,
        coalesce(sum(scored), 0)::int as scored, coalesce(sum(conceded), 0)::int as conceded
      from sides group by name
    )
    select (row_number() over (
        order by won * ${winPoints(sport)}::int + drawn desc, scored - conceded desc, scored desc, name
      ))::int as place,
      name, played, won, drawn, lost, scored, conceded, won * ${winPoints(sport)}::int + drawn as points
    from counted order by place`;
};
