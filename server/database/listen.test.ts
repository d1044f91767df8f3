import { expect, onTestFinished, test, vi } from 'vitest';
import { openProxy } from '#tests/database-proxy.ts';
import { createWorld } from '#tests/world.ts';
import { log } from '../plumbing/log.ts';
import { listen } from './listen.ts';

test('a connection that has gone silent is given up, and who listened learns that something was missed', async () => {
  await using world = await createWorld();
  await using proxy = await openProxy(world.url);
  const warn = vi.spyOn(log, 'warn').mockReturnValue(undefined);
  onTestFinished(() => warn.mockRestore());
  const heard: string[] = [];
  const ears = { hear: (payload: string) => heard.push(payload), missed: () => heard.push('(missed)') };
  const stop = await listen(proxy.url, 'news', ears, { askedEveryMs: 50, answeredWithinMs: 300 });

  proxy.mute();
  await world.db.sql`select pg_notify('news', 'unheard')`;
  // It has been given up, and no other can be had.
  await expect
    .poll(() => warn.mock.calls.map(([message]) => message))
    .toContain('notifications of news cannot be received');
  proxy.speak();

  await expect.poll(() => heard).toContain('(missed)');
  await world.db.sql`select pg_notify('news', 'after')`;
  await expect.poll(() => heard.at(-1)).toBe('after');
  await stop();
});
