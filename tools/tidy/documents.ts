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
