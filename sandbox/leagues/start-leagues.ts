// Starts the virtual leagues as a process of their own. Their secret lies in a file that the house never opens again: with
// it they go on where they were.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
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

function secretIn(folder: string): string {
  const file = join(folder, 'sandbox-leagues.secret');
  if (existsSync(file)) return readFileSync(file, 'utf8');
  const secret = drawBytes(SECRET_BYTES).toString('base64');
  writeFileSync(file, secret, { mode: 0o600, flag: 'wx' });
  return secret;
}
