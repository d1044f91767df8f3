// `npm run test:long`: drills of the size of the real thing, too long for every day.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/long/**/*.test.ts'],
    globalSetup: ['tests/setup.ts'],
    environment: 'node',
    pool: 'forks',
    maxWorkers: 1,
    testTimeout: 1_800_000,
    hookTimeout: 600_000,
  },
});
