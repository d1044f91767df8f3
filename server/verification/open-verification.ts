// What verification keeps open between calls.
import { Breaker } from '../plumbing/breaker.ts';

declare module '../calls/context.ts' {
  interface Rooms {
    verification: Verification;
  }
}

export interface Verification {
  /** Whoever asks the examiner knows how it went for the others. */
  breaker: Breaker;
}

export const openVerification = (): Verification => ({ breaker: new Breaker() });
