// What the audit says of pots and cashbacks that are not what the books say.
import { expect } from 'vitest';
import { cents } from '#rules/money.ts';
import { openDoors } from '#tests/doors.ts';
import { openFrame } from '#tests/frame.ts';
import { beginJackpots, countJackpots, forceJackpot, payJackpots } from '#tests/jackpots.ts';
import { sharing } from '#tests/sharing.ts';
import { undone } from '#tests/undone.ts';
import type { Sql } from '../database/db.ts';
import { auditLedger } from '../ledger/audit.ts';
import { findOtherDrops } from './replayed-drops.ts';

/** A drop that is paid, of the jackpot by value. */
async function dropOne() {
  const doors = await openDoors();
  doors.leaveUnaudited();
  const { product } = doors;
  await beginJackpots(product);
  const player = await doors.player({ currency: 'EUR', balances: { main: cents(10_000) } });
  await forceJackpot(product, 2);
  const frame = await openFrame(doors, { sysname: 'bar-none', player });
  await frame.start({ stake: 100, mode: 'base' });
  await countJackpots(product);
  await payJackpots(product);
  const { sql } = product.db;
  return Object.assign(doors, {
    sql,
    faults: () => faultsIn(sql),
  });
}

const faultsIn = async (sql: Sql) =>
  (await auditLedger(sql)).map(({ invariant, rule }) => `${invariant}: ${rule}`);

const test = sharing(dropOne);

test('a pot, a reserve and what was put in are laid beside the books', async () => {
  await using house = await dropOne();
  expect(await house.faults()).toEqual([]);
  await house.sql`update jackpot_cycle set pot_micros = pot_micros + 1000000 where jackpot_id = 1 and state = 'open'`;
  await house.sql`update jackpot set reserve_micros = reserve_micros + 1000000 where id = 3`;
  expect((await house.faults()).toSorted()).toEqual([
    'L34: a jackpot is not what was put in less what was won',
    'L34: a pot is not what the books hold for it',
    'L34: a reserve is not what the books hold for it',
  ]);
});

test('a trigger that its seed does not come to is found', async () => {
  await using house = await dropOne();
  expect(await findOtherDrops(house.sql)).toEqual([]);
  await house.sql`update jackpot_win set trigger = trigger - 1`;
  expect(await findOtherDrops(house.sql)).toMatchObject([
    { invariant: 'L35', rule: 'a jackpot did not fall where its seed says' },
  ]);
});

test.for([
  [
    'a seed that was not promised',
    `update jackpot_cycle set server_seed = repeat('00', 32) where state = 'dropped'`,
    'L35: a drop has another seed than was promised',
  ],
  [
    'a bet that did not reach the trigger',
    'update jackpot_win set measure_after = trigger - 1',
    'L35: a jackpot did not fall with the bet that reached its trigger',
  ],
  [
    'a cycle that is over without a winner',
    `update jackpot_cycle set state = 'rolled_over' where state = 'dropped'`,
    'L35: a cycle fell without a winner, or was won without falling',
  ],
  [
    'another sum than was paid',
    'update jackpot_win set paid_cents = paid_cents + 1',
    'L35: a jackpot was not paid to the bet that won it',
  ],
] as const)('%s is found', async ([, change, fault], { house }) => {
  const faults = await undone(house.product.db, async ({ sql }) => {
    await sql([change] as unknown as TemplateStringsArray);
    return faultsIn(sql);
  });
  // What was paid is in a fact as well.
  expect(faults.filter((one) => !one.startsWith('L47'))).toEqual([fault]);
});
