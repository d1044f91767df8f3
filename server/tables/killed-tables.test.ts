// Servers that are killed, that are two at once, and players who leave at the very end.
import { expect, test } from 'vitest';
import { msToReach } from '#games/kinds/crash/crash-flight.ts';
import { Killed, mortalDb } from '#tests/mortal-db.ts';
import { openTableHouse, type TableHouse } from '#tests/table-house.ts';
import { balancesOf } from '../ledger/purse.ts';
import { leaveFlight } from './leave.ts';
import { runOnce } from './run-tables.ts';
import { settleSome } from './settle.ts';

const SYSNAME = 'rocket-run';
const bustOf = (round: Awaited<ReturnType<TableHouse['latest']>>) => round.steps![0]!['atX100'] as number;

/** The table goes on by this server until its round is settled, or the server is no more. */
async function runUntilKilled(house: TableHouse, statements: number): Promise<'ended' | 'killed'> {
  const tools = { ...house.tools, db: mortalDb(house.tools.db, statements) };
  try {
    for (;;) {
      const dueAt = await runOnce(tools, house.table);
      if ((await house.latest()).settled_at !== null) return 'ended';
      house.pass(Math.max(0, dueAt.getTime() - house.now()));
    }
  } catch (error) {
    if (error instanceof Killed) return 'killed';
    throw error;
  }
}

test('killed at one statement or another, the next server ends it alike and pays everybody once', async () => {
  await using house = await openTableHouse(SYSNAME);
  const player = await house.sit();
  let cash = 10_000;
  for (let statements = 1; ; statements += 5) {
    await house.until('open');
    await player.place({ stake: 100, targetX100: 110 });
    const end = await runUntilKilled(house, statements);
    const round = await house.end();
    cash += bustOf(round) >= 110 ? 10 : -100;
    expect((await player.state()).balance.cash, `killed at ${statements}`).toBe(cash);
    house.pass(house.table.restsMs);
    if (end === 'ended') break;
  }
  const { items } = (await house.ask('tables.history', { sysname: SYSNAME })).result;
  expect(items.length).toBeGreaterThan(8);
});

test('two servers at one table take each step once', async () => {
  await using house = await openTableHouse(SYSNAME);
  for (let round = 1; round <= 5; round++) {
    await house.until('open');
    const player = await house.sit();
    await player.place({ stake: 100, targetX100: 101 });
    while ((await house.latest()).settled_at === null) {
      const dues = await Promise.all([house.run(), house.run(), house.run()]);
      house.pass(Math.max(0, Math.max(...dues.map((due) => due.getTime())) - house.now()));
    }
    const ended = await house.latest();
    expect(ended.position).toBe(round);
    expect((await balancesOf(house.sql, player.player.id)).main).toBe(bustOf(ended) >= 101 ? 10_001 : 9_900);
    house.pass(house.table.restsMs);
  }
});

test('who leaves while the flight is being settled is paid or has lost, and never both', async () => {
  await using house = await openTableHouse(SYSNAME);
  for (;;) {
    await house.until('open');
    const crowd = await Promise.all(Array.from({ length: 20 }, () => house.sit()));
    const seats = await Promise.all(
      crowd.map(async ({ player, place }) => ({
        player,
        id: (await place({ stake: 100, targetX100: 1_000_000 })).result.round.id as string,
      })),
    );
    const { runs_at } = await house.until('running');
    const round = await house.until('over');
    const bust = bustOf(round);
    if (bust < 101) {
      await house.end();
      house.pass(house.table.restsMs);
      continue;
    }
    const now = new Date(runs_at.getTime() + msToReach(bust));
    const ctx = { ...house.product, now };
    const leaving = seats.map(({ player, id }) =>
      leaveFlight(ctx, player, SYSNAME, id).then(
        () => true,
        () => false,
      ),
    );
    const settled = settleSome(house.product.db, round, new Date(house.now()));
    const hasLeft = await Promise.all(leaving);
    await settled;
    await house.end();
    for (const [at, { player }] of seats.entries())
      expect((await balancesOf(house.sql, player.id)).main).toBe(9_900 + (hasLeft[at] ? bust : 0));
    return;
  }
});

test('a round that nobody could draw for ten minutes is void, and every stake goes back', async () => {
  await using house = await openTableHouse(SYSNAME);
  await house.until('open');
  const player = await house.sit();
  await player.place({ stake: 100, targetX100: 200 });
  await house.until('closed');
  house.pass(600_000 + house.table.closedMs + 1);
  const round = await house.end();
  expect([round.phase, round.seed]).toEqual(['void', null]);
  expect((await player.state()).seat).toMatchObject({ is_over: true, is_void: true, paid: 0 });
  expect((await player.state()).balance.cash).toBe(10_000);
  house.pass(house.table.restsMs);
  expect((await house.until('open')).position).toBe(2);
});
