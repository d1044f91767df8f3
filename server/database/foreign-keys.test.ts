import { expect, test } from 'vitest';
import { createWorld } from '#tests/world.ts';

/** Without one on purpose, each for the reason beside it. */
const free = [
  'fact player_id', // what happened stays told when a player is gone
  'ledger_entry player_id', // the purse is locked for every entry, and the audit looks for orphans
  'ledger_move player_id', // decision 13: it took a quarter of a trip, and the audit looks for orphans
  'live_outbox player_id', // deleted within the second
];

test('whatever names a player, a payment, a contact or a session cannot name one that is not there', async () => {
  await using world = await createWorld();
  const columns = await world.db.sql<{ name: string; is_bound: boolean }>`
    select relname || ' ' || attname as name, exists (
      select from pg_constraint where conrelid = attrelid and contype = 'f' and attnum = any(conkey)) as is_bound
    from pg_attribute join pg_class on pg_class.oid = attrelid
    where relkind in ('r', 'p') and not relispartition and relnamespace = 'public'::regnamespace
      and attname in ('player_id', 'other_id', 'payment_id', 'contact_id', 'session_hash')
    order by 1`;
  expect(columns.length).toBeGreaterThan(15);
  expect(columns.filter(({ is_bound }) => !is_bound).map(({ name }) => name)).toEqual(free);
});

test('a purse is in its player’s currency, and a line of a statement names a payment that is there', async () => {
  await using world = await createWorld();
  const bound = await world.db.sql<{ rule: string }>`
    select conrelid::regclass || ': ' || pg_get_constraintdef(oid) as rule from pg_constraint
    where contype = 'f' and conrelid in ('ledger_purse'::regclass, 'bank_line'::regclass) order by 1`;
  expect(bound.map(({ rule }) => rule)).toEqual([
    'bank_line: FOREIGN KEY (transaction) REFERENCES payment(transaction)',
    'ledger_purse: FOREIGN KEY (player_id, currency) REFERENCES player(id, currency) ON UPDATE CASCADE',
  ]);
});
