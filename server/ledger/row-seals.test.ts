// Rows that were there before their table was sealed, columns that came later, and lines that were removed.
import { expect, test } from 'vitest';
import { createRaid } from '#tests/anchored-books.ts';
import { makeDatabase, untilBlocked } from '#tests/database.ts';
import { sqlOf } from '#tests/raided-house.ts';
import { createWorld } from '#tests/world.ts';
import { houseLocks } from '../database/house-locks.ts';
import { auditLedger } from './audit.ts';
import { adoptRows, isNewDatabase } from './row-seals.ts';

/** A player from before, as a release without seals has left them. */
async function createFormerWorld() {
  const world = await createWorld();
  const { sql } = world.db;
  await world.db.atomically(async (tx) => {
    await tx.sql`set local session_replication_role = replica`;
    await tx.sql`insert into deposit_limit (player_id, cents, period, set_at) values (1000, 100, 'day', now())`;
  });
  const rules = async () =>
    (await auditLedger(sql)).filter(({ invariant }) => invariant === 'L42').map(({ rule }) => rule);
  const past = (text: string) =>
    world.db.atomically(async (tx) => {
      await tx.sql`set local session_replication_role = replica`;
      await sqlOf(tx.sql, text);
    });
  world.leaveUnaudited();
  return Object.assign(world, { rules, past, adopt: () => adoptRows(world.url) });
}

test('rows from before are sealed once, when a server starts', async () => {
  await using world = await createFormerWorld();
  expect(await world.rules()).toEqual([]);
  expect(await world.adopt()).toBeGreaterThan(0);
  expect(await world.adopt()).toBe(0);
  expect(await world.rules()).toEqual([]);
  await world.past('update deposit_limit set cents = 500');
  expect(await world.rules()).toEqual(['a row is not as it was sealed']);
  expect(await world.adopt()).toBe(0);
  expect(await world.rules(), 'a start heals nothing').toEqual(['a row is not as it was sealed']);
});

test('servers that start together take turns, and leave no connection behind', async () => {
  await using world = await createFormerWorld();
  const { db } = world;
  const connections = () => db.sql`
    select wait_event_type as waits_for from pg_stat_activity
    where datname = current_database() and application_name = 'marigold row seals'`;
  const { adopting } = await db.atomically(async (tx) => {
    await tx.sql`select pg_advisory_xact_lock(${houseLocks.migrations})`;
    const started = world.adopt();
    await untilBlocked(db.sql, started);
    expect(await connections()).toEqual([{ waits_for: 'Lock' }]);
    return { adopting: started };
  });
  expect(await adopting).toBeGreaterThan(0);
  await expect.poll(connections).toEqual([]);
});

test('a row added past the triggers is not sealed by the next start, whatever else was deleted', async () => {
  await using world = await createFormerWorld();
  await world.adopt();
  await world.past(
    `insert into deposit_limit (player_id, cents, period, set_at) values (2, 100, 'day', now())`,
  );
  expect(await world.rules()).toEqual(['a row was added without a seal']);
  await world.past(`delete from sealed_table where name = 'deposit_limit'`);
  expect(await world.adopt()).toBe(0);
  expect(await world.rules()).toContain('a sealed row is gone');
});

test('a column that a release adds is sealed from then on, and what was changed before stays reported', async () => {
  await using world = await createFormerWorld();
  const { sql } = world.db;
  await sql`insert into deposit_limit (player_id, cents, period, set_at)
    select id, 100, 'day', now() from (select ${(await world.player()).id}::bigint as id) as player`;
  await world.adopt();
  await sql`alter table deposit_limit add column note text not null default ''`;
  expect(await world.rules(), 'until it is sealed again').toEqual([]);
  await world.past('update deposit_limit set cents = 500 where player_id = 1000');
  expect(await world.adopt()).toBe(1);
  expect(await world.rules()).toEqual(['a row is not as it was sealed']);
  await world.past(`update deposit_limit set note = 'x' where player_id <> 1000`);
  expect(await world.rules()).toEqual(['a row is not as it was sealed', 'a row is not as it was sealed']);
});

test('a row that was changed past the product stays reported, however often the product writes it later', async () => {
  await using world = await createFormerWorld();
  const { sql } = world.db;
  const { id } = await world.player();
  const { id: other } = await world.player();
  await sql`insert into deposit_limit (player_id, cents, period, set_at) values (${id}, 100, 'day', now())`;
  await sql`insert into loyalty_day (player_id, day, micropoints) values (${id}, '2026-03-01', 5)`;
  await world.adopt();
  await world.past('update deposit_limit set cents = 500 where player_id <> 1000');
  await world.past('update loyalty_day set micropoints = 5000');
  await world.past(
    `insert into deposit_limit (player_id, cents, period, set_at) values (${other}, 100, 'day', now())`,
  );
  await sql`update deposit_limit set period = 'week' where player_id <> 1000`;
  await sql`update loyalty_day set micropoints = micropoints + 1`;
  expect(await world.rules()).toEqual([
    'a row is not as it was sealed',
    'a row is not as it was sealed',
    'a row was added without a seal',
  ]);
});

test('a row deleted together with all its lines is found by the anchors', async () => {
  await using world = await createRaid();
  await world.db.sql`update player set status = 'banned' where id = ${world.boris.id}`;
  await world.play('stake:5');
  await world.anchorAll();
  await world.db.atomically(async ({ sql }) => {
    await sql`set local session_replication_role = replica`;
    const key = `[${world.boris.id}]`;
    await sql`update player set status = 'active' where id = ${world.boris.id}`;
    await sql`delete from row_seal where name = 'player' and key = ${key} and number = 2`;
  });
  expect(await auditLedger(world.db.sql)).toEqual([]);
  expect(await world.rules()).toEqual([
    expect.stringMatching(/^what was recorded is not what was anchored: \d+ seals, now \d+$/),
  ]);
});

test('a database is new until a release has been opened on it', async () => {
  await using world = await createWorld();
  const empty = await makeDatabase();
  expect([await isNewDatabase(world.url), await isNewDatabase(empty.url)]).toEqual([false, true]);
  await empty.drop();
});
