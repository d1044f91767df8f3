// What the image holds, what its processes load, and which settings they read.
import { linksOf, packageOf, resolveLink } from './links.ts';
import type { CodeSource, Source } from './sources.ts';

/** Paths of the project that the last stage of a Dockerfile copies from the build's own folder. */
export function copiedPaths(dockerfile: string): string[] {
  const last = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '));
  return [...last.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, names]) => names!.trim().split(/\s+/));
}

export const isCopied = (path: string, copied: readonly string[]): boolean =>
  copied.some((name) => path === name || path.startsWith(`${name}/`));

interface Loaded {
  files: ReadonlySet<string>;
  packages: ReadonlySet<string>;
}

/** Everything loaded by these files, and by what they import, types left out. */
export function loadedBy(ways: readonly string[], code: readonly CodeSource[]): Loaded {
  const known = new Map(code.map((source) => [source.path, source]));
  const files = new Set(ways);
  const packages = new Set<string>();
  // The set grows while it is walked, and the walk takes in what was added.
  for (const path of files) {
    const source = known.get(path);
    if (source === undefined) continue;
    for (const { to, isType } of linksOf(source.nodes)) {
      if (isType) continue;
      const target = resolveLink(path, to);
      if (target !== undefined) files.add(target);
      else if (!to.startsWith('node:')) packages.add(packageOf(to));
    }
  }
  return { files, packages };
}

const reading = /\benv(?:, |\[)'([A-Z][A-Z0-9_]*)'/g;
const readingTogether = /\btogether\(env, \[([^\]]+)\]/g;

/** Names of settings that a source reads from the environment. */
export function settingsIn({ text }: Source): string[] {
  const single = [...text.matchAll(reading)].map(([, name]) => name!);
  const several = [...text.matchAll(readingTogether)].flatMap(
    ([, names]) => names!.match(/[A-Z][A-Z0-9_]+/g)!,
  );
  return [...single, ...several].filter((name) => !name.startsWith('MARIGOLD_'));
}
