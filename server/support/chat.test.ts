// The live chat as the server knows it: which one is on, and what was said in it.
import { expect, vi } from 'vitest';
import { openDoorsIn, test } from '#tests/doors.ts';
import { withCms } from '#tests/settings.ts';
import { log } from '../plumbing/log.ts';

const jivo = { chat: 'jivoSite', jivoSite: { widget_id: 'abc' }, freshChat: { token: 'secret', host: 'x' } };

test('support.getsettings names the chat that is on, and what it is set up with, and no other (S3-R180, S3-R181)', async ({
  world,
}) => {
  await using doors = await openDoorsIn(world, { content: withCms('support', jivo) });
  const { result } = await doors.ask('support.getsettings');
  expect(result).toMatchObject({ chat: 'jivoSite', jivoSite: { widget_id: 'abc' } });
  expect(result).not.toHaveProperty('freshChat');
});

test('as it is deployed there is none, and it says so', async ({ doors }) => {
  expect((await doors.ask('support.getsettings')).result.chat).toBeNull();
});

test.for([
  { chat: 'freshChat', freshChat: { token: 'a', host: 'javascript:alert(1)' } },
  { chat: 'verbox' },
  { chat: 'nobody knows this one' },
])('%j leaves the page of support whole', async (settings, { world }) => {
  using warned = vi.spyOn(log, 'warn').mockReturnValue();
  await using doors = await openDoorsIn(world, { content: withCms('support', settings) });
  const { status, result } = await doors.ask('support.getsettings');
  expect(status).toBe(200);
  expect(Object.keys(result).toSorted()).toEqual(['chat', 'contacts']);
  expect(warned.mock.calls.length).toBe(settings.chat.includes(' ') ? 0 : 1);
});

const said = { event: 'sent', message_id: 'm-1', text: 'Where is my deposit?' };

test('chatEvents.storeChatEvent keeps what a player said, once, and nothing of a guest (S7-R059)', async ({
  doors,
}) => {
  expect((await doors.send('chatEvents.storeChatEvent', said)).status).toBe(401);
  const player = await doors.player();
  const session = await doors.signIn(player);
  for (const name of ['chatEvents', 'chat', 'events'])
    expect((await doors.send(`${name}.storeChatEvent`, said, session)).result).toBe(1);
  const kept = await doors.product.db.sql`
    select event, message_id, text from chat_event where player_id = ${player.id}`;
  expect(kept).toEqual([said]);
});

test.for([{ event: 'thought' }, { message_id: '' }, { text: 'x'.repeat(2_001) }])(
  '%j is refused, and nothing is kept',
  async (wrong, { doors }) => {
    const player = await doors.player();
    const fields = { ...said, ...wrong };
    expect((await doors.send('chatEvents.storeChatEvent', fields, await doors.signIn(player))).status).toBe(
      400,
    );
    expect(await doors.product.db.sql`select 1 from chat_event where player_id = ${player.id}`).toEqual([]);
  },
);
