// A player's purse: all pockets together, in the player's one currency.
import type { Cents, Currency } from '#rules/money.ts';
import type { Sql, Tx } from '../database/db.ts';
import type { Pocket } from './accounts.ts';

export interface Purse {
  currency: Currency;
  main: Cents;
  bonus: Cents;
  betting_bonus: Cents;
  held: Cents;
  fun: Cents;
}

/** Part of making a player; without a purse nothing can be recorded for them. */
export async function openPurse(tx: Tx, playerId: number, currency: Currency): Promise<void> {
  await tx.sql`insert into ledger_purse (player_id, currency) values (${playerId}, ${currency})`;
}

/** Whoever has just recorded something knows them already: `record` gives them. */
export async function balancesOf(sql: Sql, playerId: number): Promise<Purse> {
  const [purse] = await sql<Purse>`
    select currency, main, bonus, betting_bonus, held, fun from ledger_purse where player_id = ${playerId}`;
  if (purse === undefined) throw new Error(`player ${playerId} has no purse`);
  return purse;
}

export async function balanceOf(sql: Sql, playerId: number, name: Pocket): Promise<Cents> {
  return (await balancesOf(sql, playerId))[name];
}

/** By player. */
export async function pursesOf(sql: Sql, players: readonly number[]): Promise<Map<number, Purse>> {
  const rows = await sql<Purse & { player_id: number }>`
    select player_id, currency, main, bonus, betting_bonus, held, fun from ledger_purse
    where player_id = any (${players}::bigint[])`;
  return new Map(rows.map(({ player_id, ...purse }) => [player_id, purse]));
}
