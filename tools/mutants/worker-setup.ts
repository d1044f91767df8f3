// Runs in the worker before each file of tests: notes which regions each test reaches, and ends the process when a mutant
// has made it loop, which no time limit of a test can end.
import { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, inject, vi } from 'vitest';
import { PROBE } from './regions.ts';

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

/** Another thread, for this one may be the one that loops. */
const watchdog = new Worker(
  `const { parentPort } = require('node:worker_threads');
   let timer;
   parentPort.on('message', (ms) => {
     clearTimeout(timer);
     timer = setTimeout(() => process.kill(process.pid, 'SIGKILL'), ms);
   });`,
  { eval: true, stdin: false },
);
watchdog.unref();
watchdog.postMessage(3 * testMs + GRACE_MS);

const loaded = new Set<string>();
const reached = new Set<string>();
let current = loaded;
Object.assign(globalThis, { [PROBE]: (region: string) => void current.add(region) });

beforeEach(() => {
  watchdog.postMessage(3 * testMs + GRACE_MS);
  reached.clear();
  current = reached;
});

afterEach(({ task }) => {
  Object.assign(task.meta, { reached: [...reached], loaded: [...loaded] });
  current = loaded;
});
