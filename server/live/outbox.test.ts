import { setImmediate as turn } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { cents } from '#rules/money.ts';
import { createWorld } from '#tests/world.ts';
import { type Db, openDb } from '../database/db.ts';
import type { Bus, BusMessage } from './bus.ts';
import { startSender, tell } from './outbox.ts';
import { openProcessBus } from './process.ts';

const numbered = (n: number) => ({ name: 'auth.session_ended', data: { session: String(n) } }) as const;
const tellNumber = (db: Db, playerId: number, n: number) =>
  db.atomically((tx) => tell(tx, playerId, numbered(n)));

/** What arrived for a player, in order. */
const numbersFor = (heard: BusMessage[], playerId: number) =>
  heard.flatMap((message) =>
    'to' in message && message.to === playerId
      ? [Number((message.event.data as { session: string }).session)]
      : [],
  );

function listenTo(bus: Bus): BusMessage[] {
  const heard: BusMessage[] = [];
  bus.subscribe((message) => heard.push(message));
  return heard;
}

test('what a transaction tells goes out when it commits, written as the wire has it', async () => {
  await using world = await createWorld();
  const bus = openProcessBus();
  const heard = listenTo(bus);
  const sender = startSender(world.db, bus);
  const anna = await world.player();
  const of = (amount: number) => ({ amount: cents(amount), currency: 'EUR' as const });
  const data = {
    balance_main: of(1250),
    balance_bonus: of(0),
    balance_betting_bonus: of(1),
    balance_fun: of(0),
  };

  await world.db.atomically(async (tx) => {
    await tell(tx, anna.id, { name: 'account.balance_updated', data });
    expect(heard).toEqual([]);
  });
  await sender.close();

  const wire = (amount: number) => ({ amount, currency: 'EUR' });
  expect(heard).toEqual([
    {
      to: anna.id,
      event: {
        name: 'account.balance_updated',
        data: {
          balance_main: wire(12.5),
          balance_bonus: wire(0),
          balance_betting_bonus: wire(0.01),
          balance_fun: wire(0),
        },
      },
    },
  ]);
  expect(await world.db.sql`select id from live_outbox`).toEqual([]);
});

test('what a transaction told before it failed is never heard', async () => {
  await using world = await createWorld();
  const bus = openProcessBus();
  const heard = listenTo(bus);
  const sender = startSender(world.db, bus);

  const failed = world.db.atomically(async (tx) => {
    await tell(tx, 1, numbered(1));
    throw new Error('changed my mind');
  });
  await expect(failed).rejects.toThrow('changed my mind');
  await sender.sweep();
  await sender.close();

  expect(heard).toEqual([]);
});

test('two servers send for the same players, and every player hears everything in order', async () => {
  await using world = await createWorld();
  const second = openDb(world.url);
  const published: BusMessage[] = [];
  const slowBus: Bus = {
    ...openProcessBus(),
    async publish(...messages) {
      // Hands the turn around, so that a sender that could overtake would.
      for (const message of messages) {
        await turn();
        published.push(message);
      }
    },
  };
  const senders = [startSender(world.db, slowBus), startSender(second, slowBus)];
  const players = [1, 2, 3, 4, 5];
  const count = 60;

  await Promise.all(
    players.map(async (player) => {
      for (let n = 0; n < count; n += 1) await tellNumber(n % 2 === 0 ? world.db : second, player, n);
    }),
  );
  await Promise.all(senders.map((sender) => sender.sweep()));
  await Promise.all(senders.map((sender) => sender.close()));
  await second.close();

  const inOrder = Array.from({ length: count }, (_, n) => n);
  for (const player of players) expect(numbersFor(published, player)).toEqual(inOrder);
});

test('what the bus refuses stays, keeps its place, and is sent once the bus is back', async () => {
  await using world = await createWorld();
  const bus = openProcessBus();
  const heard = listenTo(bus);
  let isBroken = true;
  const flakyBus: Bus = {
    ...bus,
    publish: (...messages) => (isBroken ? Promise.reject(new Error('no bus')) : bus.publish(...messages)),
  };
  const sender = startSender(world.db, flakyBus);

  await tellNumber(world.db, 1, 1);
  await expect(sender.sweep()).rejects.toThrow('no bus');
  await tellNumber(world.db, 1, 2);
  isBroken = false;

  await expect.poll(() => numbersFor(heard, 1), { timeout: 5_000 }).toEqual([1, 2]);
  await sender.close();
});

test('what a server published but could not strike off is published again, never lost', async () => {
  await using world = await createWorld();
  const dying = openDb(world.url);
  const bus = openProcessBus();
  const heard = listenTo(bus);
  const fatalBus: Bus = {
    ...bus,
    async publish(...messages) {
      await bus.publish(...messages);
      throw new Error('the server died here');
    },
  };
  const first = startSender(dying, fatalBus);
  await tellNumber(dying, 1, 1);
  await expect.poll(() => numbersFor(heard, 1)).toContain(1);
  await first.close();
  await dying.close();
  const before = heard.length;

  const next = startSender(world.db, bus);
  await next.sweep();
  await next.close();

  expect(numbersFor(heard.slice(before), 1)).toEqual([1]);
  expect(await world.db.sql`select id from live_outbox`).toEqual([]);
});

test('what a server that died left unsent is sent by the next one to start', async () => {
  await using world = await createWorld();
  await tellNumber(world.db, 7, 1);

  const bus = openProcessBus();
  const heard = listenTo(bus);
  const sender = startSender(world.db, bus);
  await sender.close();

  expect(numbersFor(heard, 7)).toEqual([1]);
});

test('a sender that was closed while its bus was broken does not try again', async () => {
  await using world = await createWorld();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const publish = vi.fn().mockRejectedValue(new Error('no bus'));
    const sender = startSender(world.db, { ...openProcessBus(), publish });
    await Promise.all([1, 2, 3].map((n) => tellNumber(world.db, 1, n)));
    await expect(sender.sweep()).rejects.toThrow('no bus');
    await sender.close();
    const ask = vi.spyOn(world.db, 'atomically');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(ask).not.toHaveBeenCalled();
  } finally {
    vi.useRealTimers();
  }
});
