// The one clock. Everything that depends on the time of day takes it from here, so that the sandbox and the
// tests can move time for the whole product at once.

export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** A clock that can be set ahead; the sandbox's time switch. */
export function createShiftableClock(): Clock & { shiftMs: number } {
  return {
    shiftMs: 0,
    now() {
      return new Date(Date.now() + this.shiftMs);
    },
  };
}
