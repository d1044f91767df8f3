// What came of the mutants of each file. Kept in .cache after every file, so that `--again` tries only the survivors, and
// with `--keep` in figures.json, for everyone to see.
import { hash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { posix } from 'node:path';
import type { CodeSource } from '../tidy/sources.ts';
import type { Mutant } from './mutant.ts';
import { keyOf } from './sample.ts';

export interface Figures {
  all: number;
  killed: number;
  /** Of the killed: those whose test had to be ended, because it hung. */
  byTime: number;
}

interface Remembered extends Figures {
  /** Of the file's text: when it has changed, nothing remembered of it counts. */
  digest: string;
  survivors: string[];
}

const REMEMBERED_FILE = '.cache/mutants.json';
const KEPT_FILE = 'tools/mutants/figures.json';

export class Memory {
  readonly #files: Record<string, Remembered> = read(REMEMBERED_FILE);

  /** What survived last time, or null when the file is not the one that was tried. */
  survivorsOf({ path, text }: CodeSource): ReadonlySet<string> | null {
    const known = this.#files[path];
    return known?.digest === digestOf(text) ? new Set(known.survivors) : null;
  }

  byTimeOf = ({ path }: CodeSource): number => this.#files[path]?.byTime ?? 0;

  note({ path, text }: CodeSource, survivors: readonly Mutant[], figures: Figures): void {
    this.#files[path] = { ...figures, digest: digestOf(text), survivors: survivors.map(keyOf) };
    mkdirSync(posix.dirname(REMEMBERED_FILE), { recursive: true });
    write(REMEMBERED_FILE, this.#files);
  }
}

const digestOf = (text: string) => hash('sha256', text, 'base64url').slice(0, 16);

export function keep(figures: ReadonlyMap<string, Figures>): void {
  const all = { ...read<Figures>(KEPT_FILE), ...Object.fromEntries(figures) };
  write(KEPT_FILE, Object.fromEntries(Object.entries(all).toSorted(([a], [b]) => (a < b ? -1 : 1))));
}

/** A row for each file, each folder, and all of them. */
export function tableOf(figures: ReadonlyMap<string, Figures>): string[] {
  const files = [...figures].map(([path, own]) => rowOf(path, own));
  const folders = [...Map.groupBy(figures, ([path]) => `${posix.dirname(path)}/`)].map(([folder, own]) =>
    rowOf(folder, sumOf(own.map(([, figure]) => figure))),
  );
  return [...files, ...folders, rowOf('all', sumOf([...figures.values()]))];
}

export const sumOf = (figures: readonly Figures[]): Figures =>
  figures.reduce(
    (sum, { all, killed, byTime }) => ({
      all: sum.all + all,
      killed: sum.killed + killed,
      byTime: sum.byTime + byTime,
    }),
    { all: 0, killed: 0, byTime: 0 },
  );

export const shareOf = ({ all, killed }: Figures): number => (all === 0 ? 100 : (100 * killed) / all);

function rowOf(name: string, figures: Figures): string {
  const share = `${Math.floor(shareOf(figures))} %`.padStart(6);
  const byTime = figures.byTime > 0 ? `  ${figures.byTime} by time` : '';
  return `${name.padEnd(44)}${`${figures.killed}/${figures.all}`.padStart(10)}${share}${byTime}`;
}

function read<Entry>(file: string): Record<string, Entry> {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}

const write = (file: string, value: unknown) => writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
