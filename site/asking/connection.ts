// Whether the server can be reached. What fails for want of a connection waits here and is done again once there is one;
// until then the page that stands on screen stays there. It never waits for what changes something: see ask.ts.

import { Watched } from '../start/watched.ts';
import { type Backoff, createBackoff } from './backoff.ts';

/** Offline: this browser has no network. Away: it has one, and nobody answers. */
export type Reach = 'there' | 'offline' | 'away';

export interface ConnectionParts {
  hasNetwork(): boolean;
  /** Whether the server answers just now. */
  knock(): Promise<boolean>;
  waits: Backoff;
}

export interface Connection {
  reach: Watched<Reach>;
  /** Whether the server is there now; all who ask at once share one look. While it is not, it is looked for by itself. */
  look(): Promise<boolean>;
  /** Does the work, if need be again once the server is back. What fails twice while it is there fails. */
  carry<T>(work: () => Promise<T>): Promise<T>;
}

export function createConnection({ hasNetwork, knock, waits }: ConnectionParts): Connection {
  const reach = new Watched<Reach>('there');
  let looking: Promise<boolean> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function lookNow(): Promise<boolean> {
    clearTimeout(timer);
    const isThere = hasNetwork() && (await knock());
    if (isThere) waits.reset();
    else timer = setTimeout(look, waits.next());
    reach.set(isThere ? 'there' : hasNetwork() ? 'away' : 'offline');
    return isThere;
  }

  const look = () => {
    looking ??= lookNow().finally(() => {
      looking = undefined;
    });
    return looking;
  };

  const back = () =>
    new Promise<void>((resolve) => {
      const stop = reach.watch(() => {
        if (reach.get() !== 'there') return;
        stop();
        resolve();
      });
    });

  return {
    reach,
    look,
    async carry(work) {
      for (let isLast = false; ; )
        try {
          return await work();
        } catch (error) {
          const isThere = await look();
          // It may have come back since the work failed.
          if (isThere && isLast) throw error;
          isLast = isThere;
          if (!isThere) await back();
        }
    },
  };
}

const ANSWERED_WITHIN_MS = 10_000;

/** That of this browser. On the server nothing is ever asked of it. */
export const connection = createConnection({
  hasNetwork: () => navigator.onLine !== false,
  knock: () =>
    fetch('/api/metadata.get?v=1', {
      cache: 'no-store',
      signal: AbortSignal.timeout(ANSWERED_WITHIN_MS),
    }).then(
      ({ status }) => status < 500,
      () => false,
    ),
  waits: createBackoff(1_000, 30_000),
});
