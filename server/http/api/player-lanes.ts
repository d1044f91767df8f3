// Each player has so many requests under way at once on this server, and a short line for more. One whose lock is stuck
// would otherwise take every connection to the database with a dozen requests that all wait for it.
import { Lane } from '../../plumbing/lane.ts';

/** Less than half of the pool. A page asks for a dozen things at once, each answered in milliseconds; some open many tabs. */
const terms = { atOnce: 4, waitingMax: 64, waitingMaxEach: 64, retryAfterS: 2, turnWithinMs: 3_000 };

export class PlayerLanes {
  #lanes = new Map<number, Lane>();

  async run<T>(playerId: number, work: () => Promise<T>): Promise<T> {
    const lane = this.#lanes.get(playerId) ?? new Lane(terms);
    this.#lanes.set(playerId, lane);
    try {
      return await lane.run('', work);
    } finally {
      if (lane.isIdle) this.#lanes.delete(playerId);
    }
  }
}
