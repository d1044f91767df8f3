import { spawnSync } from 'node:child_process';
import { lstatSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copyPrograms, findPrograms, linkLibraries, type Programs, programIn } from './programs.ts';

const runs = (programs: Programs) => spawnSync(programIn(programs, 'postgres'), ['--version']).status === 0;

test('a platform without ready-made programs is one sentence', () => {
  expect(() => findPrograms('sunos', 'sparc')).toThrow(
    'No PostgreSQL comes along for sunos on sparc: set DATABASE_URL to a PostgreSQL server, version 15 or newer.',
  );
});

test('programs run from a copy, and without their libraries’ links only once these are made', () => {
  const folder = mkdtempSync(join(tmpdir(), 'marigold-programs-'));
  const copy = copyPrograms(findPrograms(), folder);
  expect(runs(copy)).toBe(true);

  const lib = join(copy.folder, 'lib');
  const links = readdirSync(lib).filter((name) => lstatSync(join(lib, name)).isSymbolicLink());
  for (const name of links) rmSync(join(lib, name));
  expect(runs(copy)).toBe(false);

  linkLibraries(copy);
  linkLibraries(copy);
  expect(runs(copy)).toBe(true);
  rmSync(folder, { recursive: true });
});
