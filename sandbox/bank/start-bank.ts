// Starts the sandbox bank as a process of its own, with a key that it and the house know.
import { join } from 'node:path';
import type { SandboxBank } from '#server/config/gateways.ts';
import { drawSecret } from '#server/plumbing/chance.ts';
import { type StartedProcess, startProcess } from '../start-process.ts';

export interface StartedBank extends SandboxBank, Pick<StartedProcess, 'pid' | 'close'> {}

/** Without a folder it forgets everything when it ends. */
export async function startBank(folder: string | null): Promise<StartedBank> {
  const key = drawSecret();
  const file = folder === null ? '' : join(folder, 'sandbox-bank.jsonl');
  const { url, pid, close } = await startProcess({
    name: 'the sandbox bank',
    script: join(import.meta.dirname, 'bank-process.ts'),
    env: (port) => ({ BANK_KEY: key, BANK_FILE: file, BANK_PORT: String(port) }),
  });
  return { url, key, pid, close };
}
