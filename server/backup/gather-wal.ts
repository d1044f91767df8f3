// The WAL from a base backup on, as far as it goes without a gap: what was archived, and what the data folder still has.
import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { walFolder } from '../database/archive.ts';
import { CannotStart } from '../plumbing/cannot-start.ts';
import type { Manifest } from './backup-folder.ts';
import { faultOf, listWal, numberOf, systemOf, type Wal } from './wal.ts';

export interface Gathered {
  /** From the folder of a data folder that is still there: the archive has not got it yet. */
  live: readonly Wal[];
  last: Wal;
  /** Why it goes no further, though there is more; null: it goes to its end. */
  gap: string | null;
}

export async function gatherWal(
  { system, firstWal, lastWal }: Manifest,
  backupFolder: string,
  cluster: string,
): Promise<Gathered> {
  const archived = listWal(walFolder(backupFolder)).filter(({ number }) => number >= numberOf(firstWal));
  const live = await listLive(cluster, system, archived);
  const all = [...archived, ...live].toSorted((a, b) => a.number - b.number);
  let last: Wal | undefined;
  let gap: string | null = null;
  for (const wal of all) {
    gap = nextTo(wal, last?.number ?? numberOf(firstWal) - 1) ?? (await faultIn(wal, system));
    if (gap !== null) break;
    last = wal;
  }
  if (last === undefined || last.number < numberOf(lastWal))
    throw new CannotStart(`This backup cannot be opened: ${gap ?? `the WAL file ${lastWal} is missing`}.`);
  return { live: live.filter(({ number }) => number <= last.number), last, gap };
}

/** Two timelines may each have the same place. */
function nextTo({ name, number }: Wal, before: number): string | null {
  if (number <= before + 1) return null;
  return `the WAL file before ${name} is missing`;
}

async function faultIn(wal: Wal, system: string): Promise<string | null> {
  const fault = await faultOf(wal, system);
  return fault === null ? null : `the WAL file ${wal.name} ${fault}`;
}

/** Files kept there to be used again have names of what is yet to come, and say so inside. */
async function listLive(cluster: string, system: string, archived: readonly Wal[]): Promise<Wal[]> {
  if (!existsSync(join(cluster, 'global/pg_control')) || systemOf(cluster) !== system) return [];
  const known = new Set(archived.map(({ name }) => name));
  const live: Wal[] = [];
  for (const wal of listWal(join(cluster, 'pg_wal')))
    if (!known.has(wal.name) && (await faultOf(wal, system)) === null) live.push(wal);
  return live;
}

/** What only the old data folder has is laid into the restored one, to be archived from there. */
export function layWal(live: readonly Wal[], cluster: string): void {
  const folder = join(cluster, 'pg_wal');
  mkdirSync(join(folder, 'archive_status'), { recursive: true, mode: 0o700 });
  for (const { name, folder: from } of live) {
    copyFileSync(join(from, name), join(folder, name));
    writeFileSync(join(folder, 'archive_status', `${name}.ready`), '');
  }
}
