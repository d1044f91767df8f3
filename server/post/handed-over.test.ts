// Letters that waited when tasks came: they keep their attempts and the moment of the next.
import { expect, test } from 'vitest';
import { makeDatabase } from '#tests/database.ts';
import { connect } from '../database/connect.ts';
import { migrate } from '../database/migrate.ts';
import { readMigrations } from '../database/schema-files.ts';

test('letters that wait are handed over to tasks, each once, and none that was sent or is too old', async () => {
  const { url, drop } = await makeDatabase();
  const migrations = readMigrations();
  const at = migrations.findIndex(({ name }) => name.endsWith('-tasks.sql'));
  await migrate(url, { migrations: migrations.slice(0, at), routines: [] });
  const { sql, close } = await connect(url);
  await sql`
    insert into message_outbox (recipient, channel, text, written_at, attempts, try_at, sent_at) values
      ('new', 'email', '', now() - interval '1 minute', 0, null, null),
      ('tried', 'sms', '', now() - interval '1 hour', 3, now() + interval '1 hour', null),
      ('sent', 'sms', '', now(), 1, now(), now()),
      ('old', 'email', '', now() - interval '25 hours', 7, now(), null)`;
  await migrate(url, { migrations: migrations.slice(0, at + 1), routines: [] });
  expect(
    await sql`
      select recipient, task.name, attempts, due_at > now() as waits, ends_at = written_at + interval '1 day' as lasts
      from task join message_outbox as letter on letter.id = (payload->>'letter')::bigint order by task.id`,
  ).toEqual([
    { recipient: 'new', name: 'letter.email', attempts: 0, waits: false, lasts: true },
    { recipient: 'tried', name: 'letter.sms', attempts: 3, waits: true, lasts: true },
  ]);
  await close();
  await drop();
});
