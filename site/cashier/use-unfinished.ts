// The deposit that was started last and still waits for the player, who came back from the bank's page without paying: by
// the browser's Back, or days later on another device. It is known from our record alone.
import { cashier } from '#contract/cashier/cashier.ts';
import { cashierDeposits, type DepositInfo } from '#contract/cashier/deposits.ts';
import { decimalOf } from '#rules/decimal.ts';
import { useRead } from '../asking/reads.ts';
import { needs, type PageModule, type PageRead } from '../routing/page.ts';

const lastStarted = { type: 'deposit', state: 'started', count: 1 } as const;

export const unfinishedRead: PageRead = needs(cashier.gethistory, lastStarted);

export const unfinishedNext: NonNullable<PageModule['readsNext']> = (_address, answers) => {
  const [started] = answers(cashier.gethistory, lastStarted)?.items ?? [];
  return started ? [needs(cashierDeposits.getdepositinfo, { transaction: started.transaction })] : [];
};

/** Null where there is none, or no way to go on with it. */
export function useUnfinished(): DepositInfo | null {
  const transaction = useRead(cashier.gethistory, lastStarted).data?.items[0]?.transaction;
  const enabled = transaction !== undefined;
  const { data: info } = useRead(cashierDeposits.getdepositinfo, { transaction }, { enabled });
  if (info === undefined || !('instructions' in info)) return null;
  const canGoOn = info.redirect_url !== null || info.instructions.length > 0;
  return info.transaction === transaction && info.state === 'started' && canGoOn ? info : null;
}

/** What was typed before the player left for the bank's page, to be typed no second time. */
export const amountOf = ({ amount: { amount } }: DepositInfo): string =>
  amount % 100 === 0 ? String(amount / 100) : decimalOf(amount);
