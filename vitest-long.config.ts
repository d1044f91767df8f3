// `npm run test:long`: drills of the size of the real thing, and every page of the site. Too long for every day; what
// everyone runs has a short form of each.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    pool: 'forks',
    maxWorkers: 1,
    testTimeout: 1_800_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 20_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'drills',
          include: ['tests/long/**/*.test.ts'],
          globalSetup: ['tests/setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'pages',
          include: ['tests/long/**/*.spec.ts'],
          globalSetup: ['tests/journeys/setup.ts'],
          testTimeout: 300_000,
        },
      },
    ],
  },
});
