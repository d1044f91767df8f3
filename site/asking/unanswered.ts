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

interface ErrorBody {
  error?: { error_data?: { target?: string } };
}

/** Whether an answer means "not now". A closure by the operator is a definite answer: its outcome is known, and asking again does not help. */
export const isPassing = ({ status, headers }: Response, body: unknown): boolean =>
  status === 503 &&
  headers.has('retry-after') &&
  (body as ErrorBody | null)?.error?.error_data?.target === undefined;

/** The answer went missing on the way, or the server could not tell: nobody knows what became of it. */
export function isLost(error: unknown): boolean {
  if (error instanceof Unanswered) return error.isSent;
  return isRefusal(error, 'ApplicationUnavailable') && error.details.error_data === undefined;
}
