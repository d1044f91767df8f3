// Wishes to sell a bet on a match in play, while they wait: one for a bet at a time, and why the last came to nothing.
import type { CashOutQuote } from '#contract/betting/bets.ts';
import type { Output } from '#contract/define.ts';
import type { Cents } from '#rules/money.ts';
import type { EventRecord } from '../book/event-rows.ts';
import { offeredBook } from '../book/offered-book.ts';
import type { Sql, Tx } from '../database/db.ts';
import type { Wish } from './cash-out.ts';
import { delayFor } from './leg-offers.ts';

export type SaleRefused = NonNullable<
  NonNullable<Output<{ output: typeof CashOutQuote }>['sale']>['refused']
>;

export interface SaleRow {
  bet_id: string;
  player_id: number;
  percent: number;
  seen_cents: Cents;
  decisive: Readonly<Record<number, number>>;
  decides_at: Date;
  refused: SaleRefused | null;
}

/** By event: how often each match has turned. */
export const turnsOf = (events: readonly EventRecord[]): SaleRow['decisive'] =>
  Object.fromEntries(events.map((event) => [event.id, offeredBook(event).decisive]));

/** When it is decided. Asked again while it waits, it is the same wish. */
export async function keepWish(
  tx: Tx,
  { playerId, id, percent, seen }: Wish,
  inPlay: readonly EventRecord[],
  now: Date,
): Promise<Date> {
  const decidesAt = new Date(now.getTime() + delayFor(inPlay) * 1_000);
  const [kept] = await tx.sql<{ decides_at: Date }>`
    insert into bet_sale as kept (bet_id, player_id, percent, seen_cents, decisive, asked_at, decides_at)
    values (${id}, ${playerId}, ${percent}, ${seen}, ${JSON.stringify(turnsOf(inPlay))}::text::jsonb, ${now}, ${decidesAt})
    on conflict (bet_id) do update set percent = excluded.percent, seen_cents = excluded.seen_cents,
      decisive = excluded.decisive, asked_at = excluded.asked_at, decides_at = excluded.decides_at, refused = null
    where kept.refused is not null
    returning decides_at`;
  if (kept !== undefined) return kept.decides_at;
  const [waiting] = await tx.sql<{ decides_at: Date }>`select decides_at from bet_sale where bet_id = ${id}`;
  return waiting!.decides_at;
}

export const listWishes = async (
  sql: Sql,
  playerId: number,
  ids: readonly string[],
): Promise<ReadonlyMap<string, SaleRow>> => {
  const rows = await sql<SaleRow>`
    select bet_id, player_id, percent, seen_cents, decisive, decides_at, refused from bet_sale
    where player_id = ${playerId} and bet_id = any(${ids}::text[])`;
  return new Map(rows.map((row) => [row.bet_id, row]));
};
