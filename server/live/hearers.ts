// Everyone on this server who listens to the bus.
import { log } from '../plumbing/log.ts';
import type { BusMessage } from './bus.ts';

export function createHearers() {
  const hearers = new Set<(message: BusMessage) => void>();
  return {
    subscribe(hear: (message: BusMessage) => void) {
      hearers.add(hear);
      return () => void hearers.delete(hear);
    },
    /** One who fails must not keep the news from the rest. */
    tell(message: BusMessage) {
      for (const hear of hearers) {
        try {
          hear(message);
        } catch (error) {
          log.bug(error);
        }
      }
    },
  };
}
