// Events as they are written down, any number at a time.
import type { Tx } from '../database/db.ts';
import type { DraftEvent } from './draft-event.ts';

type KnownRow = Omit<DraftEvent, 'league' | 'starts_at' | 'began_at'> & {
  starts_at: Date;
  began_at: Date | null;
};

/** By their producer's names for them; nobody else changes them until the transaction ends. */
export async function findKnown(
  tx: Tx,
  producer: string,
  events: readonly string[],
): Promise<Map<string, DraftEvent>> {
  const rows = await tx.sql<KnownRow>`
    select id, external_id, sport, home, away, starts_at, status, strength, chances, moment, incidents, pause, sequence,
      commit, seed, ending, result, result_revision, began_at, runners, told_score, turns, is_outdated
    from event where producer = ${producer} and external_id = any(${events}::text[])
    order by id for no key update`;
  return new Map(
    rows.map((row) => [
      row.external_id,
      {
        ...{ ...row, league: null, starts_at: row.starts_at.toISOString() },
        began_at: row.began_at?.toISOString() ?? null,
      },
    ]),
  );
}

const rowsOf = (drafts: readonly DraftEvent[]): string =>
  JSON.stringify(
    drafts.map(({ league, ...draft }) => ({ ...draft, league: league?.sysname, season: league?.season })),
  );

/** Gives their numbers. Prices that we calculate ourselves move for the first time as the event is created. */
export async function addEvents(
  tx: Tx,
  producer: string,
  drafts: readonly DraftEvent[],
  now: Date,
): Promise<number[]> {
  if (drafts.length === 0) return [];
  await keepLeagues(tx, producer, drafts);
  const rows = await tx.sql<{ id: number }>`
    insert into event (producer, external_id, league_id, sport, season, home, away, names, starts_at, status, strength,
      chances, moment, incidents, pause, sequence, commit, seed, ending, result, result_revision, began_at, runners,
      told_score, turns, moved_at, changed_at)
    select ${producer}, told.external_id, league.id, told.sport, told.season, told.home, told.away,
      lower(concat_ws(' ', told.home ->> 'name', told.away ->> 'name', league.name)), told.starts_at, told.status,
      told.strength, nullif(told.chances, 'null'), told.moment, told.incidents, told.pause, told.sequence, told.commit,
      told.seed, told.ending, nullif(told.result, 'null'), told.result_revision, told.began_at,
      nullif(told.runners, 'null'), nullif(told.told_score, 'null'), told.turns,
      case when nullif(told.chances, 'null') is null and told.status = 'scheduled' then ${now}::timestamptz end, ${now}
    from jsonb_to_recordset(${rowsOf(drafts)}::text::jsonb) as told (external_id text, league text, sport text,
      season int, home jsonb, away jsonb, starts_at timestamptz, status text, strength float8, chances jsonb, moment int,
      incidents jsonb, pause text, sequence bigint, commit text, seed text, ending text, result jsonb,
      result_revision int, began_at timestamptz, runners jsonb, told_score jsonb, turns int)
    join league on league.producer = ${producer} and league.sysname = told.league
    order by told.starts_at
    returning id`;
  return rows.map(({ id }) => id);
}

export async function changeEvents(
  tx: Tx,
  producer: string,
  drafts: readonly DraftEvent[],
  now: Date,
): Promise<void> {
  if (drafts.length === 0) return;
  await tx.sql`
    update event set
      home = told.home, away = told.away, starts_at = told.starts_at, status = told.status, strength = told.strength,
      chances = nullif(told.chances, 'null'), moment = told.moment, incidents = told.incidents, pause = told.pause,
      sequence = told.sequence, commit = told.commit, seed = told.seed, ending = told.ending,
      result = nullif(told.result, 'null'), result_revision = told.result_revision,
      began_at = told.began_at, told_score = nullif(told.told_score, 'null'), turns = told.turns,
      is_outdated = told.is_outdated, version = version + 1, changed_at = ${now}
    from jsonb_to_recordset(${rowsOf(drafts)}::text::jsonb) as told (id bigint, home jsonb, away jsonb,
      starts_at timestamptz, status text, strength float8, chances jsonb, moment int, incidents jsonb, pause text,
      sequence bigint, commit text, seed text, ending text, result jsonb, result_revision int, began_at timestamptz,
      told_score jsonb, turns int, is_outdated boolean)
    where event.id = told.id and event.producer = ${producer}`;
}

/** A league is known by its producer's name for it; what else is told of it may change. */
async function keepLeagues(tx: Tx, producer: string, drafts: readonly DraftEvent[]): Promise<void> {
  const leagues = new Map(drafts.map(({ league }) => [league!.sysname, league!]));
  await tx.sql`
    insert into league (producer, sysname, sport, name, category, tier, is_virtual, season)
    select ${producer}, told.* from jsonb_to_recordset(${JSON.stringify([...leagues.values()])}::text::jsonb)
      as told (sysname text, sport text, name text, category text, tier int, is_virtual boolean, season int)
    order by sysname
    on conflict (producer, sysname) do update set
      name = excluded.name, category = excluded.category, tier = excluded.tier,
      season = greatest(league.season, excluded.season)
    where (league.name, league.category, league.tier) is distinct from
      (excluded.name, excluded.category, excluded.tier) or league.season < excluded.season`;
}
