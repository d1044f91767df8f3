// Starts the sandbox bank beside the server, and ends it with the server.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { SandboxBank } from '../../cashier/gateways/sandbox.ts';
import { drawSecret } from '../../chance.ts';

/** Without a folder it forgets everything when it ends. */
export async function startBank(folder: string | null): Promise<SandboxBank & { close(): Promise<void> }> {
  const key = drawSecret();
  const child = fork(join(import.meta.dirname, 'bank-process.ts'), {
    // Nothing of ours but the key: it must not know the database, nor any secret of the house.
    env: { BANK_KEY: key, BANK_FILE: folder === null ? '' : join(folder, 'sandbox-bank.json') },
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  const ended = once(child, 'exit');
  const first = await Promise.race([once(child, 'message'), ended.then(() => [null])]);
  const port = (first[0] as { port?: number } | null)?.port;
  if (port === undefined) throw new Error('the sandbox bank did not start');
  return {
    url: `http://127.0.0.1:${port}`,
    key,
    async close() {
      if (child.connected) child.disconnect();
      await ended;
    },
  };
}
