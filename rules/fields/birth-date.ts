// A birth date (decision D68): a real day, not before 1900, of someone who is an adult today.
import { type Day, date, readDay } from './date.ts';
import { detailed, type Problem } from './problem.ts';

const ADULT_AGE = 18;

export function birthDate(
  value: string,
  { today, age = ADULT_AGE }: { today: Day; age?: number },
): Problem | null {
  const wrong = date(value, { max: today });
  if (wrong !== null) return wrong;
  return readDay(value)! > latestBirth(today, age) ? detailed('date', 'age', { min: age }) : null;
}

/**
 * The same day so many years ago. From 29 February that day may not exist, yet it sorts where it would be: whoever
 * was born on one comes of age on 1 March of a year without.
 */
export function latestBirth(today: Day, age = ADULT_AGE): Day {
  const [year, month, dayOfMonth] = today.split('-');
  return `${String(Number(year) - age).padStart(4, '0')}-${month}-${dayOfMonth}`;
}
