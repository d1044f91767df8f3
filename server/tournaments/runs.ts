// Runs of tournaments as they are kept.

import type * as z from 'zod/mini';
import type { Restrictions } from '#contract/tournament-terms.ts';
import type { Rates } from '#rules/exchange.ts';
import type { Cents } from '#rules/money.ts';
import type { Funding } from '#rules/tournaments/funding.ts';
import type { PrizeRow } from '#rules/tournaments/prizes.ts';
import type { RunState, RunStatus, RunTimes } from '#rules/tournaments/run-state.ts';
import type { Scoring } from '#rules/tournaments/scoring.ts';
import type { Sql } from '../database/db.ts';
import type { Look } from './definitions.ts';

/** What a run was opened with. Amounts are in euro. */
export interface RunTerms {
  scoring: Scoring;
  games: readonly string[];
  min_stake_cents: Cents;
  entry_fee_cents: Cents;
  prizes: readonly PrizeRow[];
  /** Play fills what is promised; absent: it is paid in full. */
  funding?: Funding;
  min_points: number;
  reset_on_cashout: boolean;
  restrictions: z.output<typeof Restrictions>;
  /** Of that moment: who is paid in another currency is paid by these. */
  rates: Rates;
  /** By language: what it is called where the content knows it no more. */
  looks: Readonly<Record<string, Look>>;
}

export interface RunRow {
  id: number;
  tournament: string;
  state: RunState;
  opens_at: Date;
  starts_at: Date;
  ends_at: Date;
  terms: RunTerms;
  pauses: readonly { from: string; to: string | null }[];
  promised_cents: Cents;
  participants: number;
  points: number;
  /** What its stakes cost on average, in hundredths of a cent. */
  cost_hundredths: number;
}

export const timesOf = ({ state, opens_at, starts_at, ends_at }: RunRow): RunTimes => ({
  ...{ state, opensAt: opens_at, startsAt: starts_at, endsAt: ends_at },
});

export async function findRun(sql: Sql, id: number): Promise<RunRow | undefined> {
  const [run] = await sql<RunRow>`
    select id, tournament, state, opens_at, starts_at, ends_at, terms, pauses, promised_cents, participants, points,
      cost_hundredths
    from tournament_run where id = ${id}`;
  return run;
}

/** Those in which something may still change: all but the paid and the cancelled. */
export const listOpenRuns = (sql: Sql): Promise<RunRow[]> => sql<RunRow>`
  select id, tournament, state, opens_at, starts_at, ends_at, terms, pauses, promised_cents, participants, points,
      cost_hundredths
  from tournament_run where state not in ('PAID', 'CANCELLED') order by id`;

interface Wanted {
  ids: readonly number[] | null;
  status: RunStatus | null;
  now: Date;
}

/** So long a run stays in the list after its end. */
const SHOWN_DAYS = 14;

/** Those that go on first, the one that ends first before the others; then what comes, then what is over. */
export async function listRuns(
  sql: Sql,
  { ids, status, now }: Wanted,
  span: { offset: number; count: number },
) {
  const rows = await sql<RunRow & { total: number }>`
    select id, tournament, state, opens_at, starts_at, ends_at, terms, pauses, promised_cents, participants, points,
      cost_hundredths, (count(*) over ())::int as total
    from tournament_run
    cross join lateral (
      select case when state in ('FINISHED', 'CALCULATED', 'PAID', 'CANCELLED') or ends_at <= ${now}::timestamptz then 'finished'
        when state <> 'PAUSED' and starts_at > ${now}::timestamptz then 'future' else 'active' end as status
    ) as stands
    where (${ids}::bigint[] is null or id = any(${ids}::bigint[]))
      and (${status}::text is null or stands.status = ${status})
      and (${ids}::bigint[] is not null or ends_at > ${now}::timestamptz - make_interval(days => ${SHOWN_DAYS}))
      and (${ids}::bigint[] is not null or ${status}::text = 'finished' or state <> 'CANCELLED')
    order by array_position(array['active', 'future', 'finished'], stands.status),
      case when stands.status = 'finished' then ${now}::timestamptz - ends_at else ends_at - ${now}::timestamptz end, id
    offset ${span.offset} limit ${span.count}`;
  return { rows, count: rows[0]?.total ?? 0 };
}
