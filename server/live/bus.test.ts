import { expect, test, vi } from 'vitest';
import { makeDatabase } from '#tests/database.ts';
import { openDb } from '../database/db.ts';
import { type Bus, type BusMessage, openBus } from './bus.ts';

vi.setConfig({ testTimeout: 30_000 });

/** Two servers' ends of one bus, and a way to cut the second one off for a moment. */
interface Pair {
  near: Bus;
  far: Bus;
  cut(): Promise<void>;
  /** Says something on it that none of us would say. */
  shout(text: string): Promise<void>;
  close(): Promise<void>;
}

const kinds: Record<string, () => Promise<Pair>> = {
  async postgres() {
    const { url, drop } = await makeDatabase();
    const [here, there] = [openDb(url), openDb(url)];
    return {
      near: await openBus('postgres', here),
      far: await openBus('postgres', there),
      async cut() {
        await here.sql`
          select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and query ilike 'listen %'`;
      },
      async shout(text) {
        await here.sql`select pg_notify('bus', ${text})`;
      },
      async close() {
        await Promise.all([here.close(), there.close()]);
        await drop();
      },
    };
  },
};

function listenTo(bus: Bus): BusMessage[] {
  const heard: BusMessage[] = [];
  bus.subscribe((message) => heard.push(message));
  return heard;
}

const to = (player: number, data: unknown): BusMessage => ({
  to: player,
  event: { name: 'account.balance_updated', data },
});

test.for(Object.keys(kinds))('%s: what one server publishes every server hears, in order', async (kind) => {
  const pair = await kinds[kind]!();
  const [heardNear, heardFar] = [listenTo(pair.near), listenTo(pair.far)];
  const messages = Array.from({ length: 200 }, (_, n) => to(n % 3, n));

  for (let n = 0; n < messages.length; n += 20) await pair.near.publish(...messages.slice(n, n + 20));

  await expect.poll(() => heardFar.length).toBe(200);
  await expect.poll(() => heardNear.length).toBe(200);
  expect(heardFar).toEqual(messages);
  expect(heardNear).toEqual(messages);
  await pair.close();
});

test.for(Object.keys(kinds))(
  '%s: a long message in any script arrives whole, and equal ones each arrive',
  async (kind) => {
    const pair = await kinds[kind]!();
    const heard = listenTo(pair.far);
    const long = to(1, 'Жизнь — игра 🎲 ķ\n'.repeat(3_000));

    await pair.near.publish({ changed: ['games'] }, { changed: ['games'] }, long, long);

    await expect.poll(() => heard.length).toBe(4);
    expect(heard).toEqual([{ changed: ['games'] }, { changed: ['games'] }, long, long]);
    await pair.close();
  },
);

test.for(Object.keys(kinds))(
  '%s: who was cut off is told that something may be missed, and hears again',
  async (kind) => {
    const pair = await kinds[kind]!();
    const heard = listenTo(pair.far);

    await pair.cut();
    await expect.poll(() => heard, { timeout: 10_000 }).toContainEqual({ missed: true });
    // The near end was cut off too, and refuses until it is back.
    await expect
      .poll(() =>
        pair.near.publish(to(1, 'after')).then(
          () => 'taken',
          () => 'refused',
        ),
      )
      .toBe('taken');

    await expect.poll(() => heard).toContainEqual(to(1, 'after'));
    await pair.close();
  },
);

test.for(Object.keys(kinds))('%s: what cannot be read ends nothing, and the rest is heard', async (kind) => {
  const pair = await kinds[kind]!();
  const heard = listenTo(pair.far);

  for (const text of ['x', '{', 'id 1/1 {', 'id 2/1 "', '\u2028']) await pair.shout(text);
  await pair.near.publish(to(1, 'after'));

  await expect.poll(() => heard).toEqual([to(1, 'after')]);
  await pair.close();
});

test('in one process, whoever listens hears, and one that fails does not keep it from the rest', async () => {
  const bus = await openBus('process', openDb('postgres://nobody@localhost/unused'));
  bus.subscribe(() => {
    throw new Error('a deaf one');
  });
  const heard = listenTo(bus);
  const quitter: BusMessage[] = [];
  const leave = bus.subscribe((message) => quitter.push(message));

  await bus.publish({ changed: ['content'] });
  leave();
  await bus.publish({ changed: ['games'] });

  expect(heard).toEqual([{ changed: ['content'] }, { changed: ['games'] }]);
  expect(quitter).toEqual([{ changed: ['content'] }]);
});
