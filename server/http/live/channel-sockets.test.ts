// Channels over real sockets: a guest on one server and a player on another follow what changes on either.
import { expect } from 'vitest';
import { openDoorsOn } from '#tests/doors.ts';
import { type LiveListener, listenLive } from '#tests/live-listener.ts';
import { sharing } from '#tests/sharing.ts';
import { createWorld, test } from '#tests/world.ts';
import { changeChannel } from '../../channels/channels.ts';
import { openPostgresBus } from '../../live/postgres.ts';

const CHANNEL = 'cashier.payout_times';
const follow = ({ socket }: LiveListener, ...names: string[]) =>
  socket.send(JSON.stringify({ follow: names }));

async function openHouse() {
  const undo = new AsyncDisposableStack();
  const world = undo.use(await createWorld());
  const [here, there] = [
    undo.use(await openDoorsOn(world.url, openPostgresBus)),
    undo.use(await openDoorsOn(world.url, openPostgresBus)),
  ];
  const change = (seconds: number) => {
    const time = { method: 'card', paid: 20, median_seconds: seconds, p90_seconds: seconds };
    const { db, bus, clock } = here.product;
    return db.atomically((tx) => changeChannel(tx, bus, CHANNEL, { card: time }, clock.now()));
  };
  return { ...world, here, there, change, [Symbol.asyncDispose]: () => undo.disposeAsync() };
}

const card = (seconds: number) => ({
  card: { method: 'card', paid: 20, median_seconds: seconds, p90_seconds: seconds },
});

test('a guest and a player on two servers are told how it stands, and what changes', async () => {
  await using house = await openHouse();
  const { here, there } = house;
  await house.change(60);
  const guest = await listenLive(await there.listen(), {});
  const { token } = (await here.ask('account.getToken', {}, await here.signIn(await house.player()))).result;
  const player = await listenLive(await here.listen(), { token });
  for (const listener of [guest, player]) {
    follow(listener, CHANNEL);
    expect(await listener.next()).toEqual({ channel: CHANNEL, version: 1, data: card(60) });
  }
  await house.change(90);
  for (const listener of [guest, player])
    expect(await listener.next()).toEqual({ channel: CHANNEL, from: 1, version: 2, patch: card(90) });
});

test('a guest who leaves a channel is told nothing more of it', async () => {
  await using house = await openHouse();
  const origin = await house.here.listen();
  const [gone, other] = [await listenLive(origin, {}), await listenLive(origin, {})];
  for (const listener of [gone, other]) {
    follow(listener, CHANNEL);
    await listener.next();
  }
  gone.socket.send(JSON.stringify({ leave: [CHANNEL] }));
  follow(gone, CHANNEL);
  expect(await gone.next(), 'all of it, for it begins anew').toMatchObject({ version: 0, data: {} });
  gone.socket.send(JSON.stringify({ leave: [CHANNEL] }));
  await house.change(60);
  expect(await other.next()).toMatchObject({ version: 1 });
  follow(gone, CHANNEL);
  expect(await gone.next(), 'no change before it').toMatchObject({ version: 1, data: card(60) });
});

const inHouse = sharing(openHouse);

inHouse.for([
  ['a channel there is not', '{"follow":["cashier.secrets"]}'],
  ['more at once than a page shows', JSON.stringify({ follow: Array(21).fill(CHANNEL) })],
  ['something else', '{"hello":true}'],
  ['no JSON', 'follow me'],
] as const)('whoever asks for %s is shown out', async ([, word], { house }) => {
  const guest = await listenLive(await house.here.listen(), {});
  guest.socket.send(word);
  expect(await guest.closed).toBe(1008);
});

test('of two hundred and one guests behind one address the first is shown out', async () => {
  await using house = await openHouse();
  const origin = await house.here.listen();
  const first = await listenLive(origin, {});
  const others = await Promise.all(Array.from({ length: 200 }, () => listenLive(origin, {})));
  expect(await first.closed).toBe(1008);
  expect(others.filter(({ socket }) => socket.readyState !== socket.OPEN)).toEqual([]);
  for (const { socket } of others) socket.terminate();
});
