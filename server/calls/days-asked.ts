// The days a list is asked for, as moments.
import { Refusal } from '#contract/refusals.ts';
import { dayStart } from '#rules/day-start.ts';

export interface DaysAsked {
  from?: string | undefined;
  to?: string | undefined;
  zone?: string | undefined;
}

/** From the first moment of `from` up to the first moment after `to`, where the asker is; null is no bound. */
export const spanOf = (asked: DaysAsked): { from: Date | null; to: Date | null } => ({
  from: startOf('from', asked, 0),
  to: startOf('to', asked, 1),
});

/** "2026-02-31" is no day. */
function startOf(name: 'from' | 'to', asked: DaysAsked, daysLater: number): Date | null {
  const { [name]: day, zone = 'UTC' } = asked;
  if (day === undefined) return null;
  const start = dayStart(day, zone, daysLater);
  if (start !== null) return start;
  const isZoneWrong = dayStart('2026-01-01', zone) === null;
  const wrong: Record<string, string[]> = isZoneWrong ? { zone: ['format'] } : { [name]: ['date'] };
  throw new Refusal('InvalidParameter', { invalid_parameters: wrong });
}
