// One tool of the project run as one step: quiet while it works, and all it said when it fails.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './pinned.mjs';

interface Options {
  env?: NodeJS.ProcessEnv;
  /** Shows what the tool says while it works. */
  isLoud?: boolean;
}

/** Whether the tool, found among the project's own, ended well. */
export async function tool(name: string, [command, ...args]: [string, ...string[]], options: Options = {}) {
  const startedAt = performance.now();
  const bin = join(root, 'node_modules', '.bin');
  const child = spawn(join(bin, command), args, {
    cwd: root,
    env: { ...process.env, PATH: `${bin}:${process.env['PATH']}`, ...options.env },
    stdio: ['ignore', ...(options.isLoud ? (['inherit', 'inherit'] as const) : (['pipe', 'pipe'] as const))],
  });
  const said: Buffer[] = [];
  for (const pipe of [child.stdout, child.stderr]) pipe?.on('data', (chunk: Buffer) => said.push(chunk));

  const end = await new Promise<number | string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('close', (code, signal) => resolve(code ?? `ended by ${signal}`));
  });
  const isGreen = end === 0;
  if (!isGreen) process.stdout.write(Buffer.concat(said));
  const seconds = Math.round((performance.now() - startedAt) / 100) / 10;
  console.log(`${isGreen ? '✓' : '✗'} ${name}, ${seconds} s${typeof end === 'string' ? `, ${end}` : ''}`);
  return isGreen;
}

/** A step must not outlive the command that asked for it: we lead our own group, and end it whole. */
export function stopWithParent(): void {
  const stop = () => {
    process.removeAllListeners('SIGTERM');
    process.kill(-process.pid, 'SIGTERM');
  };
  process.once('SIGINT', stop).once('SIGTERM', stop).once('disconnect', stop);
  process.channel?.unref();
}
