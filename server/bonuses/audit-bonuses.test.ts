// What the audit says of bonuses that are not what the books, their terms and the pool say.
import { expect, test } from 'vitest';
import { cents } from '#rules/money.ts';
import { giveBonus } from '#tests/bonuses.ts';
import { openDoors } from '#tests/doors.ts';
import { openFrame } from '#tests/frame.ts';
import { auditLedger } from '../ledger/audit.ts';

async function openHouse() {
  const doors = await openDoors();
  doors.leaveUnaudited();
  const player = await doors.player();
  const active = await giveBonus(doors.product, player, { template: 'welcome-match' });
  const waiting = await giveBonus(doors.product, player, { amount: cents(700) });
  const { sql } = doors.product.db;
  const faults = async () => (await auditLedger(sql)).map(({ invariant, rule }) => `${invariant}: ${rule}`);
  return Object.assign(doors, { player, active, waiting, sql, faults });
}

test('what is given, waits and is in play breaks no rule', async () => {
  await using house = await openHouse();
  expect(await house.faults()).toEqual([]);
});

test('a promise that nothing is laid aside for is found', async () => {
  await using house = await openHouse();
  await house.sql`update bonus set amount_cents = 800 where id = ${house.waiting}`;
  expect(await house.faults()).toEqual([
    'L27: the pool of bonuses is not what is promised',
    'L28: a bonus is not what the books say',
  ]);
});

test('wins of free spins that nobody keeps account of are found', async () => {
  await using house = await openHouse();
  await house.sql`
    insert into freespin_pack (id, player_id, game, rounds, stake_cents, currency, wins_to, source, granted_at, expires_at,
      won_cents)
    values ('a', ${house.player.id}, 'triple-sevens', 3, 100, 'USD', 'bonus', 'test', now(), now() + interval '1 day', 5)`;
  expect(await house.faults()).toEqual(['L27: the pool of bonuses is not what is promised']);
});

test('a bonus that the books know otherwise, or not at all, is found', async () => {
  await using house = await openHouse();
  await house.sql`update bonus set key = 'another' where id = ${house.active}`;
  expect(await house.faults()).toEqual([
    'L28: a bonus is not what the books say',
    'L28: the books moved a bonus that there is not',
  ]);
});

test('a bonus that became money unplayed, or beyond its cap, is found', async () => {
  await using house = await openHouse();
  await house.sql`
    update bonus set state = 'completed', ended_at = now(), converted_cents = 10, cap_cents = 9 where id = ${house.active}`;
  expect(await house.faults()).toEqual([
    'L28: a bonus is not what the books say',
    'L29: a bonus became money without being played through',
    'L29: more was kept of a bonus than its cap',
  ]);
});

test('a stake of bonus money beyond its largest is found', async () => {
  await using house = await openHouse();
  const frame = await openFrame(house, { sysname: 'triple-sevens', player: house.player });
  await frame.start({ stake: 40, mode: 'base' });
  await house.sql`update bonus set stake_max_cents = 39 where id = ${house.active}`;
  expect(await house.faults()).toEqual(['L29: bonus money staked more than its bonus allows']);
});
