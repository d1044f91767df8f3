import { expect, inject, test } from 'vitest';
import { cents } from '#rules/money.ts';
import { auditLedger } from '#server/ledger/audit.ts';
import { auditWritten } from './read-by-rules.ts';
import { createWorld } from './world.ts';

test('every rule reads something, and one that calls a function is always asked', () => {
  const readBy = inject('readByRules');
  expect(Object.keys(readBy).length).toBeGreaterThan(30);
  for (const [rule, read] of Object.entries(readBy)) expect(read, rule).not.toEqual([]);
  expect(readBy['audit_l5']).toBeNull();
});

test.for<[string, string]>([
  ['of money', `update ledger_purse set main = main + 1 where player_id is not null`],
  [
    'of coins, where no money is',
    `insert into coin_purse (player_id, microcoins, owed_microcoins, moved_at) select id, 5, 0, now() from player`,
  ],
])('what is wrong %s is found as the whole audit finds it', async ([, wrong]) => {
  await using world = await createWorld();
  world.leaveUnaudited();
  await world.player({ balances: wrong.includes('purse set') ? { main: cents(100) } : {} });
  expect(await auditWritten(world.db.sql)).toEqual([]);
  await world.db.atomically(async ({ sql }) => {
    await sql`set local session_replication_role = replica`;
    await sql([wrong] as unknown as TemplateStringsArray);
  });
  const found = await auditWritten(world.db.sql);
  expect(found.length).toBeGreaterThan(0);
  expect(found.toSorted(byText)).toEqual((await auditLedger(world.db.sql)).toSorted(byText));
});

const byText = (a: object, b: object) => JSON.stringify(a).localeCompare(JSON.stringify(b));
