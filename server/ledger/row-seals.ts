// Rows that decide about money are sealed by triggers of their tables (routines/25-row-seals.sql). What a trigger cannot do
// is seal the rows that were there before it: that is done here, once, when a server starts after an upgrade.
import { connect } from '../database/connect.ts';
import { houseLocks } from '../database/house-locks.ts';

/** Returns the number of rows that were sealed. `url` carries the keys. */
export async function adoptRows(url: string): Promise<number> {
  const { sql, close } = await connect(url, { application_name: 'marigold row seals' });
  let rows = 0;
  try {
    // Two servers that start together take turns.
    await sql`select pg_advisory_lock(${houseLocks.migrations})`;
    for (const { name, isInRow } of await listUnadopted(sql)) {
      // One statement, and so one transaction, for each table.
      const [sealed] = isInRow
        ? await sql<{ rows: number }>`select seal_adopt_in_row(${name}) as rows`
        : await sql<{ rows: number }>`select seal_adopt(${name}) as rows`;
      rows += sealed!.rows;
    }
    const [receipts] = await sql<{ receipts: number }>`select bet_adopt_receipts() as receipts`;
    rows += receipts!.receipts;
  } finally {
    await close();
  }
  return rows;
}

/** Before all others the table that remembers which were done. */
const listUnadopted = (sql: Awaited<ReturnType<typeof connect>>['sql']) =>
  sql<{ name: string; isInRow: boolean }>`
    select sealed.name, "isInRow" from (
      select name, name as label, columns, false as "isInRow" from sealed_tables()
      union all select name, name || '.seal', columns, true from tables_sealed_in_rows()
    ) as sealed left join sealed_table on sealed_table.name = label
    where sealed.columns is distinct from sealed_table.columns
    order by sealed.name <> 'sealed_table', "isInRow", sealed.name`;

/** Whether the database was never opened: then it has no secret yet to derive keys from. */
export async function isNewDatabase(url: string): Promise<boolean> {
  const { sql, close } = await connect(url);
  try {
    const [row] = await sql<{ isNew: boolean }>`select to_regclass('house_secret') is null as "isNew"`;
    return row!.isNew;
  } finally {
    await close();
  }
}
