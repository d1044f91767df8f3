import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cents } from '#rules/money.ts';
import { sharing } from '#tests/sharing.ts';
import { undone } from '#tests/undone.ts';
import { createWorld } from '#tests/world.ts';
import type { Sql } from '../database/db.ts';
import { house, outside, pocket } from './accounts.ts';
import { auditLedger, inspect } from './audit.ts';
import { type Entry, record } from './record.ts';

/** Anna, player 1, with three entries, and a stranger who has got at the database with every right. */
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
  return Object.assign(world, {
    anna,
    audit: () => auditLedger(world.db.sql),
    /** What is found after these; then all is as it was. */
    auditAfter: (...steps: Statement[]) =>
      undone(world.db, async ({ sql }) => {
        // Whoever owns a table can switch its guards off.
        await sql`alter table ledger_entry disable trigger user`;
        await sql`alter table ledger_move disable trigger user`;
        for (const step of steps) await step(sql);
        // And on again.
        await sql`alter table ledger_entry enable trigger user`;
        await sql`alter table ledger_move enable trigger user`;
        return auditLedger(sql);
      }),
  });
}

type Statement = (sql: Sql) => Promise<unknown>;

const rulesIn = (found: { rule: string }[]) => [...new Set(found.map(({ rule }) => rule))];

test('honest books have nothing to report', async () => {
  await using world = await createRaid();
  expect(await world.audit()).toEqual([]);
});

const inRaid = sharing(createRaid);

inRaid.for<[string, Statement]>([
  ['change an entry', (sql) => sql`update ledger_entry set reason = reason`],
  ['change a move', (sql) => sql`update ledger_move set cents = cents`],
  ['delete an entry', (sql) => sql`delete from ledger_entry`],
  ['delete a move', (sql) => sql`delete from ledger_move`],
  ['delete a purse', (sql) => sql`delete from ledger_purse`],
  ['empty the entries', (sql) => sql`truncate ledger_entry cascade`],
  ['empty the moves', (sql) => sql`truncate ledger_move`],
  ['empty the purses', (sql) => sql`truncate ledger_purse`],
])('nobody can %s', async ([, statement], { house: raid }) => {
  await expect(statement(raid.db.sql)).rejects.toThrow('append-only');
});

inRaid('a balance changed by hand is found', async ({ house: raid }) => {
  const found = await raid.auditAfter(
    (sql) => sql`update ledger_purse set main = main + 1 where player_id = ${raid.anna.id}`,
  );
  expect(found).toEqual([
    { invariant: 'L2', rule: 'the books do not balance', subject: 'USD', detail: 'off by 1' },
    {
      invariant: 'L3',
      rule: 'a kept balance is not what was moved',
      subject: pocket(raid.anna.id, 'main'),
      detail: 'USD: kept 998, moved 997',
    },
    {
      invariant: 'L13',
      rule: 'the liability report is wrong',
      subject: 'USD',
      detail: 'reported 998, owed 997',
    },
  ]);
});

inRaid('a move changed together with its balance still breaks the chain', async ({ house: raid }) => {
  const found = await raid.auditAfter(
    (sql) => sql`update ledger_move set cents = cents + 5 where player_id = ${raid.anna.id} and number = 1`,
    (sql) => sql`update ledger_purse set main = main + 5 where player_id = ${raid.anna.id}`,
  );
  expect(found).toEqual([
    {
      invariant: 'L5',
      rule: 'a hash does not fit its entry',
      subject: `player ${raid.anna.id}`,
      detail: `entry 1, test:player:${raid.anna.id}`,
    },
  ]);
});

inRaid.for<[string, Statement]>([
  ['key', (sql) => sql`update ledger_entry set key = 'stake:3' where key = 'stake:1'`],
  ['reason', (sql) => sql`update ledger_entry set reason = 'bonus.granted' where key = 'stake:1'`],
  [
    'time',
    (sql) =>
      sql`update ledger_entry set recorded_at = recorded_at - interval '1 microsecond' where key = 'stake:1'`,
  ],
])('an entry whose %s was changed breaks the chain', async ([, statement], { house: raid }) => {
  const found = await raid.auditAfter(statement);
  expect(rulesIn(found)).toEqual(['a hash does not fit its entry']);
});

inRaid('a whole entry removed, balance and all, leaves a gap', async ({ house: raid }) => {
  const found = await raid.auditAfter(
    (sql) => sql`delete from ledger_move where player_id = ${raid.anna.id} and number = 2`,
    (sql) => sql`delete from ledger_entry where player_id = ${raid.anna.id} and number = 2`,
    (sql) => sql`update ledger_purse set main = main + 1 where player_id = ${raid.anna.id}`,
  );
  expect(rulesIn(found)).toEqual(['a hash does not fit its entry', 'an entry is missing']);
});

inRaid(
  'the last entry removed, balance and all, leaves a purse that knows better',
  async ({ house: raid }) => {
    const found = await raid.auditAfter(
      (sql) => sql`delete from ledger_move where player_id = ${raid.anna.id} and number = 3`,
      (sql) => sql`delete from ledger_entry where player_id = ${raid.anna.id} and number = 3`,
      (sql) => sql`update ledger_purse set main = main + 2 where player_id = ${raid.anna.id}`,
    );
    expect(found).toEqual([
      {
        invariant: 'L5',
        rule: 'a chain does not end where its purse says',
        subject: `player ${raid.anna.id}`,
        detail: 'entry 2, the purse says 3',
      },
    ]);
  },
);

inRaid('an entry slipped in by hand is found', async ({ house: raid }) => {
  const { id } = raid.anna;
  const found = await raid.auditAfter(
    (sql) => sql`insert into ledger_entry values (${id}, 4, 'gift:1', 'bonus.granted', now(), '\\xabcd')`,
    (sql) =>
      sql`insert into ledger_move values (${id}, 4, 1, ${outside('card')}, ${pocket(id, 'main')}, 'USD', 500)`,
    (sql) =>
      sql`update ledger_purse set main = main + 500, entries = 4, head = '\\xabcd' where player_id = ${id}`,
  );
  expect(rulesIn(found)).toEqual(['a hash does not fit its entry']);
});

inRaid(
  'a balance that was negative for a moment is found even when it is not any more',
  async ({ house: raid }) => {
    const { id } = raid.anna;
    const found = await raid.auditAfter(
      (sql) => sql`insert into ledger_entry values (${id}, 4, 'x', 'round.won', now(), '\\xabcd')`,
      (sql) => sql`
      insert into ledger_move values
        (${id}, 4, 1, ${pocket(id, 'main')}, ${house('games')}, 'USD', 2000),
        (${id}, 4, 2, ${house('games')}, ${pocket(id, 'main')}, 'USD', 2000)`,
    );
    expect(rulesIn(found)).toContain('a balance was negative');
  },
);

/** Raids that leave a particular rule broken, whatever else they break. */
inRaid.for<[string, string, Statement[]]>([
  ['L1', 'an entry moves nothing', [(sql) => sql`delete from ledger_move where number = 2`]],
  ['L1', 'a move belongs to no entry', [(sql) => sql`delete from ledger_entry where number = 2`]],
  [
    'L1',
    'a move moves nothing',
    [
      (sql) => sql`alter table ledger_move drop constraint a_real_move`,
      (sql) => sql`update ledger_move set cents = 0 where number = 2`,
    ],
  ],
  [
    'L1',
    'a path names no account of this entry',
    [(sql) => sql`update ledger_move set to_path = 'player:77:main' where number = 2`],
  ],
  [
    'L4',
    'a balance is negative',
    [
      (sql) => sql`alter table ledger_purse drop constraint never_negative`,
      (sql) => sql`update ledger_purse set bonus = -1 where player_id > 0`,
    ],
  ],
  ['L5', 'a guard is off', [(sql) => sql`drop trigger append_only on ledger_purse`]],
  [
    'L6',
    'a key names two facts',
    [
      (sql) => sql`alter table ledger_entry drop constraint ledger_entry_key_key`,
      (sql) => sql`update ledger_entry set key = 'stake:1' where number = 3`,
    ],
  ],
  [
    'L6',
    'a key or reason is not one word',
    [(sql) => sql`update ledger_entry set key = 'stake 1' where number = 2`],
  ],
  [
    'L10',
    'play money met real money',
    [(sql) => sql`update ledger_move set from_path = 'player:1:fun' where number = 2`],
  ],
  [
    'L10',
    'bonus money became money without a conversion',
    [
      (sql) =>
        sql`update ledger_move set from_path = 'player:1:betting_bonus', to_path = 'player:1:main' where number = 2`,
    ],
  ],
  [
    'L11',
    'a purse held two currencies',
    [(sql) => sql`update ledger_move set currency = 'EUR' where number = 2`],
  ],
  [
    'L13',
    'the liability report is wrong',
    [(sql) => sql`update ledger_purse set held = 5 where player_id > 0`],
  ],
])('%s finds that %s', async ([invariant, rule, steps], { house: raid }) => {
  const found = await raid.auditAfter(...steps);
  expect(found).toContainEqual(expect.objectContaining({ invariant, rule }));
});

test('money that only changes its currency between two empty moments breaks no rule', async () => {
  await using world = await createWorld();
  const anna = await world.player({ currency: 'EUR', balances: { main: cents(5) } });
  const paidOut: Entry = {
    key: 'out',
    reason: 'withdrawal.paid',
    moves: [{ from: pocket(anna.id, 'main'), to: outside('card'), amount: cents(5), currency: 'EUR' }],
  };
  await world.db.atomically((tx) => record(tx, paidOut));
  await world.db.sql`update player set currency = 'BRL' where id = ${anna.id}`;
  const paidIn: Entry = {
    key: 'in',
    reason: 'deposit.settled',
    moves: [
      { from: outside('card'), to: pocket(anna.id, 'main'), amount: cents(7), currency: 'BRL' },
      { from: pocket(anna.id, 'main'), to: pocket(anna.id, 'held'), amount: cents(3), currency: 'BRL' },
    ],
  };
  await world.db.atomically((tx) => record(tx, paidIn));

  expect(await auditLedger(world.db.sql)).toEqual([]);
});

test('a rule that a later migration brings is found by its name', async () => {
  await using world = await createRaid();
  await world.db.sql`
    create view audit_l99 as select 'a new rule' as rule, 'somebody' as subject, 'something' as detail`;
  await world.db.sql`comment on view audit_l99 is 'nothing of this kind happens'`;

  expect(await world.audit()).toEqual([
    { invariant: 'L99', rule: 'a new rule', subject: 'somebody', detail: 'something' },
  ]);
  const { invariants } = await inspect(world.db);
  expect(invariants.at(-1)).toEqual({ name: 'L99', promise: 'nothing of this kind happens' });
});

test('every rule is said in a sentence, in order', async () => {
  await using world = await createWorld();
  const { invariants } = await inspect(world.db);
  const listed = readFileSync('docs/how-to/audit.md', 'utf8').matchAll(/^\| `audit_l(\d+)` \|/gm);
  const numbers = [...listed].map(([, number]) => Number(number)).toSorted((a, b) => a - b);
  expect(invariants.map(({ name }) => name)).toEqual(numbers.map((number) => `L${number}`));
  for (const { promise } of invariants) expect(promise).not.toBe('');
});
