// Charges what a grant costs to the budget of its definition, in the grant's own transaction. A grant beyond the budget is
// rejected before anything is written, so a caller may catch the error and let the grant wait.
import { Refusal } from '#contract/refusals.ts';
import { type Cents, ZERO } from '#rules/money.ts';
import type { Tx } from '../database/db.ts';
import { isRecorded, record } from '../ledger/record.ts';
import { type BudgetName, budgetAccount, giftsAccount, initialBudget } from './budget-name.ts';
import { countOutflow, type Outflow, uncountOutflow } from './outflow.ts';
import { stopKind, wakeWaiting } from './stop-kind.ts';

export interface BudgetCharge {
  budget: BudgetName;
  /** Names the grant: it is charged once for each key. */
  key: string;
  /** Whose grant it is. Left out: it is for nobody yet, as the promise of a tournament. */
  player?: number;
  /** In euros. */
  cost: Cents;
  /**
   * It was promised and cannot be rejected any more. What it exceeds the budget by is added to the budget, and beyond the
   * budget or the limit of the day it stops the kind.
   */
  isOwed?: boolean;
}

/** Throws RewardUnavailable where the budget holds less. */
export async function chargeBudget(tx: Tx, charge: BudgetCharge, now: Date): Promise<void> {
  if (charge.cost === ZERO || (await isCharged(tx, charge))) return;
  const outflow = outflowOf(charge);
  if (!(await countOutflow(tx, outflow, now))) throw new Refusal('RewardUnavailable');
  if ((await take(tx, charge)) || (await openAndTake(tx, charge, now))) return recordCharge(tx, charge, now);
  if (charge.isOwed) return overdraw(tx, charge, now);
  await uncountOutflow(tx, outflow, now);
  // Another transaction may have charged the same key in this moment.
  if (!(await isCharged(tx, charge))) throw new Refusal('RewardUnavailable');
}

async function overdraw(tx: Tx, charge: BudgetCharge, now: Date): Promise<void> {
  const { budget, cost } = charge;
  await fundBudget(tx, budget, { key: `owed:${charge.key}`, amount: cost }, now);
  const why = `More was owed than the budget of ${budget.name} held, and was added to it.`;
  await stopKind(tx, { kind: budget.kind, why, by: '', now });
  if (await take(tx, charge)) await recordCharge(tx, charge, now);
}

const outflowOf = ({ budget: { kind }, cost, isOwed }: BudgetCharge): Outflow => ({ kind, cost, isOwed });

const keyOf = ({ key }: BudgetCharge): string => `budget:${key}`;

/** Gives back what of a charge was not given in the end. What was never charged, before there were budgets, stays so. */
export async function returnCharge(tx: Tx, charge: BudgetCharge): Promise<void> {
  const { budget, cost, player } = charge;
  if (cost === ZERO || !(await isCharged(tx, charge))) return;
  const { outcome } = await record(tx, {
    ...{ key: `${keyOf(charge)}:returned`, reason: 'budget.returned', player },
    moves: [{ from: giftsAccount, to: budgetAccount(budget), amount: cost, currency: 'EUR' }],
  });
  if (outcome === 'recorded') await lowerSpent(tx, charge);
}

const lowerSpent = ({ sql }: Tx, { budget, cost }: BudgetCharge) => sql`
  update gift_budget set spent_cents = spent_cents - ${cost}
  where kind = ${budget.kind} and name = ${budget.name}`;

async function openAndTake(tx: Tx, charge: BudgetCharge, now: Date): Promise<boolean> {
  await openBudget(tx, charge.budget, now);
  return take(tx, charge);
}

/** False: the budget holds less, or it was not opened. Locks the budget. */
async function take({ sql }: Tx, { budget, cost }: BudgetCharge): Promise<boolean> {
  const taken = await sql<{ kind: string }>`
    update gift_budget set spent_cents = spent_cents + ${cost}
    where kind = ${budget.kind} and name = ${budget.name} and spent_cents + ${cost} <= granted_cents
    returning kind`;
  return taken.length > 0;
}

const isCharged = ({ sql }: Tx, charge: BudgetCharge): Promise<boolean> => isRecorded(sql, keyOf(charge));

async function recordCharge(tx: Tx, charge: BudgetCharge, now: Date): Promise<void> {
  const { budget, cost, player } = charge;
  const { outcome } = await record(tx, {
    ...{ key: keyOf(charge), reason: 'budget.charged', player },
    moves: [{ from: budgetAccount(budget), to: giftsAccount, amount: cost, currency: 'EUR' }],
  });
  // Another transaction has charged the same key in this moment.
  if (outcome !== 'already recorded') return;
  await lowerSpent(tx, charge);
  await uncountOutflow(tx, outflowOf(charge), now);
}

async function openBudget(tx: Tx, budget: BudgetName, now: Date): Promise<void> {
  const { kind, name } = budget;
  const amount = initialBudget(kind);
  const opened = await tx.sql<{ kind: string }>`
    insert into gift_budget (kind, name, granted_cents, opened_at) values (${kind}, ${name}, ${amount}, ${now})
    on conflict do nothing returning kind`;
  if (opened.length > 0) await recordFunds(tx, budget, { key: 'opened', amount });
}

const recordFunds = (tx: Tx, budget: BudgetName, { key, amount }: { key: string; amount: Cents }) =>
  record(tx, {
    ...{ key: `budget:${budget.kind}:${budget.name}:${key}`, reason: 'budget.funded' },
    moves: [{ from: giftsAccount, to: budgetAccount(budget), amount, currency: 'EUR' }],
  });

/** Adds to a budget; the key names why, and adds once. */
export async function fundBudget(
  tx: Tx,
  budget: BudgetName,
  { key, amount }: { key: string; amount: Cents },
  now: Date,
): Promise<void> {
  await openBudget(tx, budget, now);
  const { outcome } = await recordFunds(tx, budget, { key, amount });
  if (outcome === 'already recorded') return;
  await tx.sql`
    update gift_budget set granted_cents = granted_cents + ${amount}
    where kind = ${budget.kind} and name = ${budget.name}`;
  await wakeWaiting(tx, now);
}
