// The guests of one network have so many reads under way at once on this server, and a queue for more: one guest with a script
// would otherwise take everybody's turn. What they may write is limited by the minute.
import { Lane } from '../../plumbing/lane.ts';

/** All guests of one office, or behind one proxy that is not configured as trusted, share a queue. */
export const ofGuests = {
  ...{ atOnce: 6, waitingMax: 200, waitingMaxEach: 200, retryAfterS: 2, turnWithinMs: 3_000 },
};

export class GuestLanes {
  #lanes = new Map<string, Lane>();

  async run<T>(network: string, work: () => Promise<T>): Promise<T> {
    const lane = this.#lanes.get(network) ?? new Lane(ofGuests);
    this.#lanes.set(network, lane);
    try {
      return await lane.run('', work);
    } finally {
      if (lane.isIdle) this.#lanes.delete(network);
    }
  }
}
