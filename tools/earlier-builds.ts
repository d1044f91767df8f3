// The scripts and styles of earlier builds stay for the tabs that were opened before the newest: such a tab asks for the
// parts of its own build, and would otherwise have to be reloaded. They stay for a fortnight and for ten builds at most;
// a tab that is older reloads once (see site/start/reload-once.ts).
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';

const KEPT_MS = 14 * 86_400_000;
const KEPT_BUILDS = 10;

/** Copies them from the build in `dist`, and from those it has kept, into the one that will take its place. */
export async function keepEarlierBuilds({ dist, next, now }: { dist: string; next: string; now: number }) {
  const kept = join(next, 'earlier');
  await mkdir(kept, { recursive: true });
  // A folder is named for the moment at which its build was replaced.
  const earlier = (await namesIn(join(dist, 'earlier')))
    .filter((name) => now - Number(name) < KEPT_MS)
    .toSorted((a, b) => Number(b) - Number(a))
    .slice(0, KEPT_BUILDS - 1);
  for (const name of earlier) await cp(join(dist, 'earlier', name), join(kept, name), { recursive: true });
  const last = join(dist, 'client/assets');
  if (existsSync(last)) await cp(last, join(kept, String(now)), { recursive: true });
}

const namesIn = async (folder: string) => (existsSync(folder) ? readdir(folder) : []);
