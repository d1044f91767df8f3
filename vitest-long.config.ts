// `npm run test:long`: drills of the size of the real thing, every page of the site, and all tests that are tagged so. Too
// long for every day; what everyone runs has a short form of each.
import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    pool: 'forks',
    maxWorkers: 1,
    testTimeout: 1_800_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 20_000 } },
    tags: [{ name: 'long' }],
    projects: [
      {
        extends: true,
        test: {
          name: 'drills',
          include: ['tests/long/**/*.test.ts', ...filesWithLongTests()],
          globalSetup: ['tests/setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'pages',
          include: ['tests/{long,journeys}/**/*.spec.ts'],
          globalSetup: ['tests/journeys/setup.ts'],
          testTimeout: 300_000,
        },
      },
    ],
  },
});

/** They tag some of their tests by tests/long.ts. */
function filesWithLongTests(): string[] {
  const files = globSync('*/**/*.test.{ts,tsx}', { exclude: ['node_modules/**', 'dist/**'] });
  return files.filter((file) => readFileSync(file, 'utf8').includes("'#tests/long.ts'"));
}
