// What a line of the anchors speaks of, and what it does not.
import { appendFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { createRaid, keys, now } from '#tests/anchored-books.ts';
import { movePayment, type PaymentRow } from '../cashier/payments.ts';
import { log } from '../plumbing/log.ts';
import { readLines } from './anchor-file.ts';
import { openAnchors } from './anchors.ts';
import { record } from './record.ts';

test('every step of every payment removed is found', async () => {
  await using world = await createRaid();
  await world.raid((sql) => sql`delete from payment_step`);
  expect((await world.rules()).join()).toMatch(/anchored: \d steps, now 0$/);
});

test('lines are counted, each goes on where the one before it ended, and the database knows the last', async () => {
  await using world = await createRaid();
  await world.play('stake:5');
  const later = new Date(now.getTime() + 60_000);
  await expect
    .poll(async () => {
      await world.anchors.anchor(later);
      return (await readLines(world.file)).at(-1)!.at;
    })
    .toBe(later.toISOString());
  const lines = await readLines(world.file);
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.map(({ n }) => n)).toEqual(lines.map((_, at) => at + 1));
  expect(lines.map(({ from }) => from)).toEqual([0, ...lines.slice(0, -1).map(({ until }) => until)]);

  writeFileSync(world.file, `${JSON.stringify(lines[0])}\n`);
  expect((await world.anchors.compare()).map(({ subject }) => subject)).toEqual([
    `anchor ${lines.length} of ${later.toISOString()}`,
  ]);
});

test('what is still being recorded when an anchor is made stands in a later one', async () => {
  await using world = await createRaid();
  await world.db.atomically(async (tx) => {
    await record(tx, world.stake(world.boris.id, 'open'));
    const [deposit] = await tx.sql<PaymentRow>`select * from payment order by id limit 1`;
    await movePayment(tx, deposit!, 'review', { now });
    await world.play('meanwhile');
    await world.anchors.anchor(now);
    expect(await world.rules()).toEqual([]);
  });
  await world.anchorAll();
  expect(await world.rules()).toEqual([]);
});

test('what was recorded before there were anchors stands in the first, whose folder is made for it', async () => {
  await using world = await createRaid();
  await world.raid(
    (sql) => sql`update ledger_entry set tx = null where player_id = ${world.boris.id}`,
    (sql) => sql`update payment_step set tx = null where number = 1`,
  );
  const warn = vi.spyOn(log, 'warn').mockReturnValue(undefined);
  const folder = join(dirname(world.file), 'a', 'new', 'folder');
  const anchors = openAnchors({ db: world.db, folder, keys });
  expect(await anchors.compare(), 'nothing was anchored').toEqual([]);
  await anchors.anchor(now);
  await world.play('stake:5');
  const countLines = () =>
    readFileSync(join(folder, 'ledger-anchors.jsonl'), 'utf8').trim().split('\n').length;
  await expect
    .poll(async () => {
      await anchors.anchor(now);
      return countLines();
    })
    .toBeGreaterThan(1);

  expect(await anchors.compare()).toEqual([]);
  const rotated = openAnchors({ db: world.db, folder, keys: [Buffer.alloc(32, 'new'), ...keys] });
  expect(await rotated.compare(), 'an older key still counts').toEqual([]);
  warn.mockRestore();
});

test('a line is checked as it was signed once, and one that a crash cut off is none', async () => {
  await using world = await createRaid();
  const nothing = '{"count":0,"digest":"e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"}';
  const mac = 'c10e8b12edd1e71709817bc0b37c128bea8d1fccc3b20a9bb84b142d178f8637';
  writeFileSync(
    world.file,
    `{"n":1,"at":"2026-03-01T12:00:00.000Z","from":0,"until":1,"entries":${nothing},"steps":${nothing},"previous":"","mac":"${mac}"}\n`,
  );
  expect(await world.rules()).toEqual([]);
  appendFileSync(world.file, '{"n":2,"at"');
  expect(await world.rules()).toEqual([]);

  rmSync(world.file);
  mkdirSync(world.file);
  await expect(world.anchors.compare(), 'what cannot be read is not taken for clean').rejects.toThrow();
});
