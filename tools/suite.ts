// Everything `npm test` checks, on the pinned Node. Types, lint and the build go side by side, for each leaves
// one of two cores idle; the tests follow. The last line is the sum and nothing else.
import { mkdirSync, rmSync } from 'node:fs';
import { isBuilt } from './freshness.mjs';
import { installChromium } from './install-chromium.ts';
import { installDatabases } from './install-databases.ts';
import { installPython } from './install-python.ts';
import { stopWithParent, tool } from './steps.ts';
import { readTally } from './tally.ts';

const TALLY_FILE = '.cache/tally.json';

stopWithParent();
mkdirSync('.cache', { recursive: true });
rmSync(TALLY_FILE, { force: true });

const checks = await Promise.all([
  tool('types', ['tsc']),
  tool('lint', ['biome', 'check', '--error-on-warnings', '.']),
  isBuilt() || tool('build', ['node', 'tools/bundle.ts']),
]);
installChromium();
installDatabases();
installPython();
const areTestsGreen = await tool(
  'tests',
  [
    'vitest',
    'run',
    '--allowOnly=false',
    '--reporter=default',
    '--reporter=./tools/tally.ts',
    ...process.argv.slice(2),
  ],
  { env: { TALLY_FILE }, isLoud: true },
);

const tests = readTally(TALLY_FILE, areTestsGreen);
const passed = checks.filter(Boolean).length + tests.passed;
const failed = checks.filter((isGreen) => !isGreen).length + tests.failed;
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
