import { accountMoney } from '#contract/account/money.ts';
import type { Cents } from '#rules/money.ts';
import { useRead } from '../asking/reads.ts';

/** What the player's own limit leaves, where this is more; else null. */
export function useOverLimit(amount: Cents): Cents | null {
  const { data: limit } = useRead(accountMoney.getDepositLimit, {});
  const left = limit?.available_amount ?? null;
  return left !== null && amount > left ? left : null;
}
