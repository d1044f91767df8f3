// Matches that are over: lists of results, what a side has played lately, and when two have met.
import { Refusal } from '#contract/refusals.ts';
import { dayStart } from '#rules/day-start.ts';
import type { Sport } from '#sports/markets/market.ts';
import type { MatchResult, Score } from '#sports/settle/match-result.ts';
import type { Sql } from '../database/db.ts';
import { type ListFilter, wordsOf } from './event-lists.ts';
import type { EventRecord } from './event-rows.ts';
import { toldScore } from './told-result.ts';

interface ResultTerms extends ListFilter {
  day?: string | undefined;
  offset: number;
  count: number;
}

type ResultRow = Pick<EventRecord, 'id' | 'league' | 'home' | 'away' | 'starts_at' | 'sport' | 'ending'> & {
  result: MatchResult['tallies'] | null;
};

/** Nobody turns so many pages; counting further would cost more than the list. */
const COUNTED_MAX = 2_000;

/** The latest first. */
export async function listResults(
  sql: Sql,
  { sport, league, search, day, offset, count }: ResultTerms,
): Promise<{ rows: ResultRow[]; count: number }> {
  const words = wordsOf(search);
  const { from, to } = dayOf(day);
  const of = { sport: sport ?? null, league: league ?? null };
  const rows = await sql<ResultRow & { all: number }>`
    with fitting as materialized (
      select id from event
      where runners is null and status in ('resulted', 'abandoned', 'cancelled')
        and (${of.sport}::text is null or sport = ${of.sport}) and (${of.league}::int is null or league_id = ${of.league})
        and (${from}::timestamptz is null or starts_at >= ${from})
        and (${to}::timestamptz is null or starts_at < ${to})
        and (cardinality(${words}::text[]) = 0 or id in (select events_like(${words}::text[])))
      order by starts_at desc, id desc limit ${COUNTED_MAX}
    )
    select event.id, to_jsonb(league) as league, home, away, starts_at, event.sport, result, ending,
      (select count(*)::int from fitting) as all
    from event join league on league.id = league_id
    where event.id in (select id from fitting)
    order by starts_at desc, event.id desc offset ${offset} limit ${count}`;
  return { rows, count: rows[0]?.all ?? 0 };
}

/** "2026-02-31" is no day. */
function dayOf(day: string | undefined): { from: Date | null; to: Date | null } {
  if (day === undefined) return { from: null, to: null };
  const [from, to] = [dayStart(day, 'UTC'), dayStart(day, 'UTC', 1)];
  if (from === null) throw new Refusal('InvalidParameter', { invalid_parameters: { day: ['date'] } });
  return { from, to };
}

interface PastRow {
  id: number;
  home: string;
  away: string;
  starts_at: Date;
  sport: Sport;
  result: MatchResult['tallies'];
}

interface PastMatch {
  id: number;
  home: string;
  away: string;
  score: Score;
  starts_at: string;
}

const PAST_SHOWN = 5;

/** What a side has played lately in a league, before a moment. */
export async function listForm(
  sql: Sql,
  { leagueId, name, before }: { leagueId: number; name: string; before: Date },
): Promise<PastMatch[]> {
  const rows = await sql<PastRow>`
    select id, home->>'name' as home, away->>'name' as away, starts_at, sport, result from event
    where league_id = ${leagueId} and status = 'resulted' and starts_at < ${before}
      and ${name} in (home->>'name', away->>'name')
    order by starts_at desc limit ${PAST_SHOWN}`;
  return rows.map(shownPast);
}

/** When two have met in a league, whoever was at home. */
export async function listMeetings(
  sql: Sql,
  { leagueId, names: [one, other], before }: { leagueId: number; names: [string, string]; before: Date },
): Promise<PastMatch[]> {
  const rows = await sql<PastRow>`
    select id, home->>'name' as home, away->>'name' as away, starts_at, sport, result from event
    where league_id = ${leagueId} and status = 'resulted' and starts_at < ${before}
      and least(home->>'name', away->>'name') = least(${one}::text, ${other}::text)
      and greatest(home->>'name', away->>'name') = greatest(${one}::text, ${other}::text)
    order by starts_at desc limit ${PAST_SHOWN}`;
  return rows.map(shownPast);
}

const shownPast = ({ id, home, away, starts_at, sport, result }: PastRow): PastMatch => ({
  ...{ id, home, away, starts_at: starts_at.toISOString() },
  score: toldScore(sport, result).score,
});
