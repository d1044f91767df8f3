// The site's notes about a player, by key (decision D91). Each player has their own, and room for so many.
import { Refusal } from '#contract/refusals.ts';
import { lockPlayer, type Sql, type Tx } from '../database/db.ts';

const KEYS_MAX = 100;
const VALUE_MAX_BYTES = 10_240;

export interface Entry {
  key: string;
  value: string;
}

export const findEntries = (sql: Sql, playerId: number, keys: readonly string[]): Promise<Entry[]> =>
  sql<Entry>`
    select key, value from storage_entry where player_id = ${playerId} and key = any(${keys}::text[]) order by key`;

export async function listKeys(sql: Sql, playerId: number): Promise<string[]> {
  const rows = await sql<{
    key: string;
  }>`select key from storage_entry where player_id = ${playerId} order by key`;
  return rows.map(({ key }) => key);
}

export async function keepEntry(tx: Tx, playerId: number, { key, value }: Entry): Promise<void> {
  if (Buffer.byteLength(value) > VALUE_MAX_BYTES) throw new Refusal('StorageQuotaExceeded');
  // Two new keys at once would each find room for one.
  await lockPlayer(tx, playerId);
  const [kept] = await tx.sql<{ key: string }>`
    insert into storage_entry (player_id, key, value)
    select ${playerId}, ${key}, ${value}
    where exists (select from storage_entry where player_id = ${playerId} and key = ${key})
      or (select count(*) from storage_entry where player_id = ${playerId}) < ${KEYS_MAX}
    on conflict (player_id, key) do update set value = excluded.value
    returning key`;
  if (kept === undefined) throw new Refusal('StorageQuotaExceeded');
}
