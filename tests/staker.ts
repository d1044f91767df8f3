// A process that asks for many stakes of one player at once, when it is told to, and says on stdout what became of each.
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { cents } from '#rules/money.ts';
import { openDb } from '#server/database/db.ts';
import { house, pocket } from '#server/ledger/accounts.ts';
import { type Entry, record } from '#server/ledger/record.ts';
import { entryBatch } from './entry-batch.ts';

const { values } = parseArgs({
  options: {
    url: { type: 'string' },
    player: { type: 'string' },
    stakes: { type: 'string' },
    batch: { type: 'boolean', default: false },
  },
});
const db = openDb(values.url!, { poolSize: 25 });
const write = values.batch
  ? (entry: Entry) => entryBatch(db).take(entry)
  : (entry: Entry) => db.atomically((tx) => record(tx, entry));

await db.sql`select 1`;
process.stdout.write('ready\n');
await once(process.stdin, 'data');

const outcomes = await Promise.all(
  Array.from({ length: Number(values.stakes) }, (_, n) =>
    write(stake(`staker:${process.pid}:${n}`)).then(
      ({ outcome }) => outcome,
      (error: Error) => error.name,
    ),
  ),
);
for (const outcome of outcomes) process.stdout.write(`${outcome}\n`);
await db.close();
process.exit(0);

function stake(key: string): Entry {
  const purse = pocket(Number(values.player), 'main');
  return {
    key,
    reason: 'round.staked',
    moves: [{ from: purse, to: house('games'), amount: cents(100), currency: 'USD' }],
  };
}
