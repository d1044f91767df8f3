// What happens where the ledger's checkpoints cannot be written.
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cents } from '#rules/money.ts';
import { openDoors } from '#tests/doors.ts';
import { makeThrowawayFolder } from '#tests/throwaway-folder.ts';
import { CannotStart } from '../plumbing/cannot-start.ts';
import { type Anchors, openAnchors } from './anchors.ts';
import { requireCheckpointFolder, watchCheckpoints } from './checkpoint-folder.ts';

test('a folder that cannot be written stops the start with a sentence that names it', async () => {
  using folder = makeThrowawayFolder('marigold-checkpoints-');
  await requireCheckpointFolder(join(folder.path, 'made/for/it'));
  // A file stands where the folder should be; root may write anywhere else.
  const taken = join(folder.path, 'made/for/it/ledger-anchors.jsonl');
  await expect(requireCheckpointFolder(taken)).rejects.toThrow(CannotStart);
  await expect(requireCheckpointFolder(taken)).rejects.toThrow(taken);
  await expect(requireCheckpointFolder(taken)).rejects.toThrow('ANCHOR_DIR');
});

test('a server is not ready while its checkpoints fail, and is again when they are written', async () => {
  using folder = makeThrowawayFolder('marigold-checkpoints-');
  await using doors = await openDoors();
  const { product } = doors;
  await doors.player({ balances: { main: cents(10_00) } });
  const anchors = watchCheckpoints(
    openAnchors({ db: product.db, folder: folder.path, keys: [Buffer.alloc(32, 'ledger')] }),
    (isFailing) => {
      product.areCheckpointsFailing = isFailing;
    },
  );
  const file = join(folder.path, 'ledger-anchors.jsonl');
  mkdirSync(file);
  await expect(anchors.anchor(product.clock.now())).rejects.toThrow();
  const failing = await doors.get('/readyz');
  expect([failing.statusCode, failing.json().trouble]).toEqual([503, 'ledger checkpoints cannot be written']);
  expect(failing.body).not.toContain(folder.path);

  rmSync(file, { recursive: true });
  await Promise.all([anchors.anchor(product.clock.now()), anchors.anchor(product.clock.now())]);
  expect((await doors.get('/readyz')).statusCode).toBe(200);
  expect(await anchors.compare()).toEqual([]);
});

test('a checkpoint that a database outage prevents is not reported as a trouble of the folder', async () => {
  const reports: boolean[] = [];
  const errors: (Error | null)[] = [
    Object.assign(new Error('connection refused'), { code: 'ECONNREFUSED' }),
    Object.assign(new Error('no space left'), { code: 'ENOSPC' }),
    null,
  ];
  const anchor = async () => {
    const error = errors.shift();
    if (error) throw error;
  };
  const anchors = watchCheckpoints({ anchor } as unknown as Anchors, (isFailing) => reports.push(isFailing));
  const now = new Date(0);
  await expect(anchors.anchor(now)).rejects.toThrow('connection refused');
  await expect(anchors.anchor(now)).rejects.toThrow('no space left');
  expect(reports).toEqual([true]);
  await anchors.anchor(now);
  await expect.poll(() => reports).toEqual([true, false]);
});
