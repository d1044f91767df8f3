// Each studio has so many questions under way at once. They wait for the locks of players, each with a connection to the
// database: without an end, one player who is stuck would leave none to anybody else.
import { Lane } from '../../plumbing/lane.ts';

/** Less than half of the pool; the rest wait as long as a studio waits for an answer. */
const terms = { atOnce: 4, waitingMax: 1_000, waitingMaxEach: 200, retryAfterS: 2, turnWithinMs: 4_000 };

export class StudioLanes {
  #lanes = new Map<string, Lane>();

  /** `about`: whose session or which round, so that these take turns. Throws Busy where no turn comes. */
  run<T>(studio: string, about: string, work: () => Promise<T>): Promise<T> {
    const lane = this.#lanes.get(studio) ?? new Lane(terms);
    this.#lanes.set(studio, lane);
    return lane.run(about, work);
  }
}
