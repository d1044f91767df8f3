// What the audit says of rounds that are not what the books say.
import { expect, test } from 'vitest';
import { cents } from '#rules/money.ts';
import { openDoors } from '#tests/doors.ts';
import { openFrame } from '#tests/frame.ts';
import { auditLedger } from '../ledger/audit.ts';

const bet = { stake: 100, chance: 9800, side: 'under' };

async function playThree() {
  const doors = await openDoors();
  doors.leaveUnaudited();
  const player = await doors.player({ balances: { main: cents(10_000) } });
  const frame = await openFrame(doors, { sysname: 'dice', player });
  for (let round = 0; round < 3; round++) await frame.start(bet);
  const { sql } = doors.product.db;
  return Object.assign(doors, {
    sql,
    faults: async () => (await auditLedger(sql)).map(({ invariant, rule }) => `${invariant}: ${rule}`),
  });
}

test('rounds as they were played break no rule', async () => {
  await using house = await playThree();
  expect(await house.faults()).toEqual([]);
});

test.for([
  ['staked', 'L19: a round is not what the books say'],
  ['paid', 'L19: a round is not what the books say'],
] as const)('a round whose %s was changed is found', async ([column, rule]) => {
  await using house = await playThree();
  if (column === 'staked') await house.sql`update round set staked_cents = staked_cents + 1 where number = 2`;
  else await house.sql`update round set paid_cents = paid_cents + 1 where number = 2`;
  expect(await house.faults()).toEqual([rule]);
});

test('a round that is gone leaves a gap', async () => {
  await using house = await playThree();
  await house.sql`delete from round where number = 2`;
  expect(await house.faults()).toEqual(['L20: the nonces of a seed have a gap']);
});

test('a nonce that was given back is seen', async () => {
  await using house = await playThree();
  await house.sql`update seed_pair set next_nonce = next_nonce - 1 where state = 'active'`;
  expect(await house.faults()).toEqual(['L20: the nonces of a seed have a gap']);
});
