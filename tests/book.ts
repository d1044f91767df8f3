// Events for tests, as a producer would have told of them.
import { plainText } from '#rules/plain-text.ts';
import type { EventRecord } from '#server/book/event-rows.ts';
import { findEvents } from '#server/book/event-rows.ts';
import type { Sql } from '#server/database/db.ts';
import type { Sport } from '#sports/markets/market.ts';

interface LeagueWish {
  sysname?: string;
  sport?: Sport;
  name?: string;
  category?: string;
  tier?: number;
}

let made = 0;

export async function makeLeague(sql: Sql, wish: LeagueWish = {}): Promise<number> {
  const { sport = 'football', name = 'Marigold League', category = 'Virtual', tier = 1 } = wish;
  made += 1;
  const { sysname = `league-${made}` } = wish;
  const [league] = await sql<{ id: number }>`
    insert into league (producer, sysname, sport, name, category, tier, is_virtual)
    values ('test', ${sysname}, ${sport}, ${name}, ${category}, ${tier}, true) returning id`;
  return league!.id;
}

type Told = Pick<
  EventRecord,
  | 'status'
  | 'strength'
  | 'chances'
  | 'moment'
  | 'incidents'
  | 'pause'
  | 'trading'
  | 'starts_at'
  | 'commit'
  | 'seed'
  | 'ending'
  | 'result'
  | 'runners'
>;

interface EventWish extends Partial<Told> {
  league?: number;
  home?: string;
  away?: string;
}

const sideOf = (name: string) => ({
  name,
  short: name.slice(0, 3).toUpperCase(),
  colours: ['#102030', '#e0d0c0'],
  emblem: name,
});

const HOUR_MS = 3_600_000;

/** Of a league of its own, in two hours, unless wished otherwise. */
export async function makeEvent(sql: Sql, wish: EventWish = {}): Promise<EventRecord> {
  const league = wish.league ?? (await makeLeague(sql));
  const { home = 'Alder Rovers', away = 'Birch United', status = 'scheduled', strength = 0.3 } = wish;
  const { moment = 0, pause = null, commit = null, seed = null, ending = null } = wish;
  const starts = wish.starts_at ?? new Date(Date.now() + 2 * HOUR_MS);
  const json = (value: unknown) => (value === null ? null : JSON.stringify(value));
  made += 1;
  const [event] = await sql<{ id: number }>`
    insert into event (producer, external_id, league_id, sport, home, away, names, starts_at, status, strength, chances,
      moment, incidents, pause, trading, commit, seed, ending, result, runners, changed_at)
    select 'test', ${`event-${made}`}, league.id, league.sport, ${json(sideOf(home))}::jsonb, ${json(sideOf(away))}::jsonb,
      ${plainText(`${home} ${away}`)} || ' ' || lower(league.name), ${starts}, ${status}, ${strength},
      ${json(wish.chances ?? null)}::jsonb, ${moment}, ${json(wish.incidents ?? [])}::jsonb, ${pause},
      ${json(wish.trading ?? {})}::jsonb, ${commit}, ${seed}, ${ending}, ${json(wish.result ?? null)}::jsonb,
      ${json(wish.runners ?? null)}::jsonb, ${starts}
    from league where league.id = ${league} returning id`;
  const [found] = await findEvents(sql, [event!.id]);
  return found!;
}
