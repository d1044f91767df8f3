// What staff write down about a player for one another. Taken away is not forgotten.
import type { PlayerPicture } from '#contract/desk/players.ts';
import type { Sql, Tx } from '../../database/db.ts';

type Note = PlayerPicture['notes'][number];

interface NoteRow {
  id: number;
  by: string;
  text: string;
  written_at: Date;
}

const SHOWN = 50;

export async function listNotes(sql: Sql, playerId: number): Promise<Note[]> {
  const rows = await sql<NoteRow>`
    select player_note.id, name as by, text, written_at
    from player_note join staff_member on staff_member.id = member_id
    where player_id = ${playerId} and removed_at is null order by player_note.id desc limit ${SHOWN}`;
  return rows.map((row) => ({ ...row, written_at: row.written_at.toISOString() }));
}

interface NewNote {
  playerId: number;
  memberId: number;
  text: string;
  now: Date;
}

export async function addNote(tx: Tx, { playerId, memberId, text, now }: NewNote): Promise<void> {
  await tx.sql`
    insert into player_note (player_id, member_id, text, written_at)
    values (${playerId}, ${memberId}, ${text}, ${now})`;
}

/** Whose player it is about; undefined where there is no such note, or it is so already. */
export async function setRemoved(tx: Tx, id: number, removedAt: Date | null): Promise<number | undefined> {
  const [row] = await tx.sql<{ player_id: number }>`
    update player_note set removed_at = ${removedAt}
    where id = ${id} and (removed_at is null) = (${removedAt}::timestamptz is not null) returning player_id`;
  return row?.player_id;
}
