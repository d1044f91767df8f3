// Every budget that something can be charged to: one for each definition of the content, and those that definitions share.
import { type BudgetKind, budgetKindNames } from '#rules/gifts/budget-kinds.ts';
import { type BudgetName, isShared, type SharedKind, sharedBudget } from '../../budgets/budget-name.ts';
import type { Content } from '../../content/content.ts';
import { listOf, lists } from '../../content/entries.ts';
import { localised } from '../../content/localised.ts';

/** Kinds whose definitions have budgets of their own; each is a kind of the content too. */
type DefinedKind = Exclude<BudgetKind, SharedKind>;

export interface KnownBudget extends BudgetName {
  /** What players read; empty for a shared budget. */
  title: string;
}

export const knownBudgets = (content: Content): KnownBudget[] =>
  budgetKindNames.flatMap((kind) =>
    isShared(kind) ? [{ ...sharedBudget(kind), title: '' }] : definedBudgets(content, kind),
  );

function definedBudgets(content: Content, kind: DefinedKind): KnownBudget[] {
  // Each of these kinds has a file of the content; an older release may lack it.
  const list = listOf(kind)!;
  if (!content.hasCms(list)) return [];
  const { key } = lists[list]!;
  const items = localised<readonly Readonly<Record<string, unknown>>[]>(content, content.defaultLocale, list);
  return items.map((item) => ({
    ...{ kind, name: String(item[key]) },
    title: String(item['title'] ?? ''),
  }));
}
