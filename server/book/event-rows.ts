// Events as they are kept, each with its league.
import type { Competitor, EventStatus, Pause } from '#contract/betting/event.ts';
import type { Incident } from '#sports/law/match-so-far.ts';
import type { Sport } from '#sports/markets/market.ts';
import type { Ending, MatchResult, Score } from '#sports/settle/match-result.ts';
import type { Sql, Tx } from '../database/db.ts';
import type { LeagueTrading } from './league-trading.ts';
import type { Trading } from './trading.ts';

interface LeagueRecord {
  id: number;
  sysname: string;
  sport: Sport;
  name: string;
  category: string;
  tier: number;
  is_virtual: boolean;
  season: number;
  trading: LeagueTrading;
}

/** By market and outcome. */
type ToldChances = Readonly<Record<string, Readonly<Record<string, number>>>>;

export interface EventRecord {
  id: number;
  producer: string;
  external_id: string;
  league: LeagueRecord;
  sport: Sport;
  season: number;
  /** Of a season as a whole: who may win it; null for a match. */
  runners: readonly string[] | null;
  home: Competitor;
  away: Competitor;
  starts_at: Date;
  /** When it really began, where somebody has said so. */
  began_at: Date | null;
  status: EventStatus;
  strength: number;
  chances: ToldChances | null;
  moment: number;
  incidents: readonly Incident[];
  /** As its producer says, where it sends chances and no incidents. */
  told_score: Score | null;
  /** How often it has turned beyond what its incidents tell. */
  turns: number;
  pause: Pause | null;
  /** Of a season: a match of its league has turned or ended since its producer sent these chances. */
  is_outdated: boolean;
  trading: Trading;
  sequence: number;
  version: number;
  /** When its opening prices last moved; null before they first did. */
  moved_at: Date | null;
  commit: string | null;
  seed: string | null;
  ending: Ending | null;
  result: MatchResult['tallies'] | null;
  result_revision: number;
  changed_at: Date;
}

/** In the order of their numbers; those that are not there are missing. */
export const findEvents = (sql: Sql, ids: readonly number[]): Promise<EventRecord[]> =>
  sql<EventRecord>`
    select event.id, event.producer, external_id, to_jsonb(league) as league, event.sport, event.season, home, away,
      starts_at, status, strength, chances, moment, incidents, pause, event.trading, sequence, version, moved_at, commit, seed,
      ending, result, result_revision, began_at, runners, told_score, turns, is_outdated, changed_at
    from event join league on league.id = league_id
    where event.id = any(${ids}::bigint[]) order by event.id`;

/** As they stand, and so they stay until the transaction ends. */
export const holdEvents = (tx: Tx, ids: readonly number[]): Promise<EventRecord[]> =>
  tx.sql<EventRecord>`
    select event.id, event.producer, external_id, to_jsonb(league) as league, event.sport, event.season, home, away,
      starts_at, status, strength, chances, moment, incidents, pause, event.trading, sequence, version, moved_at, commit, seed,
      ending, result, result_revision, began_at, runners, told_score, turns, is_outdated, changed_at
    from event join league on league.id = league_id
    where event.id = any(${ids}::bigint[]) order by event.id for share of event`;
