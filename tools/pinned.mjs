// The Node that the lockfile pins, and how a program of ours is run on it. Like everything a fresh clone runs
// first, this needs only a Node from 20 on and imports nothing but Node itself.
import { spawn, spawnSync } from 'node:child_process';
import { constants } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PINNED_MAJOR = 24;

/** One Ctrl-C reaches us twice: from the terminal, and again from npm. */
const SAME_KEYPRESS_MS = 500;

export const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

export const root = fileURLToPath(new URL('..', import.meta.url));

/** What Node makes of sources and libraries is kept there for the next process; a start takes a quarter less work. */
export const compileCache = {
  NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] ?? join(root, 'node_modules/.cache/compiled'),
};

/** Ends the process with one sentence. @type {(sentence: string) => never} */
export function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

/** The project's own Node, or the running one where npm has no build for this platform. */
function pinnedNode() {
  const pinned = join(root, 'node_modules', '.bin', 'node');
  const node = [pinned, process.execPath].find((candidate) => majorOf(candidate) >= PINNED_MAJOR);
  if (node !== undefined) return node;
  const platform = `${process.platform}-${process.arch}`;
  return fail(
    `Marigold runs on Node ${PINNED_MAJOR}, and npm brings none for ${platform}: please install it.`,
  );
}

/**
 * Runs a program of ours on the pinned Node and gives its exit code.
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 */
export const handOver = async (args, env) => (await follow(launch(args, env))).code;

/**
 * Starts a program of ours on the pinned Node. It gets a session of its own, so that a Ctrl-C reaches it once and
 * through us, and a channel whose end tells it that we were killed.
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 */
export const launch = (args, env = {}) =>
  spawn(pinnedNode(), ['--disable-warning=ExperimentalWarning', ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    detached: true,
  });

/**
 * Passes on every signal, and the death of npm, until the child ends.
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<{ code: number, isTold: boolean }>} its exit code, and whether it was told to end
 */
export function follow(child) {
  let toldAt = Number.NEGATIVE_INFINITY;
  const tell = (/** @type {NodeJS.Signals} */ signal) => {
    if (performance.now() - toldAt < SAME_KEYPRESS_MS) return;
    toldAt = performance.now();
    child.kill(signal === 'SIGINT' ? 'SIGINT' : 'SIGTERM');
  };
  for (const signal of signals) process.on(signal, tell);

  const npm = process.env.npm_lifecycle_event === undefined ? undefined : process.ppid;
  const watch = setInterval(() => npm !== undefined && npm !== process.ppid && tell('SIGTERM'), 1000);

  return new Promise((resolve) => {
    child.once('error', (error) => fail(`${child.spawnfile} did not start: ${error.message}.`));
    child.once('exit', (code, signal) => {
      clearInterval(watch);
      for (const name of signals) process.off(name, tell);
      const isTold = Number.isFinite(toldAt);
      resolve({ code: code ?? 128 + constants.signals[signal ?? 'SIGKILL'], isTold });
    });
  });
}

/** @param {string} node */
function majorOf(node) {
  if (node === process.execPath) return Number(process.versions.node.split('.')[0]);
  const { stdout } = spawnSync(node, ['--version'], { encoding: 'utf8' });
  return Number(/^v(\d+)/.exec(stdout ?? '')?.[1] ?? 0);
}
