// Dates are days without a clock. People write 31.12.1999; the wire and the rules say 1999-12-31, which sorts.
import { isEmpty, type Problem, problem, required } from './problem.ts';

/** "1999-12-31". */
export type Day = string;

export interface DateBounds {
  min?: Day;
  max?: Day;
}

/** The oldest day anyone could mean (decision D68). */
const EARLIEST_DAY: Day = '1900-01-01';

export function date(value: string, { min = EARLIEST_DAY, max }: DateBounds = {}): Problem | null {
  if (isEmpty(value)) return required;
  const day = readDay(value);
  if (day === null || day < min || (max !== undefined && day > max)) return problem('date');
  return null;
}

/** Both ways of writing a day, the year always in four digits; null for a day no calendar has. */
export function readDay(value: string): Day | null {
  const day = value.replace(/([0-9]{2})\.([0-9]{2})\.([0-9]{4})/, '$3-$2-$1');
  const time = Date.parse(`${day}T00:00:00Z`);
  // A 31st of June is read as the first of July, so it must come out as it went in.
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === day ? day : null;
}
