// How long a player may do nothing before they are signed out (spec §4 "Inactivity", decisions D57, D58).
// The browser warns and signs out; the server, which sees only requests, ends the session by the longest period.

export interface InactivityTimes {
  /** In seconds; 0 for never. */
  time_to_force_logout: number;
  user_inactivity_cashier_time: number;
  user_inactivity_pp_time: number;
}

const WARNED_AT = 0.8;

/** On this page, bare of its locale; null where nobody is ever signed out. The money and personal pages may differ. */
export function inactivityMs(times: InactivityTimes, path: string): number | null {
  if (times.time_to_force_logout <= 0) return null;
  const own = ownTime(times, path);
  return 1000 * (own > 0 ? own : times.time_to_force_logout);
}

/** As long as any page allows. */
export function longestInactivityMs(times: InactivityTimes): number | null {
  const { time_to_force_logout, user_inactivity_cashier_time, user_inactivity_pp_time } = times;
  if (time_to_force_logout <= 0) return null;
  return 1000 * Math.max(time_to_force_logout, user_inactivity_cashier_time, user_inactivity_pp_time);
}

/** From here on the player is warned, and what is left is counted down. */
export const warnedAfterMs = (periodMs: number): number => periodMs * WARNED_AT;

function ownTime(times: InactivityTimes, path: string): number {
  if (/^\/cashier(\/|$)/.test(path)) return times.user_inactivity_cashier_time;
  return /^\/profile(\/|$)/.test(path) ? times.user_inactivity_pp_time : 0;
}
