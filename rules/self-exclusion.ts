// How long a player may exclude themselves (spec §9). Days are spans of 24 hours; months and years are the calendar's,
// and where the month is too short its last day counts.

export const exclusionPeriods = [
  '1_day',
  '7_days',
  '30_days',
  '3_months',
  '6_months',
  '9_months',
  '1_year',
  '2_years',
  '3_years',
  '4_years',
  '5_years',
  'permanent',
] as const;
export type ExclusionPeriod = (typeof exclusionPeriods)[number];

const DAY_MS = 86_400_000;

/** Null: it has no end. */
export function exclusionEnd(period: ExclusionPeriod, from: Date): Date | null {
  const [, count, unit] = /(\d+)_(day|month|year)/.exec(period) ?? [];
  switch (unit) {
    case 'day':
      return new Date(from.getTime() + Number(count) * DAY_MS);
    case 'month':
      return monthsLater(from, Number(count));
    case 'year':
      return monthsLater(from, 12 * Number(count));
    default:
      return null;
  }
}

function monthsLater(from: Date, months: number): Date {
  const later = new Date(from);
  later.setUTCDate(1);
  later.setUTCMonth(later.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(later.getUTCFullYear(), later.getUTCMonth() + 1, 0)).getUTCDate();
  later.setUTCDate(Math.min(from.getUTCDate(), lastDay));
  return later;
}
