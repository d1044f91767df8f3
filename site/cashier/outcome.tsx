import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Payment } from '#contract/cashier/cashier.ts';
import { classes } from '#ui/classes.ts';
import { Panel } from '#ui/panel.tsx';
import { useText } from '../i18n/use-text.tsx';
import css from './outcome.module.css';
import { PaymentFacts } from './payment-facts.tsx';

interface OutcomeProps {
  /** The system page that says it in general; what follows says it of this payment. */
  sign: ReactNode;
  payment: Payment | undefined;
  children?: ReactNode;
}

export function Outcome({ sign, payment, children }: OutcomeProps) {
  const t = useText();
  return (
    <div className={classes(css.outcome, payment && css.told)}>
      {sign}
      {children}
      {payment && (
        <Panel className={css.panel}>
          <PaymentFacts payment={payment} />
          <Link to="/cashier/receipt" search={{ transaction: payment.transaction }} className={css.receipt}>
            {t(payment.state === 'paid' ? 'cashier.receipt.open' : 'cashier.receipt.details')}
          </Link>
        </Panel>
      )}
    </div>
  );
}
