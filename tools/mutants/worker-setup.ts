// Runs in the worker before each file of tests: switches a mutant on, notes which regions each test reaches, and ends the
// process when a mutant has made it loop, which no time limit of a test can end.
import { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, expect, inject, vi } from 'vitest';
import { numberIn } from './planting.ts';
import { PROBE } from './regions.ts';
import { SWITCH } from './switches.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** How long one test may take. */
    mutantTestMs: number;
  }
  interface TaskMeta {
    /** Regions this test passed through. */
    reached?: string[];
    /** Regions passed through outside of any test, when the files were loaded. */
    loaded?: string[];
  }
}

const GRACE_MS = 2_000;

const testMs = inject('mutantTestMs');
vi.setConfig({ testTimeout: testMs, hookTimeout: 2 * testMs });

/** Another thread, for this one may be the one that loops. One for the whole worker. */
const world = globalThis as { marigoldWatchdog?: Worker };
world.marigoldWatchdog ??= new Worker(
  `const { parentPort } = require('node:worker_threads');
   let timer;
   parentPort.on('message', (ms) => {
     clearTimeout(timer);
     timer = setTimeout(() => process.kill(process.pid, 'SIGKILL'), ms);
   });`,
  { eval: true },
);
const watchdog = world.marigoldWatchdog;
watchdog.unref();
watchdog.postMessage(3 * testMs + GRACE_MS);

const loaded = new Set<string>();
const reached = new Set<string>();
let current = loaded;
Object.assign(globalThis, {
  [SWITCH]: numberIn(expect.getState().testPath ?? ''),
  [PROBE]: (region: string) => void current.add(region),
});

let hasFailed = false;

beforeEach(({ skip }) => {
  // One failure is enough; the other tests of the file would say the same.
  if (hasFailed && globalThis[SWITCH as never] !== 0) skip();
  watchdog.postMessage(3 * testMs + GRACE_MS);
  reached.clear();
  current = reached;
});

afterEach(({ task }) => {
  hasFailed ||= task.result?.state === 'fail';
  Object.assign(task.meta, { reached: [...reached], loaded: [...loaded] });
  current = loaded;
});
