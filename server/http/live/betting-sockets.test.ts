// Events over real sockets: prices, pauses and incidents reach whoever has the page open, on any server.
import { expect, test } from 'vitest';
import { makeEvent, makeLeague } from '#tests/book.ts';
import { openDoorsOn } from '#tests/doors.ts';
import { type LiveListener, listenLive } from '#tests/live-listener.ts';
import { sharing } from '#tests/sharing.ts';
import { createWorld } from '#tests/world.ts';
import { tellEvents } from '../../book/tell-events.ts';
import { changeTrading } from '../../book/trading.ts';
import { openPostgresBus } from '../../live/postgres.ts';
import { systemClock } from '../../plumbing/clock.ts';

const follow = ({ socket }: LiveListener, ...names: string[]) =>
  socket.send(JSON.stringify({ follow: names }));

// biome-ignore lint/suspicious/noExplicitAny: a test looks into whatever the server really said
type Entries = Record<string, any>;

interface Told {
  channel: string;
  from?: number;
  version: number;
  data?: Entries;
  patch?: Entries;
}
const next = async (listener: LiveListener) => (await listener.next()) as unknown as Told;

async function openHouse() {
  const undo = new AsyncDisposableStack();
  const world = undo.use(await createWorld());
  const [here, there] = [
    undo.use(await openDoorsOn(world.url, openPostgresBus)),
    undo.use(await openDoorsOn(world.url, openPostgresBus)),
  ];
  const { db, bus, clock } = here.product;
  return {
    ...{ here, there, sql: world.db.sql },
    trade: (id: number, change: Parameters<typeof changeTrading>[3]) =>
      db.atomically((tx) => changeTrading(tx, bus, id, change, clock.now())),
    /** What a producer's incident does. */
    goal: (id: number) =>
      db.atomically(async (tx) => {
        await tx.sql`
          update event set moment = moment + 1, version = version + 1,
            incidents = incidents || jsonb_build_object('type', 'goal', 'side', 'home', 'step', moment)
          where id = ${id}`;
        await tellEvents(tx, bus, [id], clock.now());
      }),
    /** As the goal above, but nobody says so. */
    silent: (id: number) => db.sql`
      update event set pause = 'review', version = version + 1 where id = ${id}`,
    [Symbol.asyncDispose]: () => undo.disposeAsync(),
  };
}

const live = {
  status: 'live',
  starts_at: new Date(systemClock.now().getTime() - 600_000),
  moment: 10,
} as const;

test('two followers on two servers are told how a match stands, and then what changes', async () => {
  await using house = await openHouse();
  const { id } = await makeEvent(house.sql, live);
  const name = `betting.event.${id}`;
  const guests = [
    await listenLive(await house.here.listen(), {}),
    await listenLive(await house.there.listen(), {}),
  ];
  for (const guest of guests) {
    follow(guest, name);
    const { version, data } = await next(guest);
    expect([version, data!['state']]).toEqual([
      1,
      expect.objectContaining({ status: 'live', score: { home: 0, away: 0 } }),
    ]);
    expect(data!['m:result']).toMatchObject({ code: 'result', pause: null });
  }
  await house.goal(id);
  for (const guest of guests) {
    const { from, version, patch } = await next(guest);
    expect([from, version]).toEqual([1, 2]);
    expect(patch).toMatchObject({
      state: { score: { home: 1, away: 0 } },
      'i:0': { type: 'goal', side: 'home' },
      'm:next-goal|goal=1': null,
      'm:next-goal|goal=2': { params: { goal: 2 } },
    });
  }
});

test('a market that a trader closes is closed on open pages within a second, and nothing else is told', async () => {
  await using house = await openHouse();
  const { id } = await makeEvent(house.sql, live);
  const guest = await listenLive(await house.there.listen(), {});
  follow(guest, `betting.event.${id}`);
  await next(guest);
  const begun = performance.now();
  await house.trade(id, (trading) => ({ ...trading, markets: { result: { is_paused: true } } }));
  const { patch } = await next(guest);
  expect(performance.now() - begun).toBeLessThan(1_000);
  expect(Object.keys(patch!).toSorted()).toEqual(['m:result', 'state']);
  expect(patch!['m:result']).toMatchObject({ pause: 'trader' });
});

test('before the start prices wait for each other, and a pause for nobody', async () => {
  await using house = await openHouse();
  const { id } = await makeEvent(house.sql);
  const guest = await listenLive(await house.here.listen(), {});
  follow(guest, `betting.event.${id}`);
  await next(guest);
  await house.trade(id, () => ({ margin: 2 }));
  expect((await next(guest)).patch!['m:result']).toMatchObject({ pause: null });
  await house.trade(id, () => ({ margin: 3 }));
  await house.trade(id, () => ({ margin: 3, pause: { reason: 'a test' } }));
  expect((await next(guest)).patch!['m:result']).toMatchObject({ pause: 'trader' });
});

test('a change of events makes pages of betting anew, and no others, once a second at the most', async () => {
  await using house = await openHouse();
  const { product } = house.here;
  const changed: unknown[] = [];
  product.news.onChange((topics) => changed.push(topics));
  for (let time = 0; time < 5; time += 1) await product.bus.publish({ events: [1], at: 0 });
  await expect.poll(() => changed.length).toBeGreaterThan(0);
  expect(changed.length).toBeLessThan(3);
  expect(new Set(changed.flat())).toEqual(new Set(['betting']));
});

test('many changes at once go as one, and what nobody told is found', async () => {
  await using house = await openHouse();
  const { id } = await makeEvent(house.sql, live);
  const guest = await listenLive(await house.here.listen(), {});
  follow(guest, `betting.event.${id}`);
  const first = await next(guest);
  for (let goal = 0; goal < 6; goal += 1) await house.goal(id);
  let told = await next(guest);
  const frames = [told];
  while (told.patch!['state'].score.home < 6) {
    told = await next(guest);
    frames.push(told);
  }
  expect(frames.length).toBeLessThan(5);
  expect(frames.map(({ from }) => from)).toEqual(
    [first, ...frames.slice(0, -1)].map(({ version }) => version),
  );
  await house.silent(id);
  expect((await next(guest)).patch!['state']).toMatchObject({ pause: 'review' });
});

test('the board has what is in play or about to begin, and lets go of what is over', async () => {
  await using house = await openHouse();
  const league = await makeLeague(house.sql);
  const playing = await makeEvent(house.sql, { ...live, league });
  const soon = await makeEvent(house.sql, {
    league,
    starts_at: new Date(systemClock.now().getTime() + 1_800_000),
  });
  await makeEvent(house.sql, { league, starts_at: new Date(systemClock.now().getTime() + 7_200_000) });
  const guest = await listenLive(await house.here.listen(), {});
  follow(guest, 'betting.board');
  const { data } = await next(guest);
  expect(Object.keys(data!).map(Number).toSorted()).toEqual([playing.id, soon.id].toSorted());
  await house.goal(playing.id);
  expect((await next(guest)).patch).toMatchObject({ [playing.id]: { state: { score: { home: 1 } } } });
  await house.sql`update event set status = 'ended', version = version + 1 where id = ${playing.id}`;
  expect((await next(guest)).patch).toEqual({ [playing.id]: null });
});

test('a follower that has found a gap asks again and is given all of it', async () => {
  await using house = await openHouse();
  const { id } = await makeEvent(house.sql, live);
  const name = `betting.event.${id}`;
  const guest = await listenLive(await house.here.listen(), {});
  follow(guest, name);
  await next(guest);
  await house.goal(id);
  await next(guest);
  follow(guest, name);
  const { version, data } = await next(guest);
  expect([version, data!['state']]).toEqual([2, expect.objectContaining({ score: { home: 1, away: 0 } })]);
});

test('a socket follows fifty events, and not one more', async () => {
  await using house = await openHouse();
  const league = await makeLeague(house.sql, { sport: 'darts' });
  const events = await Promise.all(Array.from({ length: 51 }, () => makeEvent(house.sql, { league })));
  const names = events.map(({ id }) => `betting.event.${id}`);
  const guest = await listenLive(await house.here.listen(), {});
  for (const from of [0, 20, 40]) follow(guest, ...names.slice(from, Math.min(from + 20, 50)));
  const heard = new Set<string>();
  while (heard.size < 50) heard.add((await next(guest)).channel);
  expect(heard).toEqual(new Set(names.slice(0, 50)));
  follow(guest, names[50]!);
  expect(await guest.closed).toBe(1008);
});

const inHouse = sharing(openHouse);

inHouse.for([
  'betting.event.',
  'betting.event.0',
  'betting.event.1e3',
  'betting.event.-1',
  'betting.events.1',
])('whoever asks for %s is shown out', async (name, { house }) => {
  const guest = await listenLive(await house.here.listen(), {});
  follow(guest, name);
  expect(await guest.closed).toBe(1008);
});
