// Starts the virtual leagues as a process of their own. Their secret lies in a file that the house never opens again: with
// it they go on where they were.
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FeedSettings } from '#server/config/feed.ts';
import { drawBytes, drawSecret } from '#server/plumbing/chance.ts';
import { type StartedProcess, startProcess } from '../start-process.ts';

const SECRET_BYTES = 32;

export interface StartedLeagues extends FeedSettings, Pick<StartedProcess, 'pid' | 'close'> {
  /** How far the house's clock runs ahead. */
  shift(ms: number): void;
}

/** Without a folder they are other leagues at every start. */
export async function startLeagues(folder: string | null): Promise<StartedLeagues> {
  const key = drawSecret();
  const secret = folder === null ? drawBytes(SECRET_BYTES).toString('base64') : secretIn(folder);
  const { url, pid, tell, close } = await startProcess({
    name: 'the virtual leagues',
    script: join(import.meta.dirname, 'leagues-process.ts'),
    env: (port) => ({ LEAGUES_SECRET: secret, LEAGUES_KEY: key, LEAGUES_PORT: String(port) }),
  });
  return { url: url.replace(/^http/, 'ws'), key, pid, close, shift: (shiftMs) => tell({ shiftMs }) };
}

/** Written beside its place first: a file that a death has left half written would be a secret that others can guess. */
export function secretIn(folder: string): string {
  const file = join(folder, 'sandbox-leagues.secret');
  const known = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (Buffer.from(known, 'base64').length === SECRET_BYTES) return known;
  const secret = drawBytes(SECRET_BYTES).toString('base64');
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, secret, { mode: 0o600, flush: true });
  renameSync(unfinished, file);
  return secret;
}
