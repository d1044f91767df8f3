// Budgets and kinds of gifts as staff see them.
import type { Budget, KindOutflow } from '#contract/desk/budgets.ts';
import { type BudgetKind, budgetKindNames, budgetKinds } from '#rules/gifts/budget-kinds.ts';
import { expectedOutflow } from '#rules/gifts/outflow.ts';
import { type Cents, cents, type Money } from '#rules/money.ts';
import { initialBudget } from '../../budgets/budget-name.ts';
import { dayOf } from '../../budgets/outflow.ts';
import type { Content } from '../../content/content.ts';
import type { Sql } from '../../database/db.ts';
import { readThresholds } from '../../thresholds/thresholds.ts';
import { type KnownBudget, knownBudgets } from './known-budgets.ts';

const SHOWN = 500;

const euros = (amount: number): Money => ({ amount: cents(amount), currency: 'EUR' });

/** Fullest use first. One that nothing was charged to yet still has what it starts with. */
export async function listBudgets(sql: Sql, content: Content): Promise<Budget[]> {
  const known = knownBudgets(content);
  const rows = await sql<BudgetRow>`
    select kind, name, coalesce(granted_cents, starts_with) as granted_cents,
      coalesce(spent_cents, 0) as spent_cents,
      coalesce(title, '') as title
    from gift_budget full join unnest(
      ${known.map(({ kind }) => kind)}::text[], ${known.map(({ name }) => name)}::text[],
      ${known.map(({ title }) => title)}::text[], ${known.map(({ kind }) => initialBudget(kind))}::bigint[]
    ) as known (kind, name, title, starts_with) using (kind, name)
    order by coalesce(spent_cents, 0)::numeric / greatest(1, granted_cents) desc, kind, name limit ${SHOWN}`;
  return rows.map(({ kind, name, title, granted_cents: granted, spent_cents: spent }) => ({
    ...{ id: `${kind}:${name}`, kind, name, title },
    ...{ granted: euros(granted), spent: euros(spent), left: euros(granted - spent) },
  }));
}

interface BudgetRow extends KnownBudget {
  granted_cents: Cents;
  spent_cents: Cents;
}

interface KindRow {
  kind: BudgetKind;
  given: Cents | null;
  expected: Cents | null;
  most: number | null;
  stopped_at: Date | null;
  stopped_by: string | null;
  why: string | null;
}

export async function listKinds(sql: Sql, now: Date): Promise<KindOutflow[]> {
  const rows = await sql<KindRow>`
    select one.kind, given_cents as given, expected_cents as expected, most_cents + extra_cents as most,
      stopped_at, stopped_by, why
    from unnest(${budgetKindNames}::text[]) as one (kind)
      left join gift_outflow as today on today.kind = one.kind and day = ${dayOf(now)}::date
      left join gift_stop as stop on stop.kind = one.kind and reopened_at is null`;
  const { 'gifts-outflow': multiple } = await readThresholds(sql);
  const byKind = new Map(rows.map((row) => [row.kind, row]));
  return budgetKindNames.map((kind) => asKind(byKind.get(kind)!, multiple));
}

/** Nothing was given of a kind that has no figures today. */
function asKind({ kind, given, most, stopped_at: at, ...row }: KindRow, multiple: number): KindOutflow {
  const expected = row.expected ?? expectedOutflow(budgetKinds[kind], { stakes: 0, deposits: 0 });
  return {
    kind,
    given: euros(given ?? 0),
    expected: euros(expected),
    most: euros(most ?? expected * multiple),
    stopped: at === null ? null : { at: at.toISOString(), by: row.stopped_by!, why: row.why! },
  };
}

export async function countStopped(sql: Sql): Promise<number> {
  const [row] = await sql<{ stopped: number }>`
    select count(*)::int as stopped from gift_stop where reopened_at is null`;
  return row!.stopped;
}
