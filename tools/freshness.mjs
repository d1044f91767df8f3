// Whether dist was built from the sources as they are now: a hash over them, left in dist by the last build.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './pinned.mjs';

const folders = ['contract', 'rules', 'games', 'sports', 'ui', 'site', 'desk', 'content'];
const files = [
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  'tools/bundle.ts',
  'tools/earlier-builds.ts',
];

/** Tests are not built, and what a build writes among the sources follows from the rest of them. */
const ignored = /\.(test|spec)\.tsx?$|\.gen\.ts$/;

export const STAMP = 'sources.sha256';

export const isBuilt = () => {
  const stamp = join(root, 'dist', STAMP);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === hashOfSources();
};

export function hashOfSources() {
  const hash = createHash('sha256');
  for (const path of [...folders.flatMap(filesUnder), ...files]) {
    const file = join(root, path);
    const content = existsSync(file) ? readFileSync(file) : Buffer.alloc(0);
    hash.update(`${path}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/** @type {(folder: string) => string[]} */
function filesUnder(folder) {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) return filesUnder(path);
      return ignored.test(path) ? [] : [path];
    });
}
