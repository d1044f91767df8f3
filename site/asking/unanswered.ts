// A question without an answer. Whether it left the browser decides what may be done about it.
import { isRefusal, Refusal } from '#contract/refusals.ts';

export class Unanswered extends Refusal<'UnknownError'> {
  /** False: it never left. True: nobody knows whether it arrived, and what became of it. */
  readonly isSent: boolean;
  /** Asked again it is not done twice. */
  readonly isOnce: boolean;

  constructor(isSent: boolean, { isOnce = false, cause }: { isOnce?: boolean; cause?: unknown } = {}) {
    super('UnknownError');
    this.isSent = isSent;
    this.isOnce = isOnce;
    this.cause = cause;
  }
}

/** "Not now": the server is busy, or a part of it away for a moment. The site itself is not closed. */
export class NotNow extends Refusal<'ApplicationUnavailable'> {
  constructor() {
    super('ApplicationUnavailable');
  }
}

/** The answer went missing on the way, or the server could not tell: nobody knows what became of it. */
export const isLost = (error: unknown): boolean =>
  error instanceof Unanswered ? error.isSent : isRefusal(error, 'ApplicationUnavailable');
