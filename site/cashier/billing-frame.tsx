import { Link } from '@tanstack/react-router';
import type { PaymentMethod } from '#contract/cashier/deposits.ts';
import type { Currency } from '#rules/money.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Heading } from '#ui/heading.tsx';
import { Icon } from '#ui/icon.tsx';
import { Panel } from '#ui/panel.tsx';
import { useText } from '../i18n/use-text.tsx';
import css from './billing-frame.module.css';
import { DepositForm } from './deposit-form.tsx';
import { methodIcon } from './method-icon.ts';

interface BillingFrameProps {
  method: PaymentMethod;
  currency: Currency;
  presets: Readonly<Record<string, readonly number[]>>;
}

/** The frame of one method that was chosen elsewhere: its name, its form, and the way to the others. */
export function BillingFrame({ method, currency, presets }: BillingFrameProps) {
  const t = useText();
  return (
    <Panel className={css.frame} data-billing={method.sysname}>
      <div className={css.method}>
        <Icon name={methodIcon(method.sysname)} size={26} />
        <Heading level={2}>{method.name}</Heading>
        <ButtonLink size="s" link={<Link to="/cashier/deposit" />}>
          {t('cashier.billing.other')}
        </ButtonLink>
      </div>
      <DepositForm
        key={method.sysname}
        method={method}
        currency={currency}
        presets={presets[currency] ?? []}
      />
    </Panel>
  );
}
