// Days as the product counts them (spec §9): spans of 24 hours, not dates in a calendar.

const DAY_MS = 86_400_000;

/** Whole days until a moment; a day that has begun counts, and what is over leaves none. */
export const daysUntil = (moment: Date, now: Date): number =>
  Math.max(0, Math.ceil((moment.getTime() - now.getTime()) / DAY_MS));
