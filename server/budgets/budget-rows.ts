// Budgets as they are stored.

import type { BudgetKind } from '#rules/gifts/budget-kinds.ts';
import type { Cents } from '#rules/money.ts';
import type { Sql } from '../database/db.ts';
import { initialBudget } from './budget-name.ts';
import { dayOf } from './outflow.ts';
import { isStopped } from './stop-kind.ts';

/**
 * What the budgets of one kind may still give today, by name: what they have left within the limit of the day, and nothing
 * while the kind is stopped. A budget that nothing was charged to yet is whole.
 */
export async function findLeft(sql: Sql, kind: BudgetKind, now: Date): Promise<(name: string) => number> {
  if (await isStopped(sql, kind)) return () => 0;
  const [today] = await sql<{ left: number }>`
    select most_cents + extra_cents - given_cents as left from gift_outflow
    where kind = ${kind} and day = ${dayOf(now)}::date`;
  const most = today?.left ?? Number.POSITIVE_INFINITY;
  const rows = await sql<{ name: string; left_cents: Cents }>`
    select name, granted_cents - spent_cents as left_cents from gift_budget where kind = ${kind}`;
  const left = new Map(rows.map(({ name, left_cents }) => [name, left_cents]));
  return (name) => Math.min(most, left.get(name) ?? initialBudget(kind));
}
