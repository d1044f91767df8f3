// The one clock. Everything that depends on the time of day takes it from here, so that the sandbox and the
// tests can move time for the whole product at once.

export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** A clock that runs ahead by what it is told, asked anew each time; the sandbox's time switch. */
export const createShiftedClock = (shiftMs: () => number): Clock => ({
  now: () => new Date(Date.now() + shiftMs()),
});
