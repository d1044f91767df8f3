import { Link } from '@tanstack/react-router';
import type { DepositInfo } from '#contract/cashier/deposits.ts';
import { formatMoney } from '#rules/format.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { useText } from '../i18n/use-text.tsx';
import { addressOf } from './payment-result.ts';

/** Offers to go on with a deposit that was started. It goes nowhere by itself: paying is for the player to decide. */
export function UnfinishedNotice({ deposit }: { deposit: DepositInfo }) {
  const t = useText();
  const { amount, method_name: method, redirect_url: url, transaction } = deposit;
  const outside = { href: url ?? '' };
  const link = url === null ? <Link {...addressOf('paypending', transaction)} /> : <a {...outside} />;
  return (
    <Notice
      tone="care"
      title={t('cashier.unfinished.title')}
      action={
        <ButtonLink size="s" link={link}>
          {t('cashier.unfinished.goOn')}
        </ButtonLink>
      }
    >
      {t('cashier.unfinished.text', { amount: formatMoney(amount), method })}
    </Notice>
  );
}
