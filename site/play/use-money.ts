import { formatAmount, formatMoney } from '#rules/format.ts';
import { cents } from '#rules/money.ts';
import { useTableState } from './play-context.ts';

/** Writes cents as the money of this table; play money has no sign. */
export function useMoney(): (amount: number) => string {
  const { opened } = useTableState();
  if (opened === null || opened.mode === 'demo') return (amount) => formatAmount(cents(amount));
  const { currency } = opened.balance;
  return (amount) => formatMoney({ amount: cents(amount), currency });
}
