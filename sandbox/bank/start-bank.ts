// Starts the sandbox bank beside the server, starts it again when it dies, and ends it with the server.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { SandboxBank } from '#server/config/gateways.ts';
import { drawSecret } from '#server/plumbing/chance.ts';
import { log } from '#server/plumbing/log.ts';

const AGAIN_AFTER_MS = 250;

export interface StartedBank extends SandboxBank {
  /** Of the process; another once it was started again. */
  pid(): number;
  close(): Promise<void>;
}

/** Without a folder it forgets everything when it ends. */
export async function startBank(folder: string | null): Promise<StartedBank> {
  const key = drawSecret();
  const file = folder === null ? '' : join(folder, 'sandbox-bank.jsonl');
  let isClosing = false;
  let child = startProcess({ key, file, port: 0 });
  const port = await portOf(child);
  if (port === null) throw new Error('the sandbox bank did not start');
  watch(child);

  function watch(bank: ChildProcess): void {
    bank.once('exit', revive);
    bank.on('error', (error) => {
      log.warn('the sandbox bank is in trouble', { why: error.message });
      // One that could not be started has no end either.
      if (bank.pid === undefined) void revive();
    });
  }

  /** At the same address, where payers have its pages open; what it was told lies in its file. */
  async function revive(): Promise<void> {
    if (isClosing) return;
    log.warn('the sandbox bank has died and is started again', {});
    await pause(AGAIN_AFTER_MS);
    if (isClosing) return;
    child = startProcess({ key, file, port: port! });
    watch(child);
  }

  return {
    url: `http://127.0.0.1:${port}`,
    key,
    pid: () => child.pid!,
    async close() {
      isClosing = true;
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      if (child.connected) child.disconnect();
      await ended;
    },
  };
}

const startProcess = ({ key, file, port }: { key: string; file: string; port: number }): ChildProcess =>
  fork(join(import.meta.dirname, 'bank-process.ts'), {
    // Nothing of ours but the key: it must not know the database, nor any secret of the house.
    env: { BANK_KEY: key, BANK_FILE: file, BANK_PORT: String(port) },
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });

/** Null: it ended before it listened. */
async function portOf(child: ChildProcess): Promise<number | null> {
  const ended = once(child, 'exit').then(() => [null]);
  const [first] = await Promise.race([once(child, 'message'), ended]);
  return (first as { port: number } | null)?.port ?? null;
}
