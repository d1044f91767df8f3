// Whether prices can be trusted: the server answers, and the line that tells of prices is there.
import { connection } from '../asking/connection.ts';
import { useWatched, Watched } from '../start/watched.ts';

/** Set by whoever follows prices. */
export const lineLost = new Watched(false);

export function useIsLost(): boolean {
  const reach = useWatched(connection.reach);
  return useWatched(lineLost) || reach !== 'there';
}
