// When runs of a tournament are: by a rule that recurs, in UTC.

export interface Schedule {
  every: 'day' | 'week';
  /** Of a week, from 1, Monday, to 7. */
  weekday?: number | undefined;
  /** "18:00". */
  at: string;
  lasts_minutes: number;
  /** Players may join so long before the start. */
  opens_minutes_before: number;
}

export interface Occurrence {
  opensAt: Date;
  startsAt: Date;
  endsAt: Date;
}

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const DAYS_A_WEEK = 7;

/** Those that have begun and go on, and the next one: in their order. */
export function occurrencesAt(schedule: Schedule, now: Date): Occurrence[] {
  const stepMs = (schedule.every === 'week' ? DAYS_A_WEEK : 1) * DAY_MS;
  const lastsMs = schedule.lasts_minutes * MINUTE_MS;
  const latest = latestStart(schedule, now);
  const before = Math.ceil(lastsMs / stepMs);
  const starts = Array.from({ length: before + 2 }, (_, place) => latest + (place - before) * stepMs);
  return starts
    .filter((start) => start + lastsMs > now.getTime())
    .map((start) => ({
      opensAt: new Date(start - schedule.opens_minutes_before * MINUTE_MS),
      startsAt: new Date(start),
      endsAt: new Date(start + lastsMs),
    }));
}

/** Of the occurrence that began last. */
function latestStart({ every, weekday = 1, at }: Schedule, now: Date): number {
  const [hours, minutes] = at.split(':').map(Number) as [number, number];
  const midnight = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
  const today = midnight + (hours * 60 + minutes) * MINUTE_MS;
  if (every === 'day') return today <= now.getTime() ? today : today - DAY_MS;
  const since = (now.getUTCDay() - weekday + DAYS_A_WEEK) % DAYS_A_WEEK;
  const start = today - since * DAY_MS;
  return start <= now.getTime() ? start : start - DAYS_A_WEEK * DAY_MS;
}
