// Reads the names of folders until its owner is gone; then it ends every PostgreSQL in them and removes them.
import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { findPostmaster, isAlive } from '../server/database/postmaster.ts';

/** A process that the owner had just started may make its database a moment later. */
const LATE_MS = 5_000;
const LOOK_EVERY_MS = 100;

const folders: string[] = [];
for await (const folder of createInterface({ input: process.stdin })) folders.push(folder);

const end = performance.now() + LATE_MS;
while (performance.now() < end) {
  for (const folder of folders) if (existsSync(folder)) await clear(folder);
  await pause(LOOK_EVERY_MS);
}

async function clear(folder: string): Promise<void> {
  // Under another name, so that no server finds it and starts its database again.
  const gone = `${folder}.gone-${process.pid}`;
  renameSync(folder, gone);
  for (const cluster of clustersIn(gone)) await endAtOnce(cluster);
  rmSync(gone, { recursive: true, force: true, maxRetries: 5 });
}

function clustersIn(folder: string): string[] {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return paths
    .filter((path) => basename(path) === 'postmaster.pid')
    .map((path) => join(folder, dirname(path)));
}

/** Nobody will miss what it has not written. */
async function endAtOnce(cluster: string): Promise<void> {
  const pid = findPostmaster(cluster)?.pid;
  if (pid === undefined) return;
  process.kill(pid, 'SIGQUIT');
  while (isAlive(pid)) await pause(LOOK_EVERY_MS / 10);
}
