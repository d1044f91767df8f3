// A postcode (spec §5): up to eight digits, or whatever pattern the country's field gives instead.
import { readPattern } from './pattern.ts';
import { detailed, isEmpty, type Problem, required } from './problem.ts';
import { writable } from './text.ts';

export function postcode(value: string, pattern?: string): Problem | null {
  if (isEmpty(value)) return required;
  const unwritable = writable(value);
  if (unwritable !== null) return unwritable;
  const given = pattern === undefined ? null : readPattern(pattern);
  const isPostcode = given === null ? /^[0-9]{1,8}$/.test(value) : given.matchesWhole(value);
  return isPostcode ? null : detailed('format', 'postcode');
}
