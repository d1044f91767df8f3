// Two servers on one database serve one player as one would.
import { expect, test } from 'vitest';
import { cents } from '#rules/money.ts';
import { openDoorsOn } from '#tests/doors.ts';
import { createLittleSite } from '#tests/little-site.ts';
import { listenLive } from '#tests/live-listener.ts';
import { createWorld } from '#tests/world.ts';
import { openPostgresBus } from './postgres.ts';

async function openTwo() {
  await using undo = new AsyncDisposableStack();
  const world = undo.use(await createWorld());
  const [siteA, siteB] = [createLittleSite(), createLittleSite()];
  const a = undo.use(await openDoorsOn(world.url, openPostgresBus, { site: siteA }));
  const b = undo.use(await openDoorsOn(world.url, openPostgresBus, { site: siteB }));
  const parts = undo.move();
  return { world, a, b, siteA, siteB, [Symbol.asyncDispose]: () => parts.disposeAsync() };
}

const token = async (
  server: { ask: Awaited<ReturnType<typeof openDoorsOn>>['ask'] },
  session: { cookie: string },
) => (await server.ask('account.getToken', {}, session)).result.token as string;

test('a session begun on one is a session on the other', async () => {
  await using two = await openTwo();
  const anna = await two.world.player({ balances: { main: cents(500) } });
  const session = await two.a.signIn(anna);
  expect((await two.b.ask('account.getBalance', {}, session)).result.balance_main.amount).toBe(5);
});

test('a balance changed through one is heard on a socket of the other', async () => {
  await using two = await openTwo();
  const anna = await two.world.player();
  const session = await two.a.signIn(anna);
  const live = await listenLive(await two.b.listen(), { token: await token(two.b, session) });

  await two.a.post('/__sandbox/money', {
    player: String(anna.id),
    amount: '7',
    pocket: 'main',
    direction: 'give',
  });
  expect(await live.next()).toMatchObject({ data: { balance_main: { amount: 7 } } });
});

test('a ticket drawn on one and spent on the other is spent on both', async () => {
  await using two = await openTwo();
  const session = await two.a.signIn(await two.world.player());
  const ticket = await token(two.a, session);
  const { socket } = await listenLive(await two.b.listen(), { token: ticket });
  await expect(listenLive(await two.a.listen(), { token: ticket })).rejects.toBe(401);
  socket.close();
});

test('signing out on one closes the socket on the other, without waiting for its heartbeat', async () => {
  await using two = await openTwo();
  const session = await two.a.signIn(await two.world.player());
  const live = await listenLive(await two.b.listen(), { token: await token(two.b, session) });
  const begun = performance.now();

  await two.a.ask('auth.logout', {}, { ...session, 'x-csrf': '1' });
  expect(await live.closed).toBe(4001);
  expect(performance.now() - begun).toBeLessThan(10_000);
  expect((await two.b.ask('account.getBalance', {}, session)).status).toBe(401);
});

test('a switch turned on one is turned on both, and drops the finished pages of both', async () => {
  await using two = await openTwo();
  await two.b.get('/');
  const heard = new Promise<void>((resolve) => {
    two.b.product.news.onChange((topics) => topics.includes('switches') && resolve());
  });
  await two.a.post('/__sandbox/maintenance', { state: 'disabled' });
  await heard;

  expect((await two.b.get('/')).statusCode).toBe(503);
  expect(two.siteB.renders.length).toBe(2);
});
