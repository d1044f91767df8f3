// How the database goes about a statement, with the values it was sent with.
import type { Sql } from '#server/database/db.ts';
import type { Statement } from '../bench/caught.ts';

export interface Plan {
  'Node Type': string;
  Operation?: string;
  'Relation Name'?: string;
  Alias?: string;
  Plans?: Plan[];
  [more: string]: unknown;
}

/** `analyze`: it is executed too, and each node says how many rows it read. */
export async function planOf(
  sql: Sql,
  { texts, values }: Statement,
  options: 'verbose' | 'analyze' = 'verbose',
): Promise<Plan> {
  const explained = [`explain (format json, ${options}) ${texts[0]}`, ...texts.slice(1)];
  const [row] = await sql<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
    Object.assign(explained, { raw: explained }) as TemplateStringsArray,
    ...values,
  );
  return row!['QUERY PLAN'][0].Plan;
}

export function* nodesOf(plan: Plan): Generator<Plan> {
  yield plan;
  for (const child of plan.Plans ?? []) yield* nodesOf(child);
}
