// The process of the leagues, as the house meets it: over its socket, killed, and in another time.
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import * as z from 'zod/mini';
import { FeedMessage } from '#contract/feed/messages.ts';
import { makeDataFolder } from '#tests/data-folder.ts';
import { startLeagues } from './start-leagues.ts';

test('the process: only for whoever has its key; killed, it is back at its address with the same matches', async () => {
  using folder = makeDataFolder();
  const leagues = await startLeagues(folder.path);
  try {
    await expect(listen(leagues.url, 'wrong')).rejects.toThrow('401');
    const before = await listen(leagues.url, leagues.key);
    const pid = leagues.pid();
    process.kill(pid, 'SIGKILL');
    await expect.poll(() => leagues.pid()).not.toBe(pid);
    const after = await expect
      .poll(() => listen(leagues.url, leagues.key).catch(() => null))
      .not.toBeNull()
      .then(() => listen(leagues.url, leagues.key));
    const ahead = (all: readonly FeedMessage[]) =>
      all.flatMap((message) =>
        message.type === 'snapshot' && !message.is_begun ? [`${message.event} ${message.commit}`] : [],
      );
    const kept = new Set(ahead(before));
    expect(ahead(after).filter((match) => kept.has(match)).length).toBeGreaterThan(500);
    // A tester who moves the house's time finds matches of that time. By the next to begin: how far ahead the last one
    // lies depends on where a league is in its season.
    leagues.shift(2 * 3_600_000);
    const soonest = (all: readonly FeedMessage[]) =>
      Math.min(
        ...all.flatMap((message) =>
          message.type === 'snapshot' && message.runners === undefined && !message.is_begun
            ? [Date.parse(message.starts_at)]
            : [],
        ),
      );
    await expect
      .poll(() => listen(leagues.url, leagues.key).then(soonest, () => 0))
      .toBeGreaterThan(soonest(after) + 3_600_000);
    expect(before.every((message) => message.type !== 'snapshot' || message.league.is_virtual)).toBe(true);
  } finally {
    await leagues.close();
  }
});

/** All that it says until it has told how everything stands. */
async function listen(url: string, key: string): Promise<FeedMessage[]> {
  const socket = new WebSocket(url, { headers: { authorization: `Bearer ${key}` } });
  const heard: FeedMessage[] = [];
  try {
    await new Promise<void>((resolve, reject) => {
      socket.on('error', reject);
      socket.on('message', (raw) => {
        const message = z.parse(FeedMessage, JSON.parse(String(raw)));
        heard.push(message);
        if (message.type === 'hello') socket.send(JSON.stringify({ type: 'recover', since: null, open: [] }));
        if (message.type === 'recovered') resolve();
      });
    });
  } finally {
    socket.terminate();
  }
  return heard;
}
