// Reading facts: each reader at its own pace, from where it stopped, by one server at a time. What it writes and how far
// it has read are one transaction, so that a crash between the two undoes both, and every fact counts once.
import type { Db, Sql, Tx } from '../database/db.ts';
import type { Fact, FactName } from './facts.ts';

export interface Reader {
  /** Its place among the facts is kept by this name. */
  name: string;
  reads: readonly FactName[];
  /** In their order. Only what it writes with `tx` counts once; it must not tell anyone outside. */
  read(tx: Tx, facts: readonly Fact[]): Promise<void>;
  /** Forgets all it has made of the facts that are still kept, before these are read again. */
  forget(tx: Tx): Promise<void>;
}

export interface ReadResult {
  /** How many facts it has passed, of whatever name. */
  taken: number;
}

interface Place {
  transaction: string;
  id: number;
}

interface FactRow extends Place {
  at: Date;
  name: FactName;
  player_id: number | null;
  data: unknown;
}

interface Row extends Place {
  fact: Fact;
}

/**
 * What was fetched last, for readers that come to the same place soon after. What follows a place never changes: facts stay
 * as they are, and whatever becomes visible later comes after all that was.
 */
export class FetchedFacts {
  readonly #held = new Map<string, readonly Row[]>();

  async after(sql: Sql, place: Place, most: number): Promise<readonly Row[]> {
    const key = `${place.transaction}:${place.id}:${most}`;
    const held = this.#held.get(key);
    if (held !== undefined) return held;
    const rows = await listAfter(sql, place, most);
    if (rows.length === 0) return rows;
    if (this.#held.size >= FETCHED_MAX) this.#held.delete(this.#held.keys().next().value!);
    this.#held.set(key, rows);
    return rows;
  }
}

/** Readers that go on side by side are a few batches apart. */
const FETCHED_MAX = 8;

/** Undefined: another server reads for it at this moment. */
export async function readSome(
  db: Db,
  reader: Reader,
  most: number,
  fetched = new FetchedFacts(),
): Promise<ReadResult | undefined> {
  const read = await readFromPlace(db, reader, most, fetched);
  if (read !== undefined || !(await isGivenPlace(db.sql, reader.name))) return read;
  return readFromPlace(db, reader, most, fetched);
}

const readFromPlace = (
  db: Db,
  reader: Reader,
  most: number,
  fetched: FetchedFacts,
): Promise<ReadResult | undefined> =>
  db.atomically(async (tx) => {
    const place = await takePlace(tx.sql, reader.name);
    if (place === undefined) return undefined;
    const rows = await fetched.after(tx.sql, place, most);
    const last = rows.at(-1);
    if (last === undefined) return { taken: 0 };
    const facts = rows.map(({ fact }) => fact).filter(({ name }) => reader.reads.includes(name));
    if (facts.length > 0) await reader.read(tx, facts);
    await tx.sql`
      update fact_reader
      set transaction = ${last.transaction}::xid8, id = ${last.id}, at = greatest(at, ${last.fact.at}),
        passed = passed + ${rows.length},
        passed_least = case when marked_at > now() - interval '1 hour' then passed_least else passed + ${rows.length} end,
        marked_at = case when marked_at > now() - interval '1 hour' then marked_at else now() end,
        failed_at = null, trouble = ''
      where name = ${reader.name}`;
    return { taken: rows.length };
  });

const takePlace = async (sql: Sql, name: string): Promise<Place | undefined> =>
  (
    await sql<Place>`
      select transaction::text, id from fact_reader where name = ${name} for update skip locked`
  )[0];

/**
 * A new reader begins with the first fact there is. Its place is kept before it reads: one that fails at once is behind
 * like any other, its trouble can be told, and the facts wait for it.
 */
async function isGivenPlace(sql: Sql, name: string): Promise<boolean> {
  const given = await sql`
    insert into fact_reader (name, transaction, id) values (${name}, '0', 0) on conflict do nothing returning name`;
  return given.length > 0;
}

/**
 * Facts of transactions that began before every one that is still under way. A transaction that is held open for long
 * holds every reader up, and what comes after it is not passed over.
 */
async function listAfter(sql: Sql, { transaction, id }: Place, most: number): Promise<Row[]> {
  // By the columns of the table: the text of a number is in another order than the number.
  const rows = await sql<FactRow>`
    select transaction::text, id, at, name, player_id, data from fact
    where (transaction, id) > (${transaction}::xid8, ${id}::bigint)
      and transaction < transactions_over_before()
    order by fact.transaction, fact.id limit ${most}`;
  return rows.map(({ player_id, ...row }) => ({
    transaction: row.transaction,
    id: row.id,
    fact: { id: row.id, at: row.at, name: row.name, playerId: player_id, data: row.data } as Fact,
  }));
}

/** It forgets what it has made of the facts that are kept, and its next read is of the first of these. */
export async function replay(tx: Tx, reader: Reader): Promise<void> {
  await tx.sql`select from fact_reader where name = ${reader.name} for update`;
  await reader.forget(tx);
  await tx.sql`
    update fact_reader set transaction = '0', id = 0, at = null, passed = 0, passed_least = 0, failed_at = null,
      trouble = ''
    where name = ${reader.name}`;
}

/**
 * Of a reader that is in no release any more: until then its place keeps facts from being dropped. A server of an earlier
 * release would read all of them again, so this waits until none is left. False: there was none of that name.
 */
export async function retire({ sql }: Tx, name: string): Promise<boolean> {
  const gone = await sql<{ name: string }>`delete from fact_reader where name = ${name} returning name`;
  return gone.length > 0;
}
