// Bets in the file of a player's history, after the rounds: the same columns, with what was bet on in place of a game.
import { decimalOf } from '#rules/decimal.ts';
import { type Cents, type Currency, cents } from '#rules/money.ts';
import type { Sql } from '../database/db.ts';
import { quoted, type Wanted } from './export-lines.ts';

interface BetLine {
  id: string;
  number: number;
  currency: Currency;
  staked_cents: Cents;
  paid_cents: Cents;
  sold_cents: Cents;
  status: string;
  created_at: Date;
  freebet_id: number | null;
  on: string;
}

export async function countBets(sql: Sql, { player_id, starts_at, ends_at }: Wanted) {
  const [row] = await sql<{ count: number; last: number }>`
    select count(*)::int as count, coalesce(max(number), 0)::int as last from bet
    where player_id = ${player_id} and status <> 'refused'
      and (${starts_at}::timestamptz is null or created_at >= ${starts_at})
      and (${ends_at}::timestamptz is null or created_at < ${ends_at})`;
  return row!;
}

export const listBetsBefore = (
  sql: Sql,
  { player_id, starts_at, ends_at }: Wanted,
  before: number,
  most: number,
): Promise<BetLine[]> => sql<BetLine>`
  select id, number, currency, staked_cents, paid_cents, sold_cents, status, created_at, freebet_id, legs.on
  from bet cross join lateral (
    select string_agg(format('%s – %s: %s', home ->> 'name', away ->> 'name', picked), '; ' order by place) as on
    from bet_leg join event on event.id = event_id cross join lateral (
      select string_agg(format('%s %s', pick ->> 'market', pick ->> 'outcome'), ', ') as picked
      from jsonb_array_elements(picks) as pick) as picks_of
    where bet_id = bet.id and bet_leg.player_id = ${player_id}
  ) as legs
  where player_id = ${player_id} and number < ${before} and bet.status <> 'refused'
    and (${starts_at}::timestamptz is null or created_at >= ${starts_at})
    and (${ends_at}::timestamptz is null or created_at < ${ends_at})
  order by number desc limit ${most}`;

export function lineOfBet(bet: BetLine): string {
  const sums = [decimalOf(bet.staked_cents), decimalOf(cents(bet.paid_cents + bet.sold_cents))];
  const parts = [
    bet.created_at.toISOString(),
    quoted(bet.on),
    bet.currency,
    ...sums,
    bet.status,
    bet.id,
    bet.freebet_id === null ? '' : 'free',
  ];
  return `${parts.join(',')}\r\n`;
}
