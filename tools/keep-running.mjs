// Keeps the server running: one that dies of a bug, or is killed, is started again. One that was told to end, or that
// cannot start and says why, is not.
import { setTimeout as pause } from 'node:timers/promises';
import { follow, handOver, launch, signals } from './pinned.mjs';

/** What server/main.ts ends with after a bug; past 128 it was ended by a signal. */
const BUG = 70;
const ENDED_BY_SIGNAL = 128;

const AGAIN_AFTER_MS = 250;
const AGAIN_AFTER_MAX_MS = 10_000;
/** Who has lived that long is started again at once. */
const WELL_AFTER_MS = 60_000;
const FAILED_STARTS_MAX = 5;

/**
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<number>} the exit code of the last server
 */
export async function keepRunning(args, env) {
  let deaths = 0;
  let failedStarts = 0;
  for (;;) {
    const { code, isTold, hasOpened, livedMs } = await runOnce(args, env);
    if (isTold || !(code === BUG || code > ENDED_BY_SIGNAL)) return code;

    failedStarts = hasOpened ? 0 : failedStarts + 1;
    if (failedStarts === FAILED_STARTS_MAX) return giveUp(code);
    deaths = livedMs > WELL_AFTER_MS ? 1 : deaths + 1;
    // It listens before it speaks: who reads this may press at once.
    const told = isToldWithin(Math.min(AGAIN_AFTER_MS * 2 ** (deaths - 1), AGAIN_AFTER_MAX_MS));
    console.error(`Marigold has died (${causeOf(code)}) and is started again.`);
    if (await told) return 0;
  }
}

/**
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 */
async function runOnce(args, env) {
  const startedAt = performance.now();
  const server = launch(args, env);
  let hasOpened = false;
  server.on('message', (message) => {
    hasOpened ||= message === 'open';
  });
  const { code, isTold } = await follow(server);
  return { code, isTold, hasOpened, livedMs: performance.now() - startedAt };
}

/** The database that the last server has left behind is ended too. @param {number} code */
async function giveUp(code) {
  console.error(
    `Marigold has died ${FAILED_STARTS_MAX} times before it was open (${causeOf(code)}) and is not started again.`,
  );
  await handOver(['tools/end-database.ts']);
  return code;
}

/** @param {number} code */
const causeOf = (code) => (code === BUG ? 'a bug; the log says which' : `signal ${code - ENDED_BY_SIGNAL}`);

/** Whoever presses Ctrl-C between two servers wants none. @param {number} ms */
async function isToldWithin(ms) {
  const told = new AbortController();
  const tell = () => told.abort();
  for (const signal of signals) process.on(signal, tell);
  await pause(ms, undefined, { signal: told.signal }).catch(() => undefined);
  for (const signal of signals) process.off(signal, tell);
  return told.signal.aborted;
}
