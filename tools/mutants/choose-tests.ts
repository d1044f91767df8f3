// Which tests a file's mutants are run against.
import { posix } from 'node:path';
import { nearTests } from '../near-tests.ts';
import { type CodeSource, placeOf } from '../tidy/sources.ts';

/** Those beside it, else those of its place that name it: what is done must show where it is done. */
export function testsNear(code: readonly CodeSource[], path: string): string[] {
  const home = placeOf(path);
  const near = nearTests(code, [path]);
  const beside = near.filter((test) => posix.dirname(test) === posix.dirname(path));
  return beside.length > 0
    ? beside
    : near.filter((test) => placeOf(test) === home || placeOf(test) === 'tests');
}

/** Those that were asked for. A path without tests is a typing mistake: with no tests every mutant would survive. */
export function testsUnder(code: readonly CodeSource[], asked: readonly string[]): string[] {
  const tests = code.map(({ path }) => path).filter((path) => /\.test\.tsx?$/.test(path));
  for (const path of asked)
    if (!tests.some((test) => isUnder(path, test))) throw new RangeError(`no tests under ${path}`);
  return tests.filter((test) => asked.some((path) => isUnder(path, test)));
}

export const isUnder = (folder: string, path: string): boolean =>
  path === folder || path.startsWith(`${folder}/`);
