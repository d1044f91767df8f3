import { expect, test, vi } from 'vitest';
import { sweepAfterKill } from '#tests/killed-sweep.ts';
import { jobPace } from './job-runner.ts';

vi.setConfig({ testTimeout: 120_000 });

test('a server killed in mid-sweep leaves the sweep to the next', async () => {
  const quick = { ...jobPace, lookEvery: 1, againAfter: 0, askEvery: 0.5 };
  await sweepAfterKill(quick, async ({ product: { db } }) => {
    const ago = `${jobPace.aliveWithin} seconds`;
    const aged = await db.sql`
      update pgboss.job set heartbeat_on = heartbeat_on - ${ago}::interval where state = 'active' returning id`;
    expect(aged).toHaveLength(1);
  });
});

test('a dead server is seen to within a minute', () => {
  const { aliveWithin, lookEvery, againAfter, askEvery } = jobPace;
  // One look may just have missed it.
  expect(aliveWithin + 2 * lookEvery + againAfter + askEvery).toBeLessThan(60);
});
