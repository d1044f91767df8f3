import { Link } from '@tanstack/react-router';
import type { PaymentMethod } from '#contract/cashier/deposits.ts';
import type { cashierWithdrawals } from '#contract/cashier/withdrawals.ts';
import type { Output } from '#contract/define.ts';
import { formatMoney } from '#rules/format.ts';
import { ZERO } from '#rules/money.ts';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Heading } from '#ui/heading.tsx';
import { Notice } from '#ui/notice.tsx';
import { Panel } from '#ui/panel.tsx';
import { useText } from '../i18n/use-text.tsx';
import { useClosures } from '../player/use-closures.ts';
import css from './cashier-panel.module.css';
import { methodNamed } from './method-address.ts';
import { MethodList } from './method-list.tsx';
import { WithdrawForm } from './withdraw-form.tsx';

interface WithdrawPanelProps {
  settings: Output<typeof cashierWithdrawals.getwithdrawsettings>;
  /** The method in the address; without one the first is taken. */
  chosen: string | undefined;
  onSent: (transaction: string) => void;
}

export function WithdrawPanel({ settings, chosen, onSent }: WithdrawPanelProps) {
  const t = useText();
  const { methods, currency, available } = settings;
  const closedWords = useClosures();
  const closedOf = ({ sysname }: PaymentMethod) => closedWords([`method:${sysname}`]);
  const isOpen = (one: PaymentMethod) => closedOf(one) === null;
  const method = methodNamed(methods, chosen ?? '') ?? methods.find(isOpen) ?? methods[0];
  if (method === undefined || available.amount === ZERO)
    return (
      <Panel>
        <EmptyState
          object="/art/obj-320/chest.webp"
          title={t('cashier.withdraw.nothing')}
          action={
            <ButtonLink link={<Link to="/cashier/wallet" />}>{t('cashier.withdraw.toWallet')}</ButtonLink>
          }
        >
          {t('cashier.withdraw.nothingText')}
        </EmptyState>
      </Panel>
    );

  const closed = closedOf(method);
  return (
    <Panel className={css.panel}>
      <div className={css.available}>
        <Heading level={2}>{t('cashier.withdraw.available')}</Heading>
        <strong className={css.figure}>{formatMoney(available)}</strong>
      </div>
      <MethodList
        label={t('cashier.method.title')}
        methods={methods}
        currency={currency}
        chosen={method}
        view="ContainerView"
        linkTo={({ sysname }) => ({
          to: '/cashier/withdraw',
          search: (before) => ({ ...before, method: sysname }),
        })}
      />
      {closed === null ? (
        <WithdrawForm key={method.sysname} method={method} available={available} onSent={onSent} />
      ) : (
        <Notice tone="care" title={t('shell.closed.title')}>
          {closed}
        </Notice>
      )}
    </Panel>
  );
}
