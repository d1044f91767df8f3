// How long something takes, in the one unit in which people would say it.

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** 95 seconds are 2 minutes: told too long rather than too short, for somebody waits. */
export function roughly(seconds: number): { count: number; unit: 'second' | 'minute' | 'hour' | 'day' } {
  if (seconds < MINUTE) return { count: Math.max(1, Math.ceil(seconds)), unit: 'second' };
  if (seconds < HOUR) return { count: Math.ceil(seconds / MINUTE), unit: 'minute' };
  if (seconds < 2 * DAY) return { count: Math.ceil(seconds / HOUR), unit: 'hour' };
  return { count: Math.ceil(seconds / DAY), unit: 'day' };
}
