// Shutting oneself out.
import { expect } from 'vitest';
import { exclusionPeriods } from '#rules/self-exclusion.ts';
import { type openDoors, test } from '#tests/doors.ts';
import { factsOf } from '#tests/facts.ts';
import { listenLive } from '#tests/live-listener.ts';

type Doors = Pick<Awaited<ReturnType<typeof openDoors>>, 'send' | 'product' | 'player' | 'signIn'>;

const password = 'parole-1-parole';

async function exclude(doors: Doors, login: string, period: string) {
  const player = await doors.player({ login, password, contact: 'confirmed' });
  const who = await doors.signIn(player);
  const answer = await doors.send('account.setSelfExclusion', { period }, who);
  return { player, who, answer };
}

test('it begins at once: every session ends, its sockets close, and no news are sent any more', async ({
  doors,
}) => {
  const player = await doors.player({ login: 'enough@example.com', contact: 'confirmed' });
  const [here, there] = [await doors.signIn(player), await doors.signIn(player)];
  await doors.send('account.changeSubscription', { contact: 'enough@example.com', subscription: '1' }, here);
  const { token } = (await doors.ask('account.getToken', {}, there)).result;
  const socket = await listenLive(await doors.listen(), { token });

  const answer = await doors.send('account.setSelfExclusion', { period: '7_days' }, here);
  expect(answer).toMatchObject({ status: 200, result: 1, cookie: 'sid=' });
  expect(await socket.closed).toBe(4001);
  for (const who of [here, there]) expect((await doors.ask('account.getInfo', {}, who)).result.uid).toBe(0);
  const [row] = await doors.product.db.sql`
    select from player join contact on player.id = player_id
    where player.id = ${player.id} and not player.is_subscribed and not contact.is_subscribed`;
  expect(row).toBeDefined();
  const data = { until: expect.stringMatching(/^\d{4}-/) };
  expect(await factsOf(doors.product.db, player.id)).toEqual([{ name: 'player.excluded', data }]);
});

test.for(exclusionPeriods)('for %s nobody signs in, and is told until when', async (period, { doors }) => {
  const login = `${period}@example.com`;
  await exclude(doors, login, period);
  const { status, error } = await doors.send('auth.login', { login, password });
  expect(status).toBe(401);
  expect(error.type).toBe('AuthorizationException');
  const { self_exclusion_until: until } = error.error_data;
  if (period === 'permanent') expect(until).toBeNull();
  else expect(new Date(until).getTime()).toBeGreaterThan(doors.product.clock.now().getTime());
});

test('only the right password learns of it', async ({ doors }) => {
  await exclude(doors, 'quiet@example.com', '1_day');
  const { error } = await doors.send('auth.login', { login: 'quiet@example.com', password: 'not-the-one' });
  expect(error).not.toHaveProperty('error_data');
});

test('the longest counts, and a shorter one takes nothing back', async ({ doors }) => {
  const { player, answer } = await exclude(doors, 'longest@example.com', 'permanent');
  expect(answer.status).toBe(200);
  await doors.send('account.setSelfExclusion', { period: '1_day' }, await doors.signIn(player));
  const { error } = await doors.send('auth.login', { login: 'longest@example.com', password });
  expect(error.error_data.self_exclusion_until).toBeNull();
});

test('when it is over the account is open, and remembers (account.getSelfExclusion)', async ({ doors }) => {
  const login = 'back@example.com';
  const { player } = await exclude(doors, login, '1_day');
  await doors.product.db.sql`
    update self_exclusion set ends_at = ${doors.product.clock.now()} where player_id = ${player.id}`;
  expect((await doors.send('auth.login', { login, password })).status).toBe(200);

  const who = await doors.signIn(player);
  const { result } = await doors.ask('account.getSelfExclusion', {}, who);
  expect(result.periods).toEqual([...exclusionPeriods]);
  expect(result.last).toMatchObject({
    period: '1_day',
    set_at: expect.any(String),
    ends_at: expect.any(String),
  });

  const never = await doors.signIn(await doors.player());
  expect((await doors.ask('account.getSelfExclusion', {}, never)).result.last).toBeNull();
});

test('a period that is none is refused (account.setSelfExclusion)', async ({ doors }) => {
  const who = await doors.signIn(await doors.player());
  for (const period of ['', '0_days', 'forever', '1_day,permanent'])
    expect((await doors.send('account.setSelfExclusion', { period }, who)).status).toBe(400);
  expect((await doors.ask('account.getInfo', {}, who)).result.uid).toBeGreaterThan(0);
});
