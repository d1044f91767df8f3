// A house with rounds, bets, and a row of each table that is sealed, for tests that change these rows past the product.
import { findOtherBets } from '#server/bets/resettled-bets.ts';
import type { Db, Sql, Tx } from '#server/database/db.ts';
import { type Reader, readSome } from '#server/facts/read-facts.ts';
import { auditLedger, type Violation } from '#server/ledger/audit.ts';
import { adoptRows } from '#server/ledger/row-seals.ts';
import { findOtherOutcomes } from '#server/rounds/replayed-outcomes.ts';
import { openBettingHouse } from './betting-house.ts';
import { factsReadable } from './facts.ts';
import { openFrame } from './frame.ts';
import { givePack } from './freespins.ts';
import type { Raid } from './raids/raid.ts';
import { rowsOf } from './raids/rows.ts';
import { undone } from './undone.ts';

export const sqlOf = (sql: Sql, text: string): Promise<object[]> =>
  sql(Object.assign([text], { raw: [text] }) as unknown as TemplateStringsArray);

export async function openRaidedHouse() {
  const house = await openBettingHouse();
  const { sql, product } = house;
  house.leaveUnaudited();
  await adoptRows(house.url);
  const [editor, admin] = await sql<{ id: number }>`
    insert into staff_member (name, role, created_at) values ('ann', 'editor', now()), ('bob', 'admin', now())
    returning id`;
  const bets = await placeBets(house);
  const { id: other } = await house.player({ isVerified: true });
  const ids = { ...bets, other, editor: editor!.id, admin: admin!.id };
  for (const row of rowsOf(ids)) await sqlOf(sql, row);
  await readFacts(product.db);

  /** Without a trigger, in a transaction that leaves all as it was. */
  const after = <Found>(text: string, look: (tx: Tx) => Promise<Found>): Promise<Found> =>
    undone(product.db, async (tx) => {
      await tx.sql`set local session_replication_role = replica`;
      await sqlOf(tx.sql, text);
      await tx.sql`set local session_replication_role = origin`;
      return look(tx);
    });

  return Object.assign(house, {
    ids,
    /** What the inspection of this name reports of this table; null: the whole audit. */
    findAfter: (text: string, wanted: Wanted | null): Promise<Violation[]> =>
      after(text, (tx) => inspect(tx, wanted, product)),
    /** With every trigger on, by a connection that has no keys. */
    changeWithoutKeys: (text: string): Promise<void> =>
      undone(product.db, async (tx) => {
        await tx.sql`set local marigold.ledger_keys = ''`;
        await sqlOf(tx.sql, text);
      }),
  });
}

type House = Awaited<ReturnType<typeof openBettingHouse>>;

/** A double whose first leg has won, a single that was lost, rounds that are over, and one that is open. */
async function placeBets(house: House) {
  const [first, second] = [await house.event(), await house.event()];
  const bettor = await house.bettor();
  const { result } = await bettor.bet([{ event: first }, { event: second }]);
  await bettor.bet([{ event: first, outcome: '2' }]);
  await house.end(first, 1, 0);
  await house.run();
  const dice = await openFrame(house, { sysname: 'dice', player: bettor.player });
  for (const stake of [100, 100]) await dice.start({ stake, chance: 4950, side: 'under' });
  const pack = await givePack(house.product, bettor.player, {});
  const slot = await openFrame(house, { sysname: 'triple-sevens', player: bettor.player });
  await slot.start({ stake: 100, mode: 'base' }, undefined, pack);
  const mines = await openFrame(house, { sysname: 'mines', player: bettor.player });
  await mines.start({ stake: 100, mines: 3 });
  return { player: bettor.player.id, event: second.id, bet: String(result.id) };
}

/** By a consumer that makes nothing of them. */
async function readFacts(db: Db): Promise<void> {
  const reader: Reader = { name: 'raided', reads: [], read: nothing, forget: nothing };
  await factsReadable(db);
  while ((await readSome(db, reader, FACTS_AT_ONCE))!.taken > 0);
}

const nothing = () => Promise.resolve();
const FACTS_AT_ONCE = 10;

type Wanted = Pick<Raid, 'by' | 'table'>;

async function inspect(tx: Tx, wanted: Wanted | null, { vault }: House['product']): Promise<Violation[]> {
  const db: Pick<Db, 'atomically'> = { atomically: (work) => work(tx) };
  const byCode: Record<string, () => Promise<Violation[]>> = {
    L26: () => findOtherOutcomes(db as Db, { vault, since: null }),
    L43: () => findOtherBets(db, null),
  };
  if (wanted === null) {
    const found = await Promise.all(Object.values(byCode).map((find) => find()));
    return [...found.flat(), ...(await auditLedger(tx.sql))];
  }
  return byCode[wanted.by]?.() ?? inspectView(tx.sql, wanted);
}

/** Of L42, which reads all sealed tables, only the part about this table. */
async function inspectView(sql: Sql, { by, table }: Wanted): Promise<Violation[]> {
  const rows =
    by === 'L42'
      ? await sql<Omit<Violation, 'invariant'>>`
          select rule, subject, detail from seal_faults_of(${table})
          union all select rule, subject, detail from seal_in_row_faults_of(${table})`
      : await sqlOf(sql, `select rule, subject, detail from audit_${by.toLowerCase()}`);
  return rows.map((row) => ({ invariant: by, ...(row as Omit<Violation, 'invariant'>) }));
}
