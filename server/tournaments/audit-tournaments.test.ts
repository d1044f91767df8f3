// What the audit says of tournaments whose points, pools or counts are not what rounds and books say.
import { expect } from 'vitest';
import { cents } from '#rules/money.ts';
import { sharing } from '#tests/sharing.ts';
import { openTournaments, plain } from '#tests/tournaments.ts';
import { undone } from '#tests/undone.ts';
import type { Sql } from '../database/db.ts';
import { auditLedger } from '../ledger/audit.ts';

async function played() {
  const house = await openTournaments([{ ...plain, entry_fee_cents: 500 }]);
  house.leaveUnaudited();
  const id = await house.run();
  for (const paid of [300, 500]) {
    const player = await house.player({ currency: 'EUR', balances: { main: cents(1_000) } });
    await house.join(player, id);
    await house.play({ player, paid });
  }
  await house.readAll();
  return Object.assign(house, {
    sql: house.db.sql,
    id,
    /** What is found once this is changed; then all is as it was. */
    faultsAfter: (change: (sql: Sql) => Promise<unknown>) =>
      undone(house.db, async (tx) => {
        await change(tx.sql);
        return faultsIn(tx.sql);
      }),
  });
}

/** The test plays by facts alone, without rounds, which L47 reports. */
const faultsIn = async (sql: Sql) =>
  (await auditLedger(sql)).flatMap(({ invariant, rule }) =>
    invariant === 'L47' ? [] : [`${invariant}: ${rule}`],
  );

const test = sharing(played);

test('an honest tournament breaks no rule', async ({ house }) => {
  expect(await faultsIn(house.sql)).toEqual([]);
});

test.for([
  ['points are not the sum of what rounds scored', 'points that no round scored'],
  ['a pool holds something else than was paid in and promised', 'a fee that was not paid'],
  ['a run counts other players than joined it', 'a player who is not counted'],
  ['buckets hold other players than have points', 'a place that is not counted'],
] as const)('%s: %s', async ([rule], { house: { id, faultsAfter } }) => {
  const faults = await faultsAfter(async (sql) => {
    if (rule.startsWith('points'))
      await sql`update tournament_round set score = score + 1 where run_id = ${id} and score = 30`;
    else if (rule.startsWith('a pool'))
      await sql`update tournament_player set fee_cents = fee_cents + 1 where run_id = ${id} and points = 30`;
    else if (rule.startsWith('a run')) await sql`update tournament_run set participants = 3 where id = ${id}`;
    else await sql`update tournament_bucket set players = players + 1 where run_id = ${id} and bucket = 30`;
  });
  expect(faults).toEqual([`L33: ${rule}`]);
});

test('prizes of nobody’s, and a place that two have won, are found', async ({
  house: { id, faultsAfter },
}) => {
  const twice = (sql: Sql) => sql`
    insert into tournament_prize (run_id, player_id, rank, prize, currency, cash_cents)
    select run_id, player_id, 1, '{"kind": "coins", "coins": 1}', currency, 0 from tournament_player where run_id = ${id}`;
  expect(await faultsAfter(twice)).toEqual(['L33: two have won the same place']);
  const faults = await faultsAfter(async (sql) => {
    await twice(sql);
    await sql`update tournament_player set points = 0, total = 0 where run_id = ${id}`;
    await sql`delete from tournament_bucket where run_id = ${id}`;
    await sql`delete from tournament_round where run_id = ${id}`;
  });
  expect(faults).toContain('L33: a prize was won without the points for it');
});
