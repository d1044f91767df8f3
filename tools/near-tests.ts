// Which tests a change should meet first: those beside the changed files that reach them, and those elsewhere that
// name them outright. Further away everything reaches everything, and the whole suite is there for that.
import { posix } from 'node:path';
import { linksOf, resolveLink } from './tidy/links.ts';
import type { CodeSource } from './tidy/sources.ts';

const isTestFile = (path: string) => /\.test\.tsx?$/.test(path);

export function nearTests(code: readonly CodeSource[], changed: readonly string[]): string[] {
  const links = new Map(
    code.map(({ path, nodes }) => [path, linksOf(nodes).flatMap(({ to }) => resolveLink(path, to) ?? [])]),
  );
  const isNear = (test: string, path: string) =>
    test === path ||
    links.get(test)!.includes(path) ||
    (posix.dirname(test) === posix.dirname(path) && reaches(links, test, path));
  return [...links.keys()].filter(isTestFile).filter((test) => changed.some((path) => isNear(test, path)));
}

function reaches(links: ReadonlyMap<string, readonly string[]>, from: string, to: string): boolean {
  const seen = new Set([from]);
  // The set grows while it is walked, and the walk takes in what was added.
  for (const path of seen) for (const next of links.get(path) ?? []) seen.add(next);
  return seen.has(to);
}
