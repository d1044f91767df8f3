// Documents lead to what exists.
import { posix } from 'node:path';
import type { Source } from './sources.ts';

export function linkFaults({ path, text }: Source, known: ReadonlySet<string>): string[] {
  return [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)].flatMap(([, link]) => {
    const target = posix.normalize(posix.join(posix.dirname(path), link!));
    return known.has(target) || [...known].some((file) => file.startsWith(`${target}/`.replace('//', '/')))
      ? []
      : [`${path} leads to ${link}, which does not exist`];
  });
}

/** Decisions are numbered without gaps, and each says its own number: two people who write one at a time take turns. */
export function decisionFaults(documents: readonly Source[]): string[] {
  return documents
    .filter(({ path }) => path.startsWith('docs/decisions/'))
    .toSorted((a, b) => (a.path < b.path ? -1 : 1))
    .flatMap(({ path, text }, before) => {
      const file = `docs/decisions/${String(before + 1).padStart(4, '0')}-`;
      const faults = [];
      if (!path.startsWith(file)) faults.push(`${path} should begin with ${file}`);
      if (!text.startsWith(`# ${before + 1}. `)) faults.push(`${path} does not say its number in its title`);
      return faults;
    });
}
