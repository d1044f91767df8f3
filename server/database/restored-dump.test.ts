// A dump of one PostgreSQL, restored into another of a later version: everything goes on by itself.
import { expect, test } from 'vitest';
import { cents } from '#rules/money.ts';
import { makeDataFolder } from '#tests/data-folder.ts';
import { dumpInto, findInstalled, NO_POSTGRES, startInstalled } from '#tests/installed-postgres.ts';
import { makePlayer } from '#tests/player.ts';
import { readConfig } from '../config/config.ts';
import { recordFacts } from '../facts/facts.ts';
import { listLags } from '../facts/lag.ts';
import { readSome, replay } from '../facts/read-facts.ts';
import { openAnchors } from '../ledger/anchors.ts';
import { auditLedger } from '../ledger/audit.ts';
import { openDatabase } from '../open-database.ts';
import { dailyTotals, listTotals } from '../totals/daily-totals.ts';
import { connect } from './connect.ts';
import type { Db } from './db.ts';
import { startEmbedded } from './embedded.ts';

const programs = findInstalled();
const at = new Date('2026-03-01T12:00:00Z');
const day = '2026-03-01';
const keys = [Buffer.alloc(32, 'checkpoint')];

const openAt = (url: string) =>
  openDatabase(readConfig({ DATABASE_URL: url, SECRET: 'one secret of both servers, drawn once' }));

const signIn = (db: Db, playerId: number) =>
  db.atomically((tx) =>
    recordFacts(tx, [{ name: 'player.signed_in', playerId, at, data: { way: 'password' } }]),
  );

async function readAll(db: Db): Promise<number[]> {
  while ((await readSome(db, dailyTotals, 10))!.taken > 0);
  return (await listTotals(db.sql, day, day)).map(({ count }) => count);
}

/** So that its numbers are far above those of a cluster that has only loaded the dump. */
async function useNumbers(url: string): Promise<void> {
  const { run, close } = await connect(url);
  await run('do $$ begin for n in 1 .. 50000 loop perform pg_current_xact_id(); commit; end loop; end $$');
  await close();
}

test.skipIf(programs === undefined)(
  `a dump that is restored into another PostgreSQL goes on by itself${programs === undefined ? ` (${NO_POSTGRES})` : ''}`,
  async () => {
    using checkpoints = makeDataFolder();
    using data = makeDataFolder();
    using source = startInstalled(programs!);
    await useNumbers(source.url);
    const first = await openAt(source.url);
    const { id } = await makePlayer(first.db, { balances: { main: cents(100) } });
    await signIn(first.db, id);
    expect(await readAll(first.db)).toEqual([1]);
    await openAnchors({ db: first.db, folder: checkpoints.path, keys }).anchor(at);
    await signIn(first.db, id);
    await first.close();

    const target = await startEmbedded({ dataDir: data.path, isDurable: false });
    dumpInto(programs!, source.url, target.url);
    const second = await openAt(target.url);
    await signIn(second.db, id);
    expect(await listLags(second.db.sql, at)).toMatchObject([{ reader: 'daily-totals', facts: 2 }]);
    expect(await readAll(second.db)).toEqual([3]);
    expect(await listLags(second.db.sql, at)).toMatchObject([{ facts: 0 }]);
    await second.db.atomically((tx) => replay(tx, dailyTotals));
    expect(await readAll(second.db)).toEqual([3]);

    const later = await makePlayer(second.db, { balances: { main: cents(200) } });
    const anchors = openAnchors({ db: second.db, folder: checkpoints.path, keys });
    await anchors.anchor(at);
    expect(await anchors.compare()).toEqual([]);
    expect(await auditLedger(second.db.sql)).toEqual([]);
    await second.db.atomically(async ({ sql }) => {
      await sql`alter table ledger_entry disable trigger user`;
      await sql`update ledger_entry set reason = 'bonus.granted' where player_id = ${later.id}`;
      await sql`delete from ledger_entry where player_id = ${later.id}`;
      await sql`alter table ledger_entry enable trigger user`;
    });
    expect((await anchors.compare()).length, 'what was recorded since has a checkpoint too').toBeGreaterThan(
      0,
    );
    await second.close();
    await target.close();
  },
);

test.skipIf(programs === undefined)(
  `a dump that is restored into the same PostgreSQL does not look like changed rules${programs === undefined ? ` (${NO_POSTGRES})` : ''}`,
  async () => {
    using checkpoints = makeDataFolder();
    using source = startInstalled(programs!);
    using target = startInstalled(programs!);
    const first = await openAt(source.url);
    await openAnchors({ db: first.db, folder: checkpoints.path, keys }).anchor(at);
    await first.close();
    dumpInto(programs!, source.url, target.url);
    const second = await openAt(target.url);
    expect(await openAnchors({ db: second.db, folder: checkpoints.path, keys }).compare()).toEqual([]);
    await second.close();
  },
);
