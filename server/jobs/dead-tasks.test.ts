import { expect, onTestFinished, test, vi } from 'vitest';
import { note } from '#tests/tasks.ts';
import { createWorld } from '#tests/world.ts';
import { log } from '../plumbing/log.ts';
import { createMetrics } from '../plumbing/metrics.ts';
import { runTasks } from './run-tasks.ts';
import { schedule } from './tasks.ts';

test('what waits and what was given up is told as metrics, and each that dies in the log', async () => {
  await using world = await createWorld();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const warn = vi.spyOn(log, 'warn').mockReturnValue(undefined);
  onTestFinished(() => {
    vi.useRealTimers();
    warn.mockRestore();
  });
  const clock = { now: () => new Date('2026-03-01T12:00:00Z') };
  await world.db.atomically((tx) => schedule(tx, note, { text: 'old' }, new Date('2026-02-01T12:00:00Z')));
  await world.db.atomically((tx) => schedule(tx, note, { text: 'waits' }, new Date('2026-03-01T11:59:00Z')));
  await world.db.atomically((tx) => schedule(tx, note, { text: 'later' }, new Date('2026-03-01T12:01:00Z')));
  const metrics = createMetrics();
  // Nobody here does any of them.
  const running = runTasks({ db: world.db, clock, metrics }, []);

  vi.advanceTimersByTime(10_000);
  await expect.poll(() => metrics.registry.metrics()).toContain('marigold_tasks_dead{task="test.note"} 1');
  const told = await metrics.registry.metrics();
  expect(told).toContain('marigold_tasks_waiting{task="test.note"} 1');
  expect(told).toContain('marigold_task_lag_seconds{task="test.note"} 60');
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    'a task was given up: see npm run tasks',
    expect.objectContaining({ task: 'test.note' }),
  );
  await running.close();
});
