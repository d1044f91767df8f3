// Starts a part of the sandbox as a process beside the server, starts it again when it dies, and ends it with the server.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { log } from '#server/plumbing/log.ts';

const AGAIN_AFTER_MS = 250;

interface ProcessTerms {
  /** As the log calls it. */
  name: string;
  /** The file it runs. */
  script: string;
  /** All it is told: it must not know the database, nor any secret of the house but its own. */
  env: (port: number) => Record<string, string>;
}

export interface StartedProcess {
  url: string;
  /** Another once it was started again. */
  pid(): number;
  /** Told now, and again whenever it was started again. */
  tell(message: object): void;
  close(): Promise<void>;
}

export async function startProcess({ name, script, env }: ProcessTerms): Promise<StartedProcess> {
  let isClosing = false;
  let told: object | null = null;
  let child = start(0);
  const port = await portOf(child);
  if (port === null) throw new Error(`${name} did not start`);
  watch(child);

  function start(at: number): ChildProcess {
    return fork(script, { env: env(at), execArgv: ['--disable-warning=ExperimentalWarning'] });
  }

  function watch(watched: ChildProcess): void {
    watched.once('exit', revive);
    watched.on('error', (error) => {
      log.warn(`${name} is in trouble`, { why: error.message });
      // One that could not be started has no end either.
      if (watched.pid === undefined) void revive();
    });
  }

  /** At the same address, where its pages are open; what it was told lies in its file. */
  async function revive(): Promise<void> {
    if (isClosing) return;
    log.warn(`${name} has died and is started again`, {});
    await pause(AGAIN_AFTER_MS);
    if (isClosing) return;
    child = start(port!);
    watch(child);
    pass();
  }

  /** One that is dying at this moment hears nothing, and is told when it is back. */
  function pass(): void {
    if (told !== null && child.connected) child.send(told, () => undefined);
  }

  return {
    url: `http://127.0.0.1:${port}`,
    pid: () => child.pid!,
    tell(message) {
      told = message;
      pass();
    },
    async close() {
      isClosing = true;
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      if (child.connected) child.disconnect();
      await ended;
    },
  };
}

/** Null: it ended before it listened. */
async function portOf(child: ChildProcess): Promise<number | null> {
  const ended = once(child, 'exit').then(() => [null]);
  const [first] = await Promise.race([once(child, 'message'), ended]);
  return (first as { port: number } | null)?.port ?? null;
}
