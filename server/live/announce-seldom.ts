// What changes every second must not make pages anew every second: whoever has the page open is told by a channel, and
// who comes later gets one that is a few seconds old.
import type { Topic } from '#contract/topics.ts';
import { logTrouble } from '../plumbing/outage-log.ts';
import type { Bus } from './bus.ts';

const EVERY_MS = 10_000;

/** Announces a topic now, unless it has just been. */
export function seldomAnnouncer(bus: Bus, topic: Topic): () => void {
  let announcedAt = Number.NEGATIVE_INFINITY;
  return () => {
    if (performance.now() < announcedAt + EVERY_MS) return;
    announcedAt = performance.now();
    bus.publish({ changed: [topic] }).catch((error: unknown) => logTrouble(error, { topic }));
  };
}
