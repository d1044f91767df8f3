// The inner loop: types of everything, lint and format of the named files, the tests nearest to them, and the
// house rules. Without a name it takes what git sees as changed. Journeys run only when they are named.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { isBuilt } from './freshness.mjs';
import { nearTests } from './near-tests.ts';
import { stopWithParent, tool } from './steps.ts';
import { listFiles, parseSources, readSources } from './tidy/sources.ts';

stopWithParent();
const files = listFiles();
const named = process.argv.slice(2).map((path) => path.replace(/^\.\/|\/$/g, ''));
const isNamed = (path: string) => named.some((name) => path === name || path.startsWith(`${name}/`));
const paths = named.length > 0 ? files.filter(isNamed) : changed();
const journeys = paths.filter((path) => /^tests\/journeys\/.*\.spec\.ts$/.test(path));
const tests = [...nearTests(parseSources(readSources(files)), paths), ...journeys, 'tools/tidy.test.ts'];

const isGreen = await Promise.all([
  tool('types', ['tsc']),
  paths.length === 0 ||
    tool('lint', ['biome', 'check', '--error-on-warnings', '--no-errors-on-unmatched', ...paths]),
  runTests(),
]);
process.exitCode = isGreen.every(Boolean) ? 0 : 1;

/** Its pages come from the built site. */
function isOfBuilt(test: string): boolean {
  return /^(tests\/(journeys|image)|server\/http)\//.test(test);
}

async function runTests(): Promise<boolean> {
  if (tests.some(isOfBuilt) && !isBuilt() && !(await tool('build', ['node', 'tools/bundle.ts'])))
    return false;
  return tool('tests', ['vitest', 'run', '--tags-filter=!long', ...tests]);
}

function changed(): string[] {
  const list = (...args: string[]) =>
    execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);
  const all = [...list('diff', '--name-only', 'HEAD'), ...list('ls-files', '--others', '--exclude-standard')];
  return all.filter((path) => existsSync(path));
}
