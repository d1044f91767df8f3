// What the audit says of packs that are not what the rounds and the books say.
import { expect, test } from 'vitest';
import { cents } from '#rules/money.ts';
import { openDoors } from '#tests/doors.ts';
import { openFrame } from '#tests/frame.ts';
import { givePack } from '#tests/freespins.ts';
import { auditLedger } from '../ledger/audit.ts';

async function playThree() {
  const doors = await openDoors();
  doors.leaveUnaudited();
  const player = await doors.player({ balances: { main: cents(10_000) } });
  const pack = await givePack(doors.product, player, { rounds: 5, winsTo: 'bonus' });
  const frame = await openFrame(doors, { sysname: 'triple-sevens', player });
  for (let round = 0; round < 3; round++) await frame.start({ stake: 100, mode: 'base' }, undefined, pack);
  await frame.start({ stake: 100, mode: 'base' });
  const { sql } = doors.product.db;
  return Object.assign(doors, {
    sql,
    pack,
    faults: async () => (await auditLedger(sql)).map(({ invariant, rule }) => `${invariant}: ${rule}`),
  });
}

test('what a pack paid comes from the house’s own book, and breaks no rule', async () => {
  await using house = await playThree();
  expect(await house.faults()).toEqual([]);
  const [given] = await house.sql<{ cents: number }>`
    select sum(cents)::bigint as cents from ledger_move
    where from_path = 'house:bonuses' and to_path = 'house:games'`;
  expect(given).toEqual({ cents: 300 });
});

test('a pack that counts wrongly is found', async () => {
  await using house = await playThree();
  await house.sql`update freespin_pack set used = used - 1`;
  expect(await house.faults()).toEqual(['L25: a pack counts other rounds than were played']);
});

test('a round that its pack does not give is found', async () => {
  await using house = await playThree();
  await house.sql`update freespin_pack set stake_cents = stake_cents + 1`;
  expect(await house.faults()).toEqual(Array(3).fill('L25: a round is not what its pack gives'));
});

test('a round that says a pack paid what its player paid is found, and the other way round', async () => {
  await using house = await playThree();
  await house.sql`update round set pack_id = ${house.pack} where number = 4`;
  await house.sql`update round set pack_id = null where number = 1`;
  const faults = await house.faults();
  expect(faults.filter((fault) => fault === 'L25: a stake or a win is not where its pack says')).toHaveLength(
    2,
  );
});
