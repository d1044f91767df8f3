// A player's purse: all pockets together, in the player's one currency.
import { type Cents, type Currency, cents } from '#rules/money.ts';
import type { Sql, Tx } from '../db.ts';
import { type Pocket, pockets } from './accounts.ts';

export type Purse = { currency: Currency } & Record<Pocket, Cents>;

/** Part of making a player; without a purse nothing can be recorded for them. */
export async function openPurse(tx: Tx, playerId: number, currency: Currency): Promise<void> {
  await tx.sql`insert into ledger_purse (player_id, currency) values (${playerId}, ${currency})`;
}

export async function balancesOf(sql: Sql, playerId: number): Promise<Purse> {
  const [row] = await sql<{ currency: Currency } & Record<Pocket, number>>`
    select currency, main, bonus, betting_bonus, held, fun from ledger_purse where player_id = ${playerId}`;
  if (row === undefined) throw new Error(`player ${playerId} has no purse`);
  const held = Object.fromEntries(pockets.map((name) => [name, cents(row[name])])) as Record<Pocket, Cents>;
  return { currency: row.currency, ...held };
}

export async function balanceOf(sql: Sql, playerId: number, name: Pocket): Promise<Cents> {
  return (await balancesOf(sql, playerId))[name];
}
