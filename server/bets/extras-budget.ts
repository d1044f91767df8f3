// What accumulators get on top is a gift of the operator: it is charged with what it comes to when a bet is settled.
import { type Cents, cents } from '#rules/money.ts';
import { sharedBudget } from '../budgets/budget-name.ts';
import { type BudgetCharge, chargeBudget, returnCharge } from '../budgets/charge-budget.ts';
import { isStopped } from '../budgets/stop-kind.ts';
import type { Sql, Tx } from '../database/db.ts';
import type { KeptBet } from './bet-rows.ts';
import { workedOut } from './worked-out.ts';

/** In euro cents. */
const extraOf = (bet: KeptBet): Cents => cents(Math.ceil(workedOut(bet).boost * bet.euro_rate));

const chargeOf = (bet: KeptBet, cost: Cents): BudgetCharge => ({
  ...{ budget: sharedBudget('multi-boost'), key: `multi-boost:${bet.id}` },
  ...{ player: bet.player_id, cost, isOwed: true },
});

/** Promised with the bet, so it is owed. A result that takes it away again gives the charge back. */
export async function chargeExtras(
  tx: Tx,
  changes: readonly { before: KeptBet; after: KeptBet }[],
  now: Date,
): Promise<void> {
  for (const { before, after } of changes) {
    const [was, is] = [extraOf(before), extraOf(after)];
    if (is > 0) await chargeBudget(tx, chargeOf(after, is), now);
    else if (was > 0) await returnCharge(tx, chargeOf(before, was));
  }
}

/** While they are stopped, accumulators are taken without extras. */
export const areExtrasStopped = (sql: Sql): Promise<boolean> => isStopped(sql, 'multi-boost');
