// npm run facts: every reader of facts and how far behind it is. npm run facts -- replay <reader>: it forgets what it has
// made of them, and reads all of them again. npm run facts -- retire <reader>: one that is in no release any more.
import { join } from 'node:path';
import { Vault } from '../at-rest/vault.ts';
import { readConfig } from '../config/config.ts';
import { readContent } from '../content/content.ts';
import { listLags } from '../facts/lag.ts';
import { replay, retire } from '../facts/read-facts.ts';
import { openProcessBus } from '../live/process.ts';
import { CannotStart } from '../plumbing/cannot-start.ts';
import { systemClock } from '../plumbing/clock.ts';
import { readersOf } from '../readers.ts';
import { withBooks } from './with-books.ts';

/** Nothing is told, counted or sealed from here. */
const config = readConfig(process.env);
const content = readContent(config.contentDir ?? join(import.meta.dirname, '../../content'));
const vault = new Vault([{ id: 'none', key: Buffer.alloc(32) }], Buffer.alloc(32));
const readers = readersOf({ bus: openProcessBus(), clock: systemClock, config, content, vault });
const isRead = (name: string) => readers.some((one) => one.name === name);
const [verb = 'list', name = ''] = process.argv.slice(2);

await withBooks(async ({ db }) => {
  if (verb === 'replay') {
    const reader = readers.find((one) => one.name === name);
    if (reader === undefined)
      throw new CannotStart(
        `There is no reader ${name}. There are: ${readers.map((one) => one.name).join(', ')}.`,
      );
    await db.atomically((tx) => replay(tx, reader));
    console.log(`${name} reads all facts again, from the first on.`);
    return;
  }
  if (verb === 'retire') {
    if (isRead(name)) throw new CannotStart(`This release still reads for ${name}.`);
    if (!(await db.atomically((tx) => retire(tx, name))))
      throw new CannotStart(`There is no reader ${name}.`);
    console.log(`${name} is forgotten, and holds up no facts any more.`);
    return;
  }
  if (verb !== 'list') throw new CannotStart('npm run facts, or npm run facts -- replay|retire <reader>');
  for (const { reader, facts, seconds, trouble } of await listLags(db.sql, systemClock.now()))
    console.log(
      [
        reader,
        `${facts} facts behind`,
        `${Math.round(seconds)} s`,
        ...(trouble === '' ? [] : [trouble]),
        ...(isRead(reader) ? [] : [`not read by this release: npm run facts -- retire ${reader}`]),
      ].join(' · '),
    );
});
