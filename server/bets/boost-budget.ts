// What boosted prices are expected to cost is charged to one budget. When it is used up, every price is the plain one.
import { cents, ZERO } from '#rules/money.ts';
import { sharedBudget } from '../budgets/budget-name.ts';
import { findLeft } from '../budgets/budget-rows.ts';
import { type BudgetCharge, chargeBudget, returnCharge } from '../budgets/charge-budget.ts';
import type { Sql, Tx } from '../database/db.ts';
import type { KeptBet, LegRow } from './bet-rows.ts';

const budget = sharedBudget('boost');

/** In euro cents: nothing while boosts are stopped. */
export const findBoostBudget = async (sql: Sql, now: Date): Promise<number> =>
  (await findLeft(sql, 'boost', now))(budget.name);

/** Until the transaction ends no other bet is charged to the budget. The caller holds the liability of the events. */
export async function holdBoostBudget({ sql }: Tx, now: Date): Promise<number> {
  await sql`select pg_advisory_xact_lock('boost_use'::regclass::int, 0)`;
  return findBoostBudget(sql, now);
}

/** In euro cents, of one bet: each of its boosted legs names the whole cost. */
export const boostCostOf = (legs: readonly Pick<LegRow, 'boost_cost_cents'>[]): number =>
  Math.max(0, ...legs.map(({ boost_cost_cents }) => boost_cost_cents));

type BoostedBet = Pick<KeptBet, 'id' | 'player_id' | 'legs'>;

/** Owed, because the bet was judged with the boost: the limit was what the budget had left then. */
const chargesOf = (bets: readonly BoostedBet[]): BudgetCharge[] =>
  bets.flatMap(({ id, player_id: player, legs }) => {
    const cost = cents(boostCostOf(legs));
    return cost === ZERO ? [] : [{ ...{ budget, key: `boost:${id}` }, ...{ player, cost, isOwed: true } }];
  });

export async function chargeBoosts(tx: Tx, bets: readonly BoostedBet[], now: Date): Promise<void> {
  await Promise.all(chargesOf(bets).map((charge) => chargeBudget(tx, charge, now)));
}

/** Of bets that waited and were not taken. */
export async function returnBoosts(tx: Tx, bets: readonly BoostedBet[]): Promise<void> {
  await Promise.all(chargesOf(bets).map((charge) => returnCharge(tx, charge)));
}
