// What begins and ends by itself is served anew at that moment: no page is kept past it.
import { expect, test } from 'vitest';
import { edit, thing } from '#tests/content-store.ts';
import { openDoors } from '#tests/doors.ts';
import { createLittleSite } from '#tests/little-site.ts';
import { runTasks } from '../jobs/run-tasks.ts';
import { contentTurned } from './tell-change.ts';

const HOUR_MS = 3_600_000;

test('a page of later is there when its time has come, and pages made before are made anew', async () => {
  const site = createLittleSite();
  await using doors = await openDoors({ hasStore: true, site });
  const { product } = doors;
  const later = new Date(product.clock.now().getTime() + 2 * HOUR_MS).toISOString();
  const words = { title: 'Spring', description: '', intro: '', sections: [] };
  await edit(product.db, [
    thing('page', 'spring', { slug: 'spring', image: '', from: later, until: null }),
    { kind: 'page', name: 'spring', locale: 'en', value: words },
  ]);
  await expect.poll(() => product.content.revision).toBe(1);
  const page = async () => (await doors.ask('content.getPage', { slug: 'spring' })).result;
  expect(await page()).toBeNull();
  await doors.get('/spring');

  await using undo = new AsyncDisposableStack();
  const tasks = runTasks(product, [contentTurned(product)]);
  undo.defer(() => tasks.close());
  await doors.post('/__sandbox/time', { hours: '3' });
  await expect.poll(() => product.content.revision).toBe(2);
  expect(await page()).toMatchObject({ title: 'Spring' });
  await doors.get('/spring');
  expect(site.renders.length).toBe(2);
});
