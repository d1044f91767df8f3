// Where a visitor came from, in the words of whoever sent them (decision D97). It is known while the page is open; the
// browser keeps it only for a visitor who allowed that.
import { type Search, type Trail, trailOf } from '#rules/entry-flags.ts';
import { keepCookie } from '../consent/consent.ts';

const TRAIL = 'trail';
const TRACK_SECONDS = 30 * 24 * 60 * 60;

let noted: Trail = {};
let isKept = false;

export function noteTrail(search: Search): void {
  noted = { ...noted, ...trailOf(search) };
  if (isKept) keepTrail();
}

/** From now on, and for what was noted before. */
export function keepTrail(): void {
  isKept = true;
  if (Object.keys(noted).length === 0) return;
  try {
    sessionStorage.setItem(TRAIL, JSON.stringify(readTrail()));
  } catch {
    // A browser that keeps nothing tells what this page knows.
  }
  if (noted.track_id !== undefined) keepCookie('track_id', encodeURIComponent(noted.track_id), TRACK_SECONDS);
}

/** Told with a registration, a hit and an event. */
export function readTrail(): Trail {
  const track = /(?:^|; )track_id=([^;]*)/.exec(document.cookie)?.[1];
  return { ...(track && { track_id: decodeURIComponent(track) }), ...keptInTab(), ...noted };
}

function keptInTab(): Trail {
  try {
    return JSON.parse(sessionStorage.getItem(TRAIL) ?? '{}') as Trail;
  } catch {
    return {};
  }
}
