// Everything `npm test` checks, on the pinned Node. Types, lint and the build go side by side, for each leaves
// one of two cores idle; the tests follow. The last line is the sum and nothing else.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { findChromium } from '#tests/journeys/chromium.ts';
import { isBuilt } from './freshness.mjs';
import { installChromium } from './install-chromium.ts';
import { stopWithParent, tool } from './steps.ts';
import type { Tally } from './tally.ts';

const TALLY_FILE = '.cache/tally.json';

stopWithParent();
mkdirSync('.cache', { recursive: true });
rmSync(TALLY_FILE, { force: true });

const checks = await Promise.all([
  tool('types', ['tsc']),
  tool('lint', ['biome', 'check', '--error-on-warnings', '.']),
  isBuilt() || tool('build', ['node', 'tools/bundle.ts']),
]);
if (findChromium() === undefined) installChromium();
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

const tests = readTally();
const passed = checks.filter(Boolean).length + tests.passed;
const failed = checks.filter((isGreen) => !isGreen).length + tests.failed;
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

/** A runner that ended badly without blaming a test has failed itself. */
function readTally(): Tally {
  try {
    const tally: Tally = JSON.parse(readFileSync(TALLY_FILE, 'utf8'));
    return areTestsGreen || tally.failed > 0 ? tally : { ...tally, failed: 1 };
  } catch {
    return { passed: 0, failed: 1 };
  }
}
