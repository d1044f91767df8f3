// Leagues, with how many events each has.
import type { League } from '#contract/betting/event.ts';
import { type Sport, sports } from '#sports/markets/market.ts';
import type { Sql } from '../database/db.ts';
import { countEvents } from './event-lists.ts';
import { shownLeague } from './shown-event.ts';

interface NamedLeague {
  id: number;
  sysname: string;
  sport: Sport;
  name: string;
  category: string;
  is_virtual: boolean;
}

interface LeagueRow extends NamedLeague {
  season: number;
}

export async function findLeague(sql: Sql, id: number): Promise<LeagueRow | undefined> {
  const [league] = await sql<LeagueRow>`
    select id, sysname, sport, name, category, is_virtual, season from league where id = ${id}`;
  return league;
}

type CountedLeague = League & { live: number; upcoming: number };

interface CountedSport {
  sport: Sport;
  live: number;
  upcoming: number;
  leagues: CountedLeague[];
}

/** Sports in the order of the book; leagues by how high they stand. Who has nothing to show is left out. */
export async function listSports(sql: Sql): Promise<CountedSport[]> {
  const [counts, leagues] = await Promise.all([
    countEvents(sql),
    sql<NamedLeague>`
      select id, sysname, sport, name, category, is_virtual from league order by tier, category, name`,
  ]);
  const counted = new Map(counts.map(({ league_id, ...count }) => [league_id, count]));
  return sports
    .map((sport) => {
      const own = leagues.flatMap((league): CountedLeague[] => {
        const count = league.sport === sport ? counted.get(league.id) : undefined;
        return count === undefined ? [] : [{ ...shownLeague(league), ...count }];
      });
      const sum = (key: 'live' | 'upcoming') => own.reduce((total, league) => total + league[key], 0);
      return { sport, live: sum('live'), upcoming: sum('upcoming'), leagues: own };
    })
    .filter(({ leagues: own }) => own.length > 0);
}
