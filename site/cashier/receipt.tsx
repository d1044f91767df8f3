import { Link, useRouter } from '@tanstack/react-router';
import type { AccountInfo } from '#contract/account/account.ts';
import type { Payment } from '#contract/cashier/cashier.ts';
import { cashierWithdrawals } from '#contract/cashier/withdrawals.ts';
import { Brand } from '#ui/brand.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Panel } from '#ui/panel.tsx';
import { useRead } from '../asking/reads.ts';
import { useText } from '../i18n/use-text.tsx';
import { PaymentFacts } from './payment-facts.tsx';
import css from './receipt.module.css';
import { ReceiptButton } from './receipt-button.tsx';
import { Timeline } from './timeline.tsx';

interface ReceiptProps {
  payment: Payment;
  player: AccountInfo;
}

/** A sheet of paper: what was paid, by whom and how. Printed, it stands alone on its page. */
export function Receipt({ payment, player }: ReceiptProps) {
  const t = useText();
  const { visit } = useRouter().options.context;
  return (
    <>
      <Panel className={css.sheet} data-receipt={payment.transaction}>
        <div className={css.top}>
          <Brand name={visit.siteName} size={36} />
          <span className={css.player}>
            {t('cashier.receipt.player', { uid: player.uid, login: player.login })}
          </span>
        </div>
        <PaymentFacts payment={payment} />
        {payment.type === 'withdrawal' && <Way transaction={payment.transaction} />}
      </Panel>
      <div className={css.actions}>
        {payment.state === 'paid' && <ReceiptButton transaction={payment.transaction} />}
        <Button onClick={() => print()}>{t('cashier.receipt.print')}</Button>
        <ButtonLink look="quiet" link={<Link to="/cashier/history" />}>
          {t('cashier.receipt.toHistory')}
        </ButtonLink>
      </div>
    </>
  );
}

function Way({ transaction }: { transaction: string }) {
  const { data } = useRead(cashierWithdrawals.getWithdrawal, { transaction });
  return data === undefined ? null : <Timeline steps={data.steps} />;
}
