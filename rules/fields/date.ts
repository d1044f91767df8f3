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
  const [, d, m, y] = /^([0-9]{2})\.([0-9]{2})\.([0-9]{4})$/.exec(value) ?? [];
  const [, year = y, month = m, dayOfMonth = d] = /^([0-9]{4})-([0-9]{2})-([0-9]{2})$/.exec(value) ?? [];
  if (year === undefined || month === undefined || dayOfMonth === undefined) return null;
  const last = daysIn(Number(year), Number(month));
  return Number(dayOfMonth) >= 1 && Number(dayOfMonth) <= last ? `${year}-${month}-${dayOfMonth}` : null;
}

function daysIn(year: number, month: number): number {
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0;
}
