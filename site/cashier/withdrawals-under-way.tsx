import { cashier } from '#contract/cashier/cashier.ts';
import { useRead } from '../asking/reads.ts';
import { useText } from '../i18n/use-text.tsx';
import { WithdrawalCard } from './withdrawal-card.tsx';
import { isOver } from './withdrawal-way.ts';
import css from './withdrawals-under-way.module.css';

export const latestWithdrawals = { type: 'withdrawal', count: 20 } as const;

interface WithdrawalsUnderWayProps {
  watched: string | undefined;
  /** What this page has just asked for. */
  sent: string | null;
}

/** All that have not ended, and the one that is being watched, to its end and beyond. */
export function WithdrawalsUnderWay({ watched, sent }: WithdrawalsUnderWayProps) {
  const t = useText();
  const { data } = useRead(cashier.gethistory, latestWithdrawals);
  const open = data?.items.filter(({ state }) => !isOver(state)).map(({ transaction }) => transaction) ?? [];
  const shown = [...new Set([...(watched === undefined ? [] : [watched]), ...open])];
  if (shown.length === 0) return null;
  return (
    <section aria-label={t('cashier.withdraw.underWay')} className={css.list}>
      {shown.map((transaction) => (
        <WithdrawalCard key={transaction} transaction={transaction} isNew={transaction === sent} />
      ))}
    </section>
  );
}
