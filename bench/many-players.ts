// Many players at once: each with a nickname, a name, two contacts and a deposit, and one in ten was excluded. Nothing of it is in the ledger.
import type { Db } from '#server/database/db.ts';

const AT_ONCE = 100_000;
const long = { isLong: true };

/** Returns the number of the last. What one of them is found by follows from their number: see `tracesOf`. */
export async function fillPlayers(db: Db, count: number): Promise<{ last: number }> {
  const [row] = await db.sql<{ last: number }>`select coalesce(max(id), 0)::int as last from player`;
  const start = Math.max(row!.last, 1_000_000);
  for (let from = start + 1; from <= start + count; from += AT_ONCE)
    await fillSome(db, from, Math.min(start + count, from + AT_ONCE - 1));
  await db.atomically(({ sql }) => sql`analyze player, profile, contact, payment, self_exclusion`, long);
  return { last: start + count };
}

const fillSome = (db: Db, from: number, to: number) =>
  db.atomically(async ({ sql }) => {
    await sql`set local synchronous_commit = off`;
    await sql`
      insert into player (id, login, fakename, locale, currency, reg_time) overriding system value
      select n, 'visitor' || n || '@example.com', 'Nick' || n, 'en', 'EUR', '2026-01-01'
      from generate_series(${from}::int, ${to}::int) as n`;
    await sql`
      insert into ledger_purse (player_id, currency) select n, 'EUR' from generate_series(${from}::int, ${to}::int) as n`;
    await sql`
      insert into profile (player_id, first_name, last_name)
      select n, 'Anna' || n, 'Bērziņa' || n from generate_series(${from}::int, ${to}::int) as n`;
    await sql`
      insert into contact (player_id, type, contact, created_at)
      select n, type, contact, '2026-01-01' from generate_series(${from}::int, ${to}::int) as n,
        lateral (values ('email', 'second' || n || '@example.com'), ('phone', '371' || n)) as made (type, contact)`;
    await sql`
      insert into self_exclusion (player_id, period, set_at, ends_at)
      select n, '1 month', '2026-01-01', '2026-02-01' from generate_series(${from}::int, ${to}::int) as n
      where n % 10 = 0`;
    await sql`
      insert into payment (transaction, player_id, number, type, type_number, method, gateway, currency, cents, state,
        created_at, changed_at, looked_at)
      select lpad(to_hex(n), 24, '0'), n, 1, 'deposit', 1, 'card', 'sandbox', 'EUR', 1000, 'paid',
        '2026-01-01', '2026-01-01', '2026-01-01'
      from generate_series(${from}::int, ${to}::int) as n`;
  }, long);

/** Texts that find this player and no other. */
export const tracesOf = (id: number): Record<string, string> => ({
  number: String(id),
  login: `visitor${id}@`,
  nickname: `Nick${id}`,
  contact: `SECOND${id}@`,
  phone: `+371 ${id}`,
  name: `anna${id} bērz`,
  surname: `BĒRZIŅA${id}`,
  transaction: id.toString(16).padStart(24, '0'),
});
