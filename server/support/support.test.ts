import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { openDoors, test } from '#tests/doors.ts';

const written = {
  email: 'vera@example.com',
  subject: 'My deposit',
  message: 'It left my bank on Monday,\nand is not here yet.',
};

const mailbox = 'support@marigold.example';

test('support.getsettings tells everybody where to write to (S7-R090)', async ({ doors }) => {
  expect((await doors.ask('support.getsettings')).result.contacts).toEqual({ email: mailbox });
});

test('support.sendFeedback reaches the mailbox, and whoever answers answers its writer (S7-R091)', async ({
  doors,
}) => {
  expect((await doors.send('support.sendFeedback', written)).result).toBe(1);
  const [letter] = await doors.product.db.sql<Record<string, string>>`
    select recipient, subject, text, reply_to from message_outbox order by id desc limit 1`;
  expect(letter).toMatchObject({ recipient: mailbox, reply_to: written.email });
  expect(letter!['subject']).toMatch(/^\[S-[0-9A-F]{8}\] My deposit$/);
  expect(letter!['text']).toContain(written.message);
  expect(letter!['text']).toContain('Not signed in');
});

test('the letter names the player, who may be blocked (S8-R031)', async ({ doors }) => {
  const player = await doors.player();
  const session = await doors.signIn(player);
  const { sql } = doors.product.db;
  const [row] = await sql<{ login: string }>`
    update player set status = 'banned' where id = ${player.id} returning login`;
  expect((await doors.send('support.sendFeedback', written, session)).result).toBe(1);
  const [letter] = await sql<{ text: string }>`select text from message_outbox order by id desc limit 1`;
  expect(letter!.text).toContain(`Player: ${row!.login} (banned)`);
  expect(await sql`select player_id from feedback where player_id = ${player.id}`).toEqual([
    { player_id: player.id },
  ]);
});

test.for([
  [{ email: 'vera' }, { email: ['email'] }],
  [{ subject: '' }, { subject: ['required'] }],
  [{ message: 'hello' }, { message: ['min_length'] }],
  [{ subject: 'two\r\nBcc: all@example.com' }, { subject: ['format'] }],
] as const)('%j is refused, and nothing is kept', async ([wrong, problems], { doors }) => {
  const email = `${randomUUID()}@example.com`;
  const { error } = await doors.send('support.sendFeedback', { ...written, email, ...wrong });
  expect(error.invalid_parameters).toEqual(problems);
  expect(await doors.product.db.sql`select 1 from feedback where email = ${email}`).toEqual([]);
});

test('one address sends five an hour', async () => {
  await using doors = await openDoors({ env: { LIMIT_FACTOR: '1' } });
  for (let sent = 0; sent < 5; sent += 1)
    expect((await doors.send('support.sendFeedback', written)).result).toBe(1);
  expect((await doors.send('support.sendFeedback', written)).status).toBe(429);
});
