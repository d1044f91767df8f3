import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { cashierWithdrawals } from '#contract/cashier/withdrawals.ts';
import { formatMoney } from '#rules/format.ts';
import { Heading } from '#ui/heading.tsx';
import { Panel } from '#ui/panel.tsx';
import { useRead } from '../asking/reads.ts';
import { useText } from '../i18n/use-text.tsx';
import { CancelWithdrawal } from './cancel-withdrawal.tsx';
import { PaymentState } from './payment-state.tsx';
import { Timeline } from './timeline.tsx';
import { Unavailable } from './unavailable.tsx';
import css from './withdrawal-card.module.css';

interface WithdrawalCardProps {
  transaction: string;
  /** It was asked for a moment ago, in a form that has gone since, and the focus with it. */
  isNew: boolean;
}

/** One withdrawal on its way. What changes is told by the live line, and shown as it comes. */
export function WithdrawalCard({ transaction, isNew }: WithdrawalCardProps) {
  const t = useText();
  const card = useRef<HTMLDivElement>(null);
  const { data: withdrawal, error, refetch } = useRead(cashierWithdrawals.getWithdrawal, { transaction });
  const isKnown = withdrawal !== undefined;
  useEffect(() => {
    if (isNew && isKnown) card.current?.focus();
  }, [isNew, isKnown]);
  if (withdrawal === undefined) return <Unavailable error={error} onRetry={() => void refetch()} />;
  return (
    <Panel
      ref={card}
      tabIndex={-1}
      className={css.card}
      data-withdrawal={transaction}
      data-state={withdrawal.state}
    >
      <div className={css.top}>
        <Heading level={2}>{formatMoney(withdrawal.amount)}</Heading>
        <span aria-live="polite">
          <PaymentState state={withdrawal.state} />
        </span>
        <span className={css.where}>
          {withdrawal.method_name} {withdrawal.destination}
        </span>
      </div>
      <Timeline steps={withdrawal.steps} />
      <div className={css.foot}>
        <Link to="/cashier/receipt" search={{ transaction }} className={css.receipt}>
          {t(withdrawal.state === 'paid' ? 'cashier.receipt.open' : 'cashier.receipt.details')}
        </Link>
        {withdrawal.can_cancel && (
          <CancelWithdrawal withdrawal={withdrawal} onCancelled={() => card.current?.focus()} />
        )}
      </div>
    </Panel>
  );
}
