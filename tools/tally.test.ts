// The count of a run, made by a real run of small tests.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { readTally } from './tally.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'marigold-tally-'));
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  return () => rmSync(folder, { recursive: true });
});

const green = `test('a', () => {}); test('b', () => {});`;

test.for([
  ['two green tests', green, { passed: 2, failed: 0 }],
  ['a red test', `${green} test('c', () => expect(1).toBe(2));`, { passed: 2, failed: 1 }],
  ['a file that does not load', `${green} throw new Error('no');`, { passed: 0, failed: 1 }],
  [
    'a set that does not set up',
    `describe('d', () => { beforeAll(() => { throw 1; }); ${green} });`,
    { failed: 1 },
  ],
  ['an error outside any test', `${green} Promise.reject(new Error('stray'));`, { passed: 2, failed: 1 }],
  [
    'a runner that dies',
    `${green} test('c', () => process.kill(process.ppid, 'SIGKILL'));`,
    { passed: 0, failed: 1 },
  ],
  ['no test at all', '', { passed: 0, failed: 1 }],
] as const)('%s', { timeout: 60_000 }, ([name, text, tally]) => {
  const place = join(folder, name.replaceAll(' ', '-'));
  mkdirSync(place);
  const imports = `import { beforeAll, describe, expect, test } from 'vitest';`;
  writeFileSync(join(place, 'some.test.js'), text && imports + text);
  const file = join(place, 'tally.json');
  const { status, stdout } = spawnSync(
    'vitest',
    ['run', '--root', place, '--pool', 'forks', '--reporter', resolve('tools/tally.ts')],
    { env: { ...process.env, TALLY_FILE: file, SPEC_BUDGET_MS: '0' }, encoding: 'utf8' },
  );
  expect(readTally(file, status === 0)).toMatchObject(tally);
  if (status === 0) expect(stdout).toMatch(/^Longer than 0 s, .*: some\.test\.js \d+ s$/m);
});
