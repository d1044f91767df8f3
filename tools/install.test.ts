// What is installed and built when, with a stand-in for npm that notes how it was called.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';

const standIn = `
const fs = require('node:fs');
fs.appendFileSync('npm-calls', process.argv[2] + ' ');
if (fs.existsSync('npm-fails')) { console.log('no such package'); process.exit(1); }
fs.mkdirSync('node_modules', { recursive: true });
fs.copyFileSync('package-lock.json', 'node_modules/.package-lock.json');
`;

let folder: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'marigold-install-'));
  await cp('tools', join(folder, 'tools'), { recursive: true });
  write('package.json', '{ "type": "module" }');
  write('npm/package.json', '{ "type": "commonjs" }');
  write('npm/npm-cli.js', standIn);
  lock({ 'node_modules/a': { version: '1.0.0', integrity: 'x' } });
  return () => rmSync(folder, { recursive: true });
});

test('a fresh clone is installed, once', () => {
  expect(install()).toMatchObject({ status: 0 });
  expect(install()).toMatchObject({ status: 0, stderr: '' });
  expect(npmCalls()).toBe('ci ');
});

test('a changed lockfile is installed again', () => {
  install();
  lock({ 'node_modules/a': { version: '1.0.1', integrity: 'y' } });
  install();
  expect(npmCalls()).toBe('ci ci ');
});

test('what was installed by hand, or is for another machine, is not installed again', () => {
  lock({
    'node_modules/a': { version: '1.0.0', integrity: 'x' },
    'node_modules/b': { version: '1.0.0', optional: true, os: 'plan9', dependencies: { c: '1.0.0' } },
    'node_modules/c': { version: '1.0.0', optional: true },
  });
  write(
    'node_modules/.package-lock.json',
    JSON.stringify({ packages: { 'node_modules/a': { version: '1.0.0', integrity: 'x' } } }),
  );
  install();
  expect(npmCalls()).toBe('');
});

test('what was installed by hand on another machine is installed again', () => {
  lock({
    '': { optionalDependencies: { b: '1.0.0' } },
    'node_modules/b': { version: '1.0.0', optional: true, os: process.platform, cpu: process.arch },
  });
  write('node_modules/.package-lock.json', JSON.stringify({ packages: {} }));
  install();
  expect(npmCalls()).toBe('ci ');
});

test('a failed install says what npm said, and fails the next time too', () => {
  write('npm-fails', '');
  for (const { status, stderr } of [install(), install()]) {
    expect(status).toBe(1);
    expect(stderr).toContain('no such package\nThe packages could not be installed: npm says why above.');
  }
  expect(npmCalls()).toBe('ci ci ');
});

test('dist is out of date when a source is changed, renamed or removed, and not when a test is', () => {
  write('site/start/root.tsx', 'a');
  write('dist/sources.sha256', ask('freshness', 'hashOfSources()'));
  expect(ask('freshness', 'isBuilt()')).toBe('true');

  write('site/root.test.tsx', 'b');
  expect(ask('freshness', 'isBuilt()')).toBe('true');

  write('content/messages/en/home.json', '{}');
  expect(ask('freshness', 'isBuilt()')).toBe('false');
  rmSync(join(folder, 'content'), { recursive: true });
  expect(ask('freshness', 'isBuilt()')).toBe('true');

  write('site/start/root.tsx', 'b');
  expect(ask('freshness', 'isBuilt()')).toBe('false');
});

const install = () => run('install', 'install()');
const ask = (module: string, question: string) => run(module, question).stdout;

function run(module: string, question: string) {
  const script = `import * as m from './tools/${module}.mjs'; process.stdout.write(String(await m.${question}));`;
  return spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, npm_execpath: join(folder, 'npm', 'npm-cli.js') },
  });
}

function npmCalls(): string {
  try {
    return readFileSync(join(folder, 'npm-calls'), 'utf8');
  } catch {
    return '';
  }
}

const lock = (packages: object) =>
  write('package-lock.json', JSON.stringify({ packages: { '': {}, ...packages } }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}
