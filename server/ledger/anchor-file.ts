// The file of anchors: a line of JSON each, and only ever added to.
import { mkdir, open, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** What was written by transactions from `from` on and before `until`; the first line has all from before too. */
export interface Anchor {
  n: number;
  at: string;
  from: number;
  until: number;
  entries: Digest;
  steps: Digest;
  /** Lines of `row_seal`. Missing in lines from before rows were sealed. */
  seals?: Digest;
  /** The signature of the line before. */
  previous: string;
  /** Missing in lines from before it was kept. */
  rules?: Rules;
}

export interface Digest {
  count: number;
  digest: string;
}

/** The views, functions and guards that check the books, as they stood then. */
export interface Rules {
  /** What may change them: a migration, or another PostgreSQL, which writes them differently. */
  version: string;
  digest: string;
}

export type Line = Anchor & { mac: string };

export async function appendLine(file: string, line: Line): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const handle = await open(file, 'a');
  try {
    await handle.appendFile(`${JSON.stringify(line)}\n`);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** What a crash has cut off in the middle was never an anchor. */
export async function readLines(file: string): Promise<Line[]> {
  const text = await readFile(file, 'utf8').catch((error: { code?: unknown }) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  return text.split('\n').flatMap((line) => {
    try {
      return [JSON.parse(line) as Line];
    } catch {
      return [];
    }
  });
}
