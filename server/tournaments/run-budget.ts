// What a run may cost the operator is charged to the tournament's budget when it opens, and what of it was not won is given
// back when the run has been counted or cancelled. Prizes that are no cash are charged when they are given.
import { type Cents, cents } from '#rules/money.ts';
import { totalPrize } from '#rules/tournaments/prizes.ts';
import { type BudgetCharge, chargeBudget, returnCharge } from '../budgets/charge-budget.ts';
import type { Tx } from '../database/db.ts';
import type { RunRow } from './runs.ts';

type CostedRun = Pick<RunRow, 'id' | 'tournament' | 'promised_cents'> & {
  terms: Pick<RunRow['terms'], 'prizes'>;
};

/** In euros. A table may name more than is promised; then the operator adds the rest. */
const cashOf = ({ terms, promised_cents: promised }: CostedRun): Cents =>
  cents(Math.max(promised, totalPrize(terms.prizes, promised)));

const chargeOf = (run: CostedRun, cost: Cents): BudgetCharge => ({
  budget: { kind: 'tournament', name: run.tournament },
  key: `tournament:${run.id}:opened`,
  cost,
});

export const chargeRun = (tx: Tx, run: CostedRun, now: Date): Promise<void> =>
  chargeBudget(tx, chargeOf(run, cashOf(run)), now);

/** `won`: in euros, what the operator pays of the prizes. */
export const returnRest = (tx: Tx, run: CostedRun, won: number): Promise<void> =>
  returnCharge(tx, chargeOf(run, cents(Math.max(0, cashOf(run) - won))));
