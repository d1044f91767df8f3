// PostgreSQL's own load tool: what the database gives to a client that does nothing else.
import { execFile } from 'node:child_process';
import { accessSync, constants, globSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { connect } from '#server/database/connect.ts';
import { Skipped } from './measurement.ts';
import type { Pace } from './pace.ts';
import { quantile } from './spread.ts';

/** With more it only gets slower: every client is a process of the database. */
export const CLIENTS_MAX = Math.max(16, 4 * availableParallelism());

export interface Pgbench {
  program: string;
  url: string;
  /** Its scripts and logs lie here. */
  folder: string;
}

export function findPgbench(env: NodeJS.ProcessEnv = process.env): string {
  const onPath = (env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, 'pgbench'));
  const byVersion = (a: string, b: string) => b.localeCompare(a, 'en', { numeric: true });
  const found = [...onPath, ...globSync('/usr/lib/postgresql/*/bin/pgbench').toSorted(byVersion)].find(
    canRun,
  );
  if (found === undefined)
    throw new Skipped(
      'pgbench gives the limit and was not found; it comes with PostgreSQL (on Debian: postgresql).',
    );
  return found;
}

export interface Run {
  script: string;
  clients: number;
  seconds: number;
  /** What the script finds set when a client begins. */
  variables?: Readonly<Record<string, number>>;
}

/** Every client repeats the script over a connection of its own, with statements prepared once, as our driver does. */
export async function runPgbench(
  { program, url, folder }: Pgbench,
  { script, clients, seconds, variables = {} }: Run,
): Promise<Pace> {
  const file = join(folder, 'script.sql');
  await writeFile(file, script);
  const args = ['-n', '-M', 'prepared', '-c', clients, '-j', Math.min(clients, 2), '-T', seconds, '-f', file];
  const set = Object.entries(variables).flatMap(([name, value]) => ['-D', `${name}=${value}`]);
  const log = ['-l', '--log-prefix', join(folder, 'log')];
  const { stdout } = await promisify(execFile)(program, [...args.map(String), ...set, ...log, url], {
    cwd: folder,
  });

  const perSecond = Number(/^tps = ([\d.]+)/m.exec(stdout)?.[1]);
  if (!(perSecond > 0)) throw new Error(`pgbench did not say how fast it was:\n${stdout}`);
  return { perSecond, p99Ms: quantile(await takeLogs(folder), 0.99) };
}

/** Takes longer than the product lets a statement take. Else it would begin by itself, in the midst of a round. */
export async function vacuum(url: string): Promise<void> {
  const { run, close } = await connect(url);
  await run('vacuum analyze').finally(close);
}

/** Milliseconds a transaction, from the logs; the third word of a line is its time in microseconds. */
async function takeLogs(folder: string): Promise<number[]> {
  const logs = (await readdir(folder))
    .filter((name) => name.startsWith('log.'))
    .map((name) => join(folder, name));
  const texts = await Promise.all(logs.map((log) => readFile(log, 'utf8')));
  await Promise.all(logs.map((log) => rm(log)));
  return texts.flatMap((text) => text.trimEnd().split('\n')).map((line) => Number(line.split(' ')[2]) / 1000);
}

function canRun(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
