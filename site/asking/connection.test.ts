import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createBackoff } from './backoff.ts';
import { createConnection, type Reach } from './connection.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A connection whose network and server are in the test's hands. */
function play({ hasNetwork = true, isThere = true } = {}) {
  const world = { hasNetwork, isThere };
  const knock = vi.fn(async () => world.isThere);
  const connection = createConnection({
    hasNetwork: () => world.hasNetwork,
    knock,
    waits: createBackoff(1_000, 30_000, () => 1),
  });
  const seen: Reach[] = [];
  connection.reach.watch(() => seen.push(connection.reach.get()));
  return { world, knock, connection, seen };
}

test('what fails without a network is done once there is one, and nobody is asked until then', async () => {
  const { world, knock, connection, seen } = play({ hasNetwork: false });
  const work = vi.fn(async () => {
    if (!world.hasNetwork) throw new Error('lost');
    return 'done';
  });
  const carried = connection.carry(work);
  await vi.advanceTimersByTimeAsync(100_000);
  expect(work).toHaveBeenCalledOnce();
  expect(knock).not.toHaveBeenCalled();
  expect(seen).toEqual(['offline']);

  world.hasNetwork = true;
  await connection.look();
  await expect(carried).resolves.toBe('done');
  expect(seen).toEqual(['offline', 'there']);
});

test('a server that is away is looked for by itself, later each time, and its return is noticed', async () => {
  const { world, knock, connection, seen } = play({ isThere: false });
  const carried = connection.carry(async () => {
    if (!world.isThere) throw new Error('lost');
    return 'done';
  });
  await vi.advanceTimersByTimeAsync(0);
  for (const seconds of [1, 2, 4, 8, 16, 30, 30]) {
    const before = knock.mock.calls.length;
    await vi.advanceTimersByTimeAsync(seconds * 1_000 - 1);
    expect(knock).toHaveBeenCalledTimes(before);
    await vi.advanceTimersByTimeAsync(1);
    expect(knock).toHaveBeenCalledTimes(before + 1);
  }
  world.isThere = true;
  await vi.advanceTimersByTimeAsync(30_000);
  await expect(carried).resolves.toBe('done');
  expect(seen).toEqual(['away', 'there']);
  const knocks = knock.mock.calls.length;
  await vi.advanceTimersByTimeAsync(100_000);
  expect(knock).toHaveBeenCalledTimes(knocks);
});

test('what fails twice while the server is there fails; the first time it may have been away', async () => {
  const { connection, seen } = play();
  const bug = vi.fn(() => Promise.reject(new Error('a bug')));
  await expect(connection.carry(bug)).rejects.toThrow('a bug');
  expect(bug).toHaveBeenCalledTimes(2);
  expect(seen).toEqual([]);

  const lost = vi.fn(async () => 'done').mockRejectedValueOnce(new Error('lost'));
  await expect(connection.carry(lost)).resolves.toBe('done');
});

test('many who lose an answer in one moment knock once', async () => {
  const { knock, connection } = play();
  await Promise.all(Array.from({ length: 20 }, connection.look));
  expect(knock).toHaveBeenCalledOnce();
});

test('of many browsers hardly two come back in the same moment, and none later than the bound', () => {
  const waits = Array.from({ length: 200 }, () => {
    const one = createBackoff(4_000, 60_000);
    return Array.from({ length: 8 }, () => one.next());
  });
  const firsts = waits.map(([first]) => first!);
  expect(Math.min(...firsts)).toBeLessThan(2_500);
  expect(Math.max(...firsts)).toBeGreaterThan(3_500);
  expect(Math.max(...waits.flat())).toBeLessThanOrEqual(60_000);
});
