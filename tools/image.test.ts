// The image holds everything that a server and its operators' commands load, and every setting finds its way in.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { copiedPaths, isCopied, loadedBy, settingsIn } from './tidy/image.ts';
import { isTest, listFiles, parseSources, placeOf, readSources } from './tidy/sources.ts';

const read = (path: string) => readFileSync(path, 'utf8');
const { scripts, dependencies } = JSON.parse(read('package.json')) as {
  scripts: Record<string, string>;
  dependencies: Record<string, string>;
};
const copied = copiedPaths(read('Dockerfile'));
const product = readSources(
  listFiles().filter((path) => !isTest(path) && !['site', 'desk', 'ui'].includes(placeOf(path))),
);
const commands = Object.values(scripts).flatMap(
  (script) => /^node ((?:server|sandbox)\/commands\/\S+)$/.exec(script)?.[1] ?? [],
);

test('the image holds every file that its server and the operators’ commands load', () => {
  const { files, packages } = loadedBy(['server/main.ts', ...commands], parseSources(product));
  expect(files.size).toBeGreaterThan(200);
  expect([...files].filter((path) => !isCopied(path, copied))).toEqual([]);
  // Vite serves the site from its sources while it is worked on, and the image has it built.
  const missing = [...packages].filter((name) => dependencies[name] === undefined && name !== 'vite');
  expect(missing).toEqual([]);
});

test('the image holds what the server reads beside its code', () => {
  const routines = listFiles().filter((path) => /^server\/.*\.sql$/.test(path));
  expect(routines.length).toBeGreaterThan(5);
  const published = ['docs/fairness/specification.md', 'verify/verify.py'];
  for (const path of ['content', 'migrations', 'package.json', ...published, ...routines, ...commands])
    expect(isCopied(path, copied), path).toBe(true);
  const ignored = read('.dockerignore').split('\n');
  expect(copied.filter((path) => ignored.includes(path))).toEqual([]);
});

test('every command that operators are told of is in the image', () => {
  const told = ['run', 'run-the-cashier', 'audit', 'back-up'].flatMap((name) =>
    [...read(`docs/how-to/${name}.md`).matchAll(/npm run ([a-z:-]+)/g)].map(([, script]) => script!),
  );
  expect(told).toContain('reconcile');
  // Long drills are for whoever works on the product.
  const absent = [...new Set(told)].filter(
    (name) => name !== 'test:long' && !/^node (server|sandbox)\/commands\//.test(scripts[name] ?? ''),
  );
  expect(absent).toEqual([]);
});

test('every setting is explained to operators', () => {
  const page = read('docs/how-to/run.md');
  // The sandbox bank is started by the server, which tells it everything.
  const readers = product.filter(({ path }) => placeOf(path) === 'server');
  const names = new Set(readers.flatMap(settingsIn));
  expect(names.size).toBeGreaterThan(40);
  expect([...names].filter((name) => !new RegExp(`\`${name}\\b`).test(page))).toEqual([]);
});

test('compose hands every setting of .env on, and overrides only what it must', () => {
  const app = /\n {2}app:\n([\s\S]+?)\n {2}database:/.exec(read('compose.yaml'))![1]!;
  expect(app).toMatch(/env_file:\n\s+- path: \.env\n\s+required: false/);
  const overridden = [...app.matchAll(/^ {6}([A-Z_]+): /gm)].map(([, name]) => name);
  expect(overridden).toEqual(['DATABASE_URL', 'LIVE_BUS', 'NODE_ENV', 'HOST', 'PORT', 'DATA_DIR']);
});
