// What belongs to one machine and must not travel with the project.
import type { Source } from './sources.ts';

/** Written in halves, so that this file does not find itself. */
const machinePath = new RegExp(`(?<![\\w.:/])/(${['work', 'home', 'Users', 'root'].join('|')})/[\\w.-]`);
const registry = new RegExp(`\\bregistry\\.[\\w-]+\\.[a-z]+|"${'resolved'}":`);

export function leakFaults({ path, text }: Source): string[] {
  return text.split('\n').flatMap((line, index) => {
    if (machinePath.test(line)) return [`${path}:${index + 1} names a path of one machine`];
    if (registry.test(line)) return [`${path}:${index + 1} names a package registry`];
    return [];
  });
}
