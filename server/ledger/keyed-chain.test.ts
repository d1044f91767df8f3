// A stranger with every right in the database, and without the key.
import { expect, test } from 'vitest';
import { cents } from '#rules/money.ts';
import { createWorld } from '#tests/world.ts';
import { openDb, type Sql } from '../database/db.ts';
import { house, pocket } from './accounts.ts';
import { auditLedger } from './audit.ts';
import { record } from './record.ts';

async function createRaid() {
  const world = await createWorld();
  world.leaveUnaudited();
  const anna = await world.player({ balances: { main: cents(1000) } });
  for (const n of [1, 2]) {
    const moves = [
      { from: pocket(anna.id, 'main'), to: house('games'), amount: cents(n), currency: 'USD' as const },
    ];
    await world.db.atomically((tx) => record(tx, { key: `stake:${n}`, reason: 'round.staked', moves }));
  }
  return Object.assign(world, { anna, rules: async () => rulesOf(world.db.sql) });
}

const rulesOf = async (sql: Sql) => [...new Set((await auditLedger(sql)).map(({ rule }) => rule))];

/** Writes every hash of the chain anew, as earlier releases did without a key. */
async function rewrite(sql: Sql, playerId: number): Promise<void> {
  await sql`
    with recursive chain as (
      select 0::bigint as number, '\\x'::bytea as hash
      union all
      select entry.number, sha256(ledger_covered(chain.hash, entry.player_id, entry.number, entry.key, entry.reason,
        entry.recorded_at, (
          select string_agg(ledger_line(from_path, to_path, currency, cents), '' order by position)
          from ledger_move as move where move.player_id = entry.player_id and move.number = entry.number)))
      from chain join ledger_entry as entry on entry.number = chain.number + 1 and entry.player_id = ${playerId})
    update ledger_entry as entry set hash = chain.hash from chain
    where entry.player_id = ${playerId} and entry.number = chain.number`;
  await sql`
    update ledger_purse set head = (
      select hash from ledger_entry as entry where entry.player_id = ${playerId} order by number desc limit 1)
    where player_id = ${playerId}`;
}

test('a chain rewritten with fitting hashes is found', async () => {
  await using world = await createRaid();
  const { id } = world.anna;
  await world.db.atomically(async ({ sql }) => {
    await sql`alter table ledger_entry disable trigger user`;
    await sql`alter table ledger_move disable trigger user`;
    await sql`update ledger_move set cents = cents + 500 where player_id = ${id} and number = 1`;
    await sql`update ledger_purse set main = main + 500 where player_id = ${id}`;
    await rewrite(sql, id);
    await sql`alter table ledger_entry enable trigger user`;
    await sql`alter table ledger_move enable trigger user`;
  });
  expect(await world.rules()).toEqual(['an entry is not keyed']);
});

test('a connection without the keys records nothing, neither an entry nor the step of a payment', async () => {
  await using world = await createRaid();
  const plain = new URL(world.url);
  plain.searchParams.delete('options');
  const stranger = openDb(plain.href);
  const moves = [
    { from: house('games'), to: pocket(world.anna.id, 'main'), amount: cents(5), currency: 'USD' as const },
  ];
  const recorded = stranger.atomically((tx) => record(tx, { key: 'gift:1', reason: 'bonus.granted', moves }));
  await expect(recorded).rejects.toMatchObject({ code: '55000' });
  const sealed = stranger.sql`select ledger_seal('a step')`;
  await expect(sealed).rejects.toMatchObject({ code: '55000' });
  expect(await rulesOf(stranger.sql), 'nor can they check what is sealed').toEqual([]);
  await stranger.close();
  expect(await world.rules()).toEqual([]);
});

test('what was recorded before there was a key is still checked', async () => {
  await using world = await createRaid();
  const { id } = world.anna;
  await world.db.atomically(async ({ sql }) => {
    await sql`alter table ledger_entry disable trigger user`;
    await rewrite(sql, id);
    await sql`update ledger_entry set tx = null where player_id = ${id}`;
    await sql`alter table ledger_entry enable trigger user`;
  });
  expect(await world.rules()).toEqual([]);
  await world.db.atomically(async ({ sql }) => {
    await sql`alter table ledger_entry disable trigger user`;
    await sql`update ledger_entry set reason = 'bonus.granted' where player_id = ${id} and number = 2`;
    await sql`alter table ledger_entry enable trigger user`;
  });
  expect(await world.rules()).toContain('a hash does not fit its entry');
});

test('a key that is no longer among ours is named', async () => {
  await using world = await createRaid();
  const other = new URL(world.url);
  const options = other.searchParams.get('options')!;
  other.searchParams.set('options', options.replace(/=.{8}/, '=00000000'));
  const later = openDb(other.href);
  expect(await rulesOf(later.sql)).toEqual([
    'a key that sealed entries is not among ours',
    'a key that sealed rows is not among ours',
  ]);
  await later.close();
});
