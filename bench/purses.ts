// Players with enough money for any measurement, and books that must balance when it is over.
import { cents } from '#rules/money.ts';
import type { Db } from '#server/database/db.ts';
import { inspect } from '#server/ledger/audit.ts';
import { makePlayer } from '#tests/player.ts';

const FUNDS = cents(1_000_000_000);

/** Players 1, 2, 3 …: pgbench can name them so. */
export async function makePlayers(db: Db, count: number): Promise<void> {
  const [row] = await db.sql<{ made: number }>`select count(*)::int as made from player`;
  for (let made = row!.made; made < count; made += 1) {
    const { id } = await makePlayer(db, { balances: { main: FUNDS } });
    if (id !== made + 1) throw new Error(`player ${made + 1} was given the number ${id}`);
  }
}

/** Fast and wrong would be no figure at all. `except`: rules that what is measured cannot keep. */
export async function checkBooks(
  db: Db,
  { except = [] }: { except?: readonly string[] } = {},
): Promise<void> {
  const violations = (await inspect(db)).violations.filter(({ invariant }) => !except.includes(invariant));
  if (violations.length > 0) throw new Error(`the books do not balance: ${JSON.stringify(violations[0])}`);
}
