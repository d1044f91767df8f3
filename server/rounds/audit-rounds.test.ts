// What the audit says of rounds that are not what the books say.
import { expect, test } from 'vitest';
import { cents } from '#rules/money.ts';
import { openDoors } from '#tests/doors.ts';
import { openFrame } from '#tests/frame.ts';
import type { Sql } from '../database/db.ts';
import { auditLedger } from '../ledger/audit.ts';
import { giveBack } from './go-on.ts';
import { findOtherOutcomes } from './replayed-outcomes.ts';
import { findRound } from './round-rows.ts';

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
  expect(await house.faults()).toEqual([rule, 'L47: a fact is not what happened']);
});

test('a round that is gone leaves a gap', async () => {
  await using house = await playThree();
  await house.sql`delete from round where number = 2`;
  expect(await house.faults()).toEqual([
    'L19: the books moved a round that there is not',
    'L20: the nonces of a seed have a gap',
    'L20: the rounds of a player have a gap',
    'L47: a fact has no cause',
  ]);
});

test('a nonce that was given back is seen', async () => {
  await using house = await playThree();
  await house.sql`update seed_pair set next_nonce = next_nonce - 1 where state = 'active'`;
  expect(await house.faults()).toEqual(['L20: the nonces of a seed have a gap']);
});

async function playAgain(house: Awaited<ReturnType<typeof playThree>>, since: Date | null = null) {
  const { db, vault } = house.product;
  return (await findOtherOutcomes(db, { vault, since })).map(
    ({ invariant, rule }) => `${invariant}: ${rule}`,
  );
}

test('rounds played again come to what was staked and paid, those that are open or were given back too', async () => {
  await using house = await playThree();
  const player = await house.player({ balances: { main: cents(10_000) } });
  const { db, clock } = house.product;
  for (const sysname of ['mines', 'tower']) {
    const frame = await openFrame(house, { sysname, player });
    const wish = sysname === 'mines' ? { mines: 3 } : { level: 'gentle' };
    expect((await frame.start({ stake: 100, ...wish })).status).toBe(200);
  }
  const [begun] = await db.sql<{ id: string }>`select id from round where game = 'mines'`;
  await db.atomically(async (tx) => {
    const row = (await findRound(tx.sql, player.id, begun!.id))!;
    await giveBack(tx, row, clock.now());
  });
  expect(await playAgain(house)).toEqual([]);
});

const OTHER = 'a round is not what its seed comes to';

test.for([
  ['a cent more', OTHER, (sql: Sql) => sql`update round set paid_cents = paid_cents + 1 where number = 2`],
  ['a word more', OTHER, (sql: Sql) => sql`update round set words = words + 1 where number = 2`],
  ['another bet', OTHER, (sql: Sql) => sql`update round set bet = bet || '{"stake": 200}' where number = 2`],
  [
    'figures of which nobody knows',
    'a round was played by figures that are not kept',
    (sql: Sql) => sql`update round set definition = 'of last year' where number = 2`,
  ],
] as const)('a round with %s is seen when it is played again', async ([, rule, change]) => {
  await using house = await playThree();
  await change(house.sql);
  expect(await playAgain(house)).toEqual([`L26: ${rule}`]);
});

test('a seed that was replaced is not the one that was promised', async () => {
  await using house = await playThree();
  await house.sql`update seed_pair set server_seed = ${'ab'.repeat(32)} where state = 'active'`;
  expect(await playAgain(house)).toEqual(
    Array(3).fill('L26: the seed of a round is not the one that was promised'),
  );
});

test('what ended long ago is left out where only the last days are looked at', async () => {
  await using house = await playThree();
  await house.sql`update round set paid_cents = paid_cents + 1, ended_at = ended_at - interval '3 days' where number = 2`;
  const since = new Date(house.product.clock.now().getTime() - 2 * 86_400_000);
  expect(await playAgain(house, since)).toEqual([]);
});
