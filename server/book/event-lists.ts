// Which events a list shows: those in play first, then by their start.
import type { eventViews } from '#contract/betting/sports.ts';
import { plainText } from '#rules/plain-text.ts';
import type { Sport } from '#sports/markets/market.ts';
import type { Sql } from '../database/db.ts';

export interface ListFilter {
  sport?: Sport | undefined;
  league?: number | undefined;
  search?: string | undefined;
}

interface ListTerms extends ListFilter {
  view?: (typeof eventViews)[number] | undefined;
  offset: number;
  count: number;
  now: Date;
}

const HOUR_MS = 3_600_000;
/** How far ahead a view looks. A visitor's midnight is not known here, so today is the next day and night. */
const aheadMs = {
  live: 0,
  soon: 3 * HOUR_MS,
  today: 24 * HOUR_MS,
  upcoming: Infinity,
  all: Infinity,
} as const;

interface Listed {
  ids: number[];
  count: number;
}

export async function listEvents(
  sql: Sql,
  { view, offset, count, now, ...filter }: ListTerms,
): Promise<Listed> {
  const words = wordsOf(filter.search);
  const ahead = aheadMs[view ?? 'all'];
  const until = ahead === Infinity ? null : new Date(now.getTime() + ahead);
  const hasLive = view !== 'soon' && view !== 'upcoming';
  const { sport = null, league = null } = filter;
  const [found] = await sql<{ ids: number[] | null; count: number }>`
    with asked as materialized (
      select id from events_like(${words}::text[]) as id where cardinality(${words}::text[]) > 0
    ), listed as (
      select id, starts_at, true as is_live from event
      where ${hasLive} and runners is null and status in ('live', 'interrupted', 'ended')
        and (${sport}::text is null or sport = ${sport}) and (${league}::int is null or league_id = ${league})
      union all
      select id, starts_at, false from event
      where runners is null and status in ('scheduled', 'postponed') and (${until}::timestamptz is null or starts_at < ${until})
        and (${sport}::text is null or sport = ${sport}) and (${league}::int is null or league_id = ${league})
    ), fitting as (
      select * from listed where cardinality(${words}::text[]) = 0 or id in (select id from asked)
    )
    select (select count(*)::int from fitting) as count, (
      select array_agg(id order by is_live desc, starts_at, id) from (
        select * from fitting order by is_live desc, starts_at, id offset ${offset} limit ${count}
      ) as page
    ) as ids`;
  return { ids: found!.ids ?? [], count: found!.count };
}

const WORDS_MAX = 5;

/** The longest first: it tells most apart. */
export const wordsOf = (search = ''): string[] =>
  plainText(search)
    .split(' ')
    .filter(Boolean)
    .toSorted((a, b) => b.length - a.length)
    .slice(0, WORDS_MAX);

interface CountRow {
  league_id: number;
  live: number;
  upcoming: number;
}

/** By league, of those that have any. */
export const countEvents = (sql: Sql): Promise<CountRow[]> => sql<CountRow>`
  select league_id, sum(live)::int as live, sum(upcoming)::int as upcoming from (
    select league_id, count(*) as live, 0 as upcoming from event
    where status in ('live', 'interrupted', 'ended') group by league_id
    union all
    select league_id, 0, count(*) from event
    where runners is null and status in ('scheduled', 'postponed') group by league_id
  ) as counted group by league_id`;
