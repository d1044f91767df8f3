// bench/last.json: the newest figures of every measurement, each with the machine and the moment it was taken on.
import { readFile, writeFile } from 'node:fs/promises';
import { cpus, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';
import { systemClock } from '#server/plumbing/clock.ts';
import type { Figure } from './figure.ts';

const file = join(import.meta.dirname, 'last.json');

interface Entry {
  at: string;
  machine: Machine;
  figures: Figure[];
}

type Report = Record<string, Entry>;

interface Machine {
  system: string;
  node: string;
  cores: number;
  memoryGb: number;
  /** How busy it was with other things, as processes waiting for a core: the more, the wider the spreads. */
  loadBefore: number;
}

export const lookAround = (): Machine => ({
  system: `${process.platform} ${process.arch}`,
  node: process.version,
  cores: cpus().length,
  memoryGb: Math.round(totalmem() / 2 ** 30),
  loadBefore: loadavg()[0]!,
});

/** What was not measured now stays as it was. */
export async function keep(name: string, machine: Machine, figures: Figure[]): Promise<void> {
  const report: Report = JSON.parse(await readFile(file, 'utf8').catch(() => '{}'));
  report[name] = { at: systemClock.now().toISOString(), machine, figures };
  await writeFile(file, `${JSON.stringify(report, shorten, 2)}\n`);
}

/** Five digits are more than any of these figures knows. */
const shorten = (_key: string, value: unknown) =>
  typeof value === 'number' ? Number(value.toPrecision(5)) : value;
