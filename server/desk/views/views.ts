// Tables as a person likes to see them: filters, sorting and columns, as they stand in the address.
import { Refusal } from '#contract/refusals.ts';
import type { Sql, Tx } from '../../database/db.ts';

interface View {
  id: number;
  name: string;
  query: string;
}

/** Of one person in one room: a menu, not an archive. */
const VIEWS_MAX = 20;

export const listViews = (sql: Sql, memberId: number, room: string): Promise<View[]> =>
  sql<View>`select id, name, query from staff_view where member_id = ${memberId} and room = ${room} order by name`;

export async function saveView(
  tx: Tx,
  memberId: number,
  { room, name, query }: { room: string; name: string; query: string },
): Promise<void> {
  await tx.sql`
    insert into staff_view (member_id, room, name, query) values (${memberId}, ${room}, ${name}, ${query})
    on conflict (member_id, room, name) do update set query = excluded.query`;
  if ((await listViews(tx.sql, memberId, room)).length > VIEWS_MAX)
    throw new Refusal('InvalidParameter', { invalid_parameters: { name: ['too-many'] } });
}

export async function removeView(tx: Tx, memberId: number, id: number): Promise<View | undefined> {
  const [removed] = await tx.sql<View>`
    delete from staff_view where id = ${id} and member_id = ${memberId} returning id, name, query`;
  return removed;
}
