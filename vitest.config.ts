import { availableParallelism } from 'node:os';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

// Four kinds of test, by what they need: nothing, a database, React, a browser on a running site. The first three
// share the machine; journeys come after them and have it to themselves.
export default defineConfig({
  test: {
    reporters: ['default'],
    // What takes too long for every day is run by npm run test:long.
    tags: [{ name: 'long' }],
    // Tests wait for states; this only ends a wait that is in vain, on the slowest machine.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 45_000 } },
    // A file leaves nothing behind for the next: each has a database of its own, and puts back what it replaced. To
    // load the product once for all of them takes a third off the time.
    isolate: false,
    // Tests wait for databases and browsers half of their time: more workers than there are cores keep these busy.
    maxWorkers: availableParallelism() + 2,
    projects: [
      project('unit', ['{rules,contract,games,sports,content,tools}/**/*.test.ts']),
      project('server', ['{server,sandbox,tests,bench}/**/*.test.ts'], {
        globalSetup: ['tests/setup.ts'],
        setupFiles: ['tests/forget-outages.ts'],
        // Drills of the size of the real thing: npm run test:long.
        exclude: ['tests/long/**'],
      }),
      project('site', ['{site,desk,ui}/**/*.test.{ts,tsx}']),
      project('journeys', ['tests/journeys/**/*.spec.ts'], {
        globalSetup: ['tests/journeys/setup.ts'],
        sequence: { groupOrder: 1 },
        maxWorkers: availableParallelism() + 1,
        testTimeout: 240_000,
      }),
    ],
  },
});

function project(
  name: string,
  include: string[],
  more: TestProjectInlineConfiguration['test'] = {},
): TestProjectInlineConfiguration {
  return { extends: true, test: { name, include, environment: 'node', pool: 'forks', ...more } };
}
