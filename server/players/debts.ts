// What players owe: they were paid by mistake and had spent it before it was put right. Until it is paid back, of what they
// win, they take nothing home.
import type { Cents, Currency } from '#rules/money.ts';
import type { Sql, Tx } from '../database/db.ts';

/** By player; nobody who owes nothing. */
export async function findDebts(sql: Sql, players: readonly number[]): Promise<Map<number, Cents>> {
  const rows = await sql<{ player_id: number; cents: Cents }>`
    select player_id, cents from player_debt where player_id = any(${players}::bigint[])`;
  return new Map(rows.map(({ player_id, cents }) => [player_id, cents]));
}

interface DebtChange {
  playerId: number;
  currency: Currency;
  /** Below nothing where some was paid back. */
  cents: number;
}

/** The caller has locked the players, and moved the money. */
export async function changeDebts(tx: Tx, changes: readonly DebtChange[], now: Date): Promise<void> {
  for (const { playerId, currency, cents } of changes) {
    const [owed] = await tx.sql<{
      cents: Cents;
    }>`select cents from player_debt where player_id = ${playerId}`;
    const left = (owed?.cents ?? 0) + cents;
    if (left === 0) await tx.sql`delete from player_debt where player_id = ${playerId}`;
    else
      await tx.sql`
        insert into player_debt (player_id, currency, cents, since)
        values (${playerId}, ${currency}, ${left}, ${now})
        on conflict (player_id) do update set cents = excluded.cents`;
  }
}
