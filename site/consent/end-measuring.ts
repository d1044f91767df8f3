// A no after a yes: what was kept is taken away, and the page begins anew without what it had loaded.
import { keepCookie } from './consent.ts';

/** Ours that scripts can reach, and those that the counters we can load leave under our name. */
const measuring = /^(track_id|_ga.*|_gid|_pk_.*)$/;

export function endMeasuring(): void {
  for (const part of document.cookie.split('; ')) {
    const name = part.split('=', 1)[0]!;
    if (measuring.test(name)) keepCookie(name, '', 0);
  }
  try {
    sessionStorage.removeItem('trail');
  } catch {
    // Nothing was kept.
  }
  location.reload();
}
