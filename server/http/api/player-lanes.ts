// Each player has so many requests under way at once on this server, and a short queue for more. One whose lock is stuck
// would otherwise take every connection to the database with a dozen requests that all wait for it.
import { Lane } from '../../plumbing/lane.ts';

/**
 * Less than half of the pool. A page asks for a dozen things at once, each answered in milliseconds. A player with quick
 * play in several tabs sends hundreds, which are played one after the other: the last waits for all of them.
 */
const terms = { atOnce: 4, waitingMax: 256, waitingMaxEach: 256, retryAfterS: 2, turnWithinMs: 20_000 };

type Queue = 'play' | 'protected';

export class PlayerLanes {
  #lanes = new Map<string, Lane>();

  /** The queues of one player do not wait for each other. */
  async run<T>(playerId: number, work: () => Promise<T>, queue: Queue = 'play'): Promise<T> {
    const name = `${queue} ${playerId}`;
    const lane = this.#lanes.get(name) ?? new Lane(terms);
    this.#lanes.set(name, lane);
    try {
      return await lane.run('', work);
    } finally {
      if (lane.isIdle) this.#lanes.delete(name);
    }
  }
}
