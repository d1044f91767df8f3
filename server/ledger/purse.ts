// A player's purse: all pockets together, in the player's one currency.
import { type Cents, type Currency, cents } from '#rules/money.ts';
import type { Sql, Tx } from '../database/db.ts';
import { type Pocket, pockets } from './accounts.ts';

export type Purse = { currency: Currency } & Record<Pocket, Cents>;

/** Part of making a player; without a purse nothing can be recorded for them. */
export async function openPurse(tx: Tx, playerId: number, currency: Currency): Promise<void> {
  await tx.sql`insert into ledger_purse (player_id, currency) values (${playerId}, ${currency})`;
}

export async function balancesOf(sql: Sql, playerId: number): Promise<Purse> {
  const purse = (await listBalances(sql, [playerId])).get(playerId);
  if (purse === undefined) throw new Error(`player ${playerId} has no purse`);
  return purse;
}

/** By player. */
export async function listBalances(sql: Sql, players: readonly number[]): Promise<Map<number, Purse>> {
  const rows = await sql<{ player_id: number; currency: Currency } & Record<Pocket, number>>`
    select player_id, currency, main, bonus, betting_bonus, held, fun from ledger_purse
    where player_id = any(${players}::bigint[])`;
  return new Map(
    rows.map((row) => {
      const held = Object.fromEntries(pockets.map((name) => [name, cents(row[name])]));
      return [row.player_id, { currency: row.currency, ...(held as Record<Pocket, Cents>) }];
    }),
  );
}

export async function balanceOf(sql: Sql, playerId: number, name: Pocket): Promise<Cents> {
  return (await balancesOf(sql, playerId))[name];
}
