// What the server held against a form, by field (spec §8 "Registration failure", decision D71). On the wire the
// phone is called `phone`, in the form `mobile`; both maps of a refusal are read, the parameters' own first.
import { type Code, codes, type Detail, details, type Problem, type Problems, problem } from './problem.ts';

export interface ServerRefusal {
  invalid_parameters?: unknown;
  error_data?: unknown;
}

export function problemsFrom({ invalid_parameters, error_data }: ServerRefusal): Problems {
  const said = [...fieldsOf(error_data), ...fieldsOf(invalid_parameters)];
  return Object.fromEntries(said.map(([field, words]) => [swapped(field), readProblem(words)]));
}

/** How a problem travels: its code and, where there is one, what makes it closer. */
const wordsOf = ({ code, detail }: Problem): string[] => (detail === undefined ? [code] : [code, detail]);

/** A form's problems as `invalid_parameters`. */
export const toInvalidParameters = (problems: Problems): Record<string, string[]> =>
  Object.fromEntries(Object.entries(problems).map(([field, found]) => [swapped(field), wordsOf(found)]));

const swaps: Readonly<Record<string, string>> = { phone: 'mobile', mobile: 'phone' };

/** The two names change places, whichever way the problem travels. */
const swapped = (field: string): string => (Object.hasOwn(swaps, field) ? swaps[field]! : field);

/** Only lists of texts are about fields; `error_data` holds other things too. */
const fieldsOf = (map: unknown): [string, string[]][] =>
  Object.entries(map ?? {}).filter((entry): entry is [string, string[]] => isTexts(entry[1]));

const isTexts = (value: unknown) =>
  Array.isArray(value) && value.length > 0 && value.every((item) => typeof item === 'string');

function readProblem([code, detail]: readonly string[]): Problem {
  const known: Code = codes.find((each) => each === code) ?? 'unknown';
  const closer: Detail | undefined = details.find((each) => each === detail);
  return closer === undefined ? problem(known) : { code: known, detail: closer, params: {} };
}
