// How a shared flight climbs: what it shows at each moment, and when it has reached something. The server's clock decides.

/** By e once in so many milliseconds. */
const CLIMB_MS = 1_000 / 0.06;

/** What is shown so long after the start, in hundredths of the stake. */
export const shownX100 = (ms: number): number => Math.max(100, Math.floor(100 * Math.exp(ms / CLIMB_MS)));

/** The first whole millisecond at which a flight that goes so far shows it. */
export function msToReach(x100: number): number {
  let ms = Math.max(0, Math.floor(Math.log(x100 / 100) * CLIMB_MS));
  while (shownX100(ms) < x100) ms += 1;
  while (ms > 0 && shownX100(ms - 1) >= x100) ms -= 1;
  return ms;
}

/** A flight ends when it would show more than it reaches, so that who leaves at the very end is still paid. */
export const flightMs = (bustX100: number): number => msToReach(bustX100 + 1);
