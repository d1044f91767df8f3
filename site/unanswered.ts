// A question without an answer. Whether it left the browser decides what may be done about it.
import { Refusal } from '#contract/refusals.ts';

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
