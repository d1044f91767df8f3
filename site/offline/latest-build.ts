// Whether the server has a newer build than this page: asked every hour (decision D99).
import { nowMs } from '../start/clock.ts';

const POLL_MS = 3_600_000;

/** `build` is this page's own. Stops by itself once there is a newer one. */
export function watchBuilds(build: string, onNewer: () => void): () => void {
  const timer = setInterval(async () => {
    const latest = await readLatest();
    if (latest === null || latest === build) return;
    clearInterval(timer);
    onNewer();
  }, POLL_MS);
  return () => clearInterval(timer);
}

/** Null: there is no telling. */
async function readLatest(): Promise<string | null> {
  try {
    const answer = await fetch(`/_nuxt/builds/latest.json?rnd=${nowMs()}`, { cache: 'no-store' });
    const { id } = (await answer.json()) as { id?: unknown };
    return answer.ok && typeof id === 'string' ? id : null;
  } catch {
    return null;
  }
}
