// The port through which events come into the house. Whoever produces them, and however, is one adapter; what it says is
// the same for all (contract/feed/messages.ts), and so is what is done with it.
import type { FeedMessage } from '#contract/feed/messages.ts';

export interface FeedSink {
  /** In the order in which the producer says it. */
  hear(message: FeedMessage): void;
  /** The line is gone, or was never there; a new one begins with "hello". */
  lost(why: string): void;
}

export interface FeedAdapter {
  /** It knows every event that is not over: what it does not tell of any more will never be played. */
  readonly isComplete: boolean;
  /** Tries until it is stopped, and bears with its producer's trouble. */
  start(sink: FeedSink): void;
  /**
   * Everything since a sequence, or as it stands, and then of these events too, which we have not seen the end of;
   * "recovered" says that it has all been told.
   */
  recover(since: number | null, open: readonly string[]): void;
  /** Gives the line up, and tries again later. */
  drop(): void;
  stop(): Promise<void>;
}
