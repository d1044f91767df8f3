// Work on many bets or events: what fails is reported, and holds up none of the rest.
import { log } from '../plumbing/log.ts';
import { isPassing } from '../plumbing/outage.ts';

export async function eachAlone<T>(
  pieces: Iterable<T>,
  work: (piece: T) => Promise<unknown>,
  /** So that it is not the first in line again at once. */
  putOff: (piece: T) => Promise<unknown> = async () => undefined,
): Promise<void> {
  for (const piece of pieces)
    try {
      await work(piece);
    } catch (error) {
      // Without a database there is no rest to go on with.
      if (isPassing(error)) throw error;
      log.bug(error, { what: 'bets', piece });
      await putOff(piece);
    }
}

/** What comes of each, without those of which nothing can be made. */
export const allReadable = <T, U>(pieces: readonly T[], read: (piece: T) => U): U[] =>
  pieces.flatMap((piece) => {
    try {
      return [read(piece)];
    } catch (error) {
      log.bug(error, { what: 'bets', piece });
      return [];
    }
  });
