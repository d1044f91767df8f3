import { expect, test } from 'vitest';
import { deadFiles, unusedExports } from './reach.ts';
import { parseSource } from './sources.ts';

const tree = (files: Record<string, string>) =>
  Object.entries(files).map(([path, text]) =>
    /\.(ts|tsx|mjs)$/.test(path) ? parseSource({ path, text }) : { path, text },
  );
const code = (files: Record<string, string>) =>
  Object.entries(files).map(([path, text]) => parseSource({ path, text }));

const start = { 'package.json': '{ "scripts": { "start": "node tools/start.mjs" } }' };
const launcher = { ...start, 'tools/start.mjs': `run('server/main.ts');` };

test('a file is alive by an import, a path in quotes, a pattern or a style', () => {
  const files = {
    ...launcher,
    'server/main.ts': `import './db.ts'; import('./late.ts'); load('../site/root.tsx');`,
    'server/db.ts': `import type { Cents } from '#rules/money.ts';`,
    'server/late.ts': 'export {};',
    'rules/money.ts': 'export type Cents = number;',
    'site/root.tsx': `import './root.css'; import.meta.glob('./**/*.page.tsx');`,
    'site/root.css': `@import './fonts.css';`,
    'site/fonts.css': '',
    'site/home/home.page.tsx': 'export default 1;',
  };
  expect(deadFiles(tree(files))).toEqual([]);
});

test('files that only name each other are dead', () => {
  const files = {
    ...launcher,
    'server/main.ts': '',
    'server/a.ts': `import './b.ts';`,
    'server/b.ts': `import './a.ts';`,
    'site/old.module.css': '',
  };
  expect(deadFiles(tree(files))).toEqual([
    'server/a.ts is used by nobody',
    'server/b.ts is used by nobody',
    'site/old.module.css is used by nobody',
  ]);
});

test('a test does not keep the code alive that it alone uses', () => {
  const files = {
    ...launcher,
    'server/main.ts': '',
    'server/a.ts': '',
    'server/a.test.ts': `import './a.ts'; import '#tests/world.ts';`,
    'tests/world.ts': '',
  };
  expect(deadFiles(tree(files))).toEqual(['server/a.ts is used by tests alone']);
});

test('an export that nobody takes is found, of whatever form', () => {
  const files = {
    'server/a.ts':
      'export const b = 1, { c, d: e } = f; export function g() {} export type H = 1; export default 2;',
    'server/b.ts': `import { c } from './a.ts'; export { c as i };`,
    'server/c.ts': `import type { H } from './a.ts';`,
    'server/whole.ts': 'export const used = 1;',
    'server/main.ts': `import * as whole from './whole.ts'; export { b } from './a.ts';`,
  };
  expect(unusedExports(code(files)).filter((fault) => !fault.includes('main.ts'))).toEqual([
    'server/a.ts exports e to nobody',
    'server/a.ts exports g to nobody',
    'server/a.ts exports default to nobody',
    'server/b.ts exports i to nobody',
  ]);
});
