// What a restore link opens: once, within the hour, and only until the next one is made.

import type { Tx } from '../database/db.ts';
import { drawSecret, hashSecret } from '../plumbing/chance.ts';

export const RESTORE_MS = 3_600_000;

export async function openRestore(tx: Tx, playerId: number, now: Date): Promise<string> {
  const token = drawSecret();
  await tx.sql`
    insert into restore_token (hash, player_id, expires_at)
    values (${hashSecret(token)}, ${playerId}, ${new Date(now.getTime() + RESTORE_MS)})
    on conflict (player_id) do update set hash = excluded.hash, expires_at = excluded.expires_at`;
  return token;
}
