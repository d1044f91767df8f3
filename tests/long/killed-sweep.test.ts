// @module-tag long
// The same as server/jobs/killed-sweep.test.ts, at the pace of production.
import { expect, test } from 'vitest';
import { jobPace } from '#server/jobs/job-runner.ts';
import { sweepAfterKill } from '../killed-sweep.ts';

test('a server killed in mid-sweep leaves the sweep to the next, within a minute', async () => {
  expect(await sweepAfterKill(jobPace, async () => undefined)).toBeLessThan(60_000);
});
