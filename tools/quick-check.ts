// The inner loop: types of everything, lint and format of the named files, the tests that reach them, and the
// house rules. Without a name it takes what git sees as changed. Journeys run only when one is named.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { isBuilt } from './freshness.mjs';
import { stopWithParent, tool } from './steps.ts';

stopWithParent();
const named = process.argv.slice(2);
const paths = (named.length > 0 ? named : changed()).filter((path) => existsSync(path));
const isJourney = (path: string) => path.startsWith('tests/journeys');
const projects = ['unit', 'server', 'site', ...(paths.some(isJourney) ? ['journeys'] : [])];

const needsBuild = paths.some(isJourney) && !isBuilt();
const steps = await Promise.all([
  tool('types', ['tsc']),
  paths.length === 0 ||
    tool('lint', ['biome', 'check', '--error-on-warnings', '--no-errors-on-unmatched', ...paths]),
  !needsBuild || tool('build', ['node', 'tools/bundle.ts']),
]);
steps.push(
  await tool(
    'tests',
    [
      'vitest',
      'related',
      '--run',
      ...projects.flatMap((name) => ['--project', name]),
      ...paths,
      'tools/tidy.test.ts',
    ],
    { isLoud: true },
  ),
);
process.exitCode = steps.every(Boolean) ? 0 : 1;

function changed(): string[] {
  const list = (...args: string[]) =>
    execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);
  return [...list('diff', '--name-only', 'HEAD'), ...list('ls-files', '--others', '--exclude-standard')];
}
