// Budgets of gifts for tests: used up, added to, and looked at.
import { cents } from '#rules/money.ts';
import type { BudgetName } from '#server/budgets/budget-name.ts';
import { chargeBudget, fundBudget } from '#server/budgets/charge-budget.ts';
import type { Product } from '#server/calls/product.ts';
import { drawHex } from '#server/plumbing/chance.ts';

type House = Pick<Product, 'db' | 'clock'>;

interface BudgetRow {
  left: number;
  spent: number;
}

/** A budget that nothing was charged to is opened. */
export async function budgetNow({ db, clock }: House, { kind, name }: BudgetName): Promise<BudgetRow> {
  const opened = { budget: { kind, name }, key: `opened:${kind}:${name}`, cost: cents(1) };
  await db.atomically((tx) => chargeBudget(tx, opened, clock.now()));
  const [row] = await db.sql<BudgetRow>`
    select (granted_cents - spent_cents)::int as left, spent_cents::int as spent
    from gift_budget where kind = ${kind} and name = ${name}`;
  return row!;
}

/** As much as anybody likes may be given of the kind today. */
export const liftDayLimit = ({ db, clock }: House, kind: BudgetName['kind']) => db.sql`
  insert into gift_outflow (kind, day, expected_cents, most_cents, extra_cents)
  values (${kind}, ${clock.now()}, 0, 0, 1000000000000)
  on conflict (kind, day) do update set extra_cents = excluded.extra_cents`;

/** Nothing but so many cents is left of it. */
export async function drainBudget(house: House, budget: BudgetName, left = 0): Promise<void> {
  await liftDayLimit(house, budget.kind);
  const { left: held } = await budgetNow(house, budget);
  const charge = { budget, key: `drained:${drawHex(6)}`, cost: cents(held - left) };
  await house.db.atomically((tx) => chargeBudget(tx, charge, house.clock.now()));
}

export const addToBudget = ({ db, clock }: House, budget: BudgetName, amount = 1_000_000): Promise<void> =>
  db.atomically((tx) =>
    fundBudget(tx, budget, { key: `added:${drawHex(6)}`, amount: cents(amount) }, clock.now()),
  );

const PLENTY = 10 ** 10;

/** Lifts the limit of the day for one kind. */
export async function allowGifts(house: House, budget: BudgetName): Promise<void> {
  await liftDayLimit(house, budget.kind);
  await addToBudget(house, budget, PLENTY);
}
