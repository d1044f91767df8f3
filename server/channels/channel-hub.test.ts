// Followers are given all of it once and then what changes, whatever is lost, late or too slow.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ChannelHub, type Follower } from './channel-hub.ts';
import type { ChannelState } from './channels.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const EVERY_MS = 100;

function openHub(kept: Record<string, ChannelState>) {
  const reads: string[] = [];
  const hub = new ChannelHub({
    async read(name) {
      reads.push(name);
      return structuredClone(kept[name] ?? { version: 0, data: {} });
    },
    versions: async (names) => new Map(names.map((name) => [name, kept[name]?.version ?? 0])),
    everyMs: () => EVERY_MS,
  });
  return { hub, reads, pass: () => vi.advanceTimersByTimeAsync(EVERY_MS) };
}

function openFollower() {
  const heard: unknown[] = [];
  const follower: Follower & { backlog: number } = {
    backlog: 0,
    send: (frame) => void heard.push(JSON.parse(frame.toString())),
  };
  return { follower, heard };
}

test('whoever follows is given all of it, and then what changes, many changes as one', async () => {
  const { hub, pass } = openHub({ odds: { version: 7, data: { a: 1, b: 2 } } });
  const { follower, heard } = openFollower();
  await hub.follow('odds', follower);
  hub.hear({ channel: 'odds', version: 8, patch: { a: 3 } });
  hub.hear({ channel: 'odds', version: 9, patch: { a: 4, b: null } });
  await pass();
  hub.hear({ channel: 'odds', version: 10, patch: { c: 5 } });
  await pass();
  expect(heard).toEqual([
    { channel: 'odds', version: 7, data: { a: 1, b: 2 } },
    { channel: 'odds', from: 7, version: 9, patch: { a: 4, b: null } },
    { channel: 'odds', from: 9, version: 10, patch: { c: 5 } },
  ]);
});

test('it is read once for all who begin to follow at the same moment, and no longer held when the last has left', async () => {
  const { hub, reads } = openHub({});
  const followers = [openFollower(), openFollower()];
  await Promise.all(followers.map(({ follower }) => hub.follow('odds', follower)));
  expect(reads).toEqual(['odds']);
  for (const { follower } of followers) hub.leave('odds', follower);
  hub.hear({ channel: 'odds', version: 1, patch: { a: 1 } });
  expect(hub.followersOf('odds')).toBe(0);
  await hub.follow('odds', followers[0]!.follower);
  expect(reads).toEqual(['odds', 'odds']);
});

test('after a gap everyone is given all of it', async () => {
  const kept = { odds: { version: 1, data: { a: 1 } as Record<string, unknown> } };
  const { hub, pass } = openHub(kept);
  const { follower, heard } = openFollower();
  await hub.follow('odds', follower);
  kept.odds = { version: 4, data: { a: 4 } };
  hub.hear({ channel: 'odds', version: 4, patch: { a: 4 } });
  await pass();
  expect(heard).toEqual([
    { channel: 'odds', version: 1, data: { a: 1 } },
    { channel: 'odds', version: 4, data: { a: 4 } },
  ]);
});

test('a change that nobody told is found at the next look', async () => {
  const kept = { odds: { version: 1, data: { a: 1 } as Record<string, unknown> } };
  const { hub } = openHub(kept);
  const { follower, heard } = openFollower();
  await hub.follow('odds', follower);
  await hub.look();
  expect(heard).toHaveLength(1);
  kept.odds = { version: 2, data: { a: 2 } };
  await hub.look();
  expect(heard.at(-1)).toEqual({ channel: 'odds', version: 2, data: { a: 2 } });
});

test('one who does not keep up is left out, and then given all of it; the others hear every change', async () => {
  const { hub, pass } = openHub({});
  const [slow, quick] = [openFollower(), openFollower()];
  for (const { follower } of [slow, quick]) await hub.follow('odds', follower);
  slow.follower.backlog = 1_000_000;
  for (const version of [1, 2, 3]) {
    hub.hear({ channel: 'odds', version, patch: { a: version } });
    await pass();
  }
  expect(slow.heard).toHaveLength(1);
  expect(quick.heard).toHaveLength(4);
  slow.follower.backlog = 0;
  hub.hear({ channel: 'odds', version: 4, patch: { b: 1 } });
  await pass();
  expect(slow.heard.at(-1)).toEqual({ channel: 'odds', version: 4, data: { a: 3, b: 1 } });
  expect(slow.heard).toHaveLength(2);
});

test('whoever begins to follow between two tellings misses nothing', async () => {
  const { hub, pass } = openHub({});
  const [early, late] = [openFollower(), openFollower()];
  await hub.follow('odds', early.follower);
  hub.hear({ channel: 'odds', version: 1, patch: { a: 1 } });
  await hub.follow('odds', late.follower);
  expect(late.heard).toEqual([{ channel: 'odds', version: 1, data: { a: 1 } }]);
  await pass();
  // It says the same again, which changes nothing.
  expect(late.heard.at(-1)).toEqual({ channel: 'odds', from: 0, version: 1, patch: { a: 1 } });
});
