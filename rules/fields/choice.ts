// A value taken from a list: a country, a region, a document type.
import { detailed, isEmpty, type Problem, required } from './problem.ts';

export function choice(value: string, values: readonly string[]): Problem | null {
  if (isEmpty(value)) return required;
  return values.includes(value) ? null : detailed('format', 'choice');
}
