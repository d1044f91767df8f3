// What is wrong with the fields of a call, as the refusal that says so (decision D71).
import { Refusal } from '#contract/refusals.ts';
import type { Problem, Problems } from '#rules/fields/problem.ts';
import { toInvalidParameters } from '#rules/fields/server-problems.ts';

export function refuseProblems(found: Readonly<Record<string, Problem | null>>): void {
  const problems = Object.entries(found).filter((entry): entry is [string, Problem] => entry[1] !== null);
  if (problems.length > 0) throw wrong(Object.fromEntries(problems));
}

const wrong = (problems: Problems): Refusal =>
  new Refusal('InvalidParameter', { invalid_parameters: toInvalidParameters(problems) });
