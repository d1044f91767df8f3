// A process that does nothing but take stakes, on an embedded database, and says on stdout which ones it was told are
// recorded. Tests kill it, or the database under it.
import { parseArgs } from 'node:util';
import { cents } from '#rules/money.ts';
import { house, outside, pocket } from '#server/ledger/accounts.ts';
import { type Entry, record } from '#server/ledger/record.ts';
import { openDatabase } from '#server/open-database.ts';
import { entryBatch } from './entry-batch.ts';
import { makePlayer } from './player.ts';

const LANES = 8;
const { values } = parseArgs({
  options: { data: { type: 'string' }, batch: { type: 'boolean', default: false } },
});
const { db } = await openDatabase({ databaseUrl: null, dataDir: values.data!, poolSize: LANES });
const write = values.batch
  ? (entry: Entry) => entryBatch(db).take(entry)
  : (entry: Entry) => db.atomically((tx) => record(tx, entry));

await Promise.all(Array.from({ length: LANES }, (_, lane) => play(lane)));

async function play(lane: number): Promise<never> {
  const { id } = await makePlayer(db);
  const currency = 'USD' as const;
  for (let n = 0; ; n += 1) {
    const key = `writer:${process.pid}:${lane}:${n}`;
    const moves = [
      { from: outside('card'), to: pocket(id, 'main'), amount: cents(3), currency },
      { from: pocket(id, 'main'), to: house('games'), amount: cents(2), currency },
    ];
    await untilDone(() => write({ key, reason: 'round.staked', moves }));
    process.stdout.write(`${key}\n`);
  }
}

/** While the database is away nothing is known, so the same fact is told again until it is. */
async function untilDone(work: () => Promise<unknown>): Promise<void> {
  for (;;) {
    try {
      return void (await work());
    } catch {
      await new Promise((resolve) => setImmediate(resolve));
    }
  }
}
