// Behind a pooler: nothing that the product relies on may be lost on the way without a word.
import { expect, inject, onTestFinished, test } from 'vitest';
import { cents } from '#rules/money.ts';
import { openCashier } from '#tests/bank.ts';
import { makeDatabase } from '#tests/database.ts';
import { walkHotPaths } from '#tests/hot-walk.ts';
import { makePlayer } from '#tests/player.ts';
import { findPooler, NO_POOLER, openPooler, type PoolMode } from '#tests/pooler.ts';
import { readConfig } from '../config/config.ts';
import { house, pocket } from '../ledger/accounts.ts';
import { auditLedger, inspect } from '../ledger/audit.ts';
import { record } from '../ledger/record.ts';
import { openDatabase } from '../open-database.ts';
import { type Db, openDb } from './db.ts';

const modes: readonly PoolMode[] = ['session', 'transaction'];
/** Debian's example configuration and many a how-to list these. */
const DROPPED = ['options', 'statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'];
const isMissing = findPooler() === undefined;

interface Terms {
  mode: PoolMode;
  dropped?: readonly string[];
}

/** A migrated database of its own, by its direct address and through a pooler. */
async function openHouse({ mode, dropped = [] }: Terms) {
  const { url, drop } = await makeDatabase(inject('databaseTemplate'));
  const pooler = await openPooler(url, { mode, dropped });
  onTestFinished(async () => {
    await pooler[Symbol.asyncDispose]();
    await drop();
  });
  return { direct: plain(url), pooled: plain(pooler.through(url)), keyed: url, through: pooler.through };
}

function plain(url: string): string {
  const address = new URL(url);
  address.searchParams.delete('options');
  return address.href;
}

const settingsWith = (env: NodeJS.ProcessEnv) => readConfig({ SECRET: 's'.repeat(40), ...env });

async function openProduct(env: NodeJS.ProcessEnv) {
  const database = await openDatabase(settingsWith(env));
  onTestFinished(() => database.close());
  return database;
}

test.skipIf(isMissing).for(modes)(
  `entries are sealed by their key through a pooler by %s${isMissing ? ` (${NO_POOLER})` : ''}`,
  async (mode) => {
    const { direct, pooled } = await openHouse({ mode });
    const { db } = await openProduct({ DATABASE_URL: pooled, DATABASE_DIRECT_URL: direct });
    const players = await Promise.all(
      Array.from({ length: 8 }, () => makePlayer(db, { balances: { main: cents(1000) } })),
    );
    const stake = (id: number, round: number) =>
      db.atomically((tx) =>
        record(tx, {
          key: `stake:${id}-${round}`,
          reason: 'round.staked',
          moves: [{ from: pocket(id, 'main'), to: house('games'), amount: cents(1), currency: 'USD' }],
        }),
      );
    await Promise.all(players.flatMap(({ id }) => [1, 2, 3, 4, 5].map((round) => stake(id, round))));
    const unkeyed = await db.sql`select key from ledger_entry where length(hash) <> 36`;
    expect(unkeyed).toEqual([]);
    expect(await auditLedger(db.sql)).toEqual([]);
    expect((await inspect(db)).violations).toEqual([]);
  },
);

test.skipIf(isMissing).for(modes)('players do what they do most through a pooler by %s', async (mode) => {
  await using pooler = await openPooler(inject('databaseServer'), { mode });
  const opened: Db[] = [];
  const through = (_db: Db, url: string) => {
    opened.push(openDb(url, { pooler: plain(pooler.through(url)) }));
    return opened.at(-1)!;
  };
  await using cashier = await openCashier({ through });
  await walkHotPaths(cashier, () => undefined);
  await Promise.all(opened.map((db) => db.close()));
});

test.skipIf(isMissing).for(modes)('every question has its timeouts through a pooler by %s', async (mode) => {
  const { keyed, pooled } = await openHouse({ mode });
  const hasty = openDb(keyed, { pooler: pooled, statementTimeoutMs: 100, lockTimeoutMs: 50, poolSize: 2 });
  onTestFinished(() => hasty.close());
  await expect(hasty.sql`select pg_sleep(60)`).rejects.toMatchObject({ code: '57014' });
  await expect(hasty.atomically(({ sql }) => sql`select pg_sleep(60)`)).rejects.toMatchObject({
    code: '57014',
  });
  await hasty.atomically(async (tx) => {
    await tx.sql`select 1 from switch for update`;
    await expect(hasty.sql`select 1 from switch for update`).rejects.toMatchObject({ code: '55P03' });
  });
  const slept = hasty.atomically(({ sql }) => sql`select 1 as one from pg_sleep(0.3)`, { isLong: true });
  await expect(slept).resolves.toEqual([{ one: 1 }]);
});

test.skipIf(isMissing).for(modes)(
  'a question that fails through a pooler by %s spoils none beside it, and is undone',
  async (mode) => {
    const { keyed, pooled } = await openHouse({ mode });
    const db = openDb(keyed, { pooler: pooled });
    onTestFinished(() => db.close());
    const put = (name: string) => db.sql`insert into switch (name, value) values (${name}, 'true')`;
    const outcomes = await Promise.allSettled([put('one'), db.sql`select 1 / 0`, put('one'), put('two')]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled']);
    const stored = await db.sql`select name from switch where name in ('one', 'two') order by name`;
    expect(stored).toEqual([{ name: 'one' }, { name: 'two' }]);
  },
);

test.skipIf(isMissing)('what is published is received past a pooler by transaction', async () => {
  const { keyed, pooled } = await openHouse({ mode: 'transaction' });
  const db = openDb(keyed, { pooler: pooled });
  onTestFinished(() => db.close());
  const heard: string[] = [];
  await db.listen('news', { hear: (payload) => heard.push(payload), missed: () => undefined });
  await db.sql`select pg_notify('news', 'changed')`;
  await expect.poll(() => heard).toEqual(['changed']);
});

test.skipIf(isMissing).for([
  ['drops', DROPPED],
  ['rejects', []],
] as const)(
  'a server does not start where a pooler %s the keys and nothing leads past it',
  async ([, dropped]) => {
    const { pooled } = await openHouse({ mode: 'session', dropped });
    await expect(openDatabase(settingsWith({ DATABASE_URL: pooled }))).rejects.toMatchObject({
      name: 'CannotStart',
      message: expect.stringContaining('set DATABASE_DIRECT_URL'),
    });
  },
);

test.skipIf(isMissing)(
  'nor where the direct address leads through the pooler, or to another database',
  async () => {
    const { pooled } = await openHouse({ mode: 'transaction', dropped: DROPPED });
    const other = await makeDatabase();
    onTestFinished(() => other.drop());
    const openAt = (url: string) =>
      openDatabase(settingsWith({ DATABASE_URL: pooled, DATABASE_DIRECT_URL: url }));
    await expect(openAt(pooled)).rejects.toThrow('DATABASE_DIRECT_URL leads through a pooler');
    await expect(openAt(plain(other.url))).rejects.toThrow('lead to two databases');
  },
);

test.skipIf(isMissing)('a connection that has lost its keys later is not used', async () => {
  const { keyed, through } = await openHouse({ mode: 'session', dropped: DROPPED });
  const db = openDb(through(keyed));
  onTestFinished(() => db.close());
  await expect(db.sql`select 1`).rejects.toMatchObject({
    code: 'CONNECTION_LOST',
    message: expect.stringMatching(/has lost .*lock_timeout, marigold\.ledger_keys, statement_timeout/),
  });
});

test('the direct address alone is no setting', () => {
  expect(() => settingsWith({ DATABASE_DIRECT_URL: 'postgres://u@h/x' })).toThrow('set both');
});
