import { Link } from '@tanstack/react-router';
import { accountMoney } from '#contract/account-money.ts';
import { formatMoney } from '#rules/format.ts';
import type { Cents, Currency } from '#rules/money.ts';
import { useText } from '../i18n/use-text.tsx';
import { useRead } from '../reads.ts';
import { Notice } from '../ui/notice.tsx';
import css from './limit-note.module.css';

/** Said before sending, for the server will say no: the player's own limit leaves less than this. */
export function LimitWarning({ amount, currency }: { amount: Cents; currency: Currency }) {
  const t = useText();
  const { data: limit } = useRead(accountMoney.getDepositLimit, {});
  const left = limit?.available_amount ?? null;
  if (left === null || amount <= left) return null;
  return (
    <Notice
      tone="care"
      action={
        <Link to="/profile/responsible-game" className={css.link}>
          {t('cashier.limit.see')}
        </Link>
      }
    >
      {t('cashier.limit.exceeded', { amount: formatMoney({ amount: left, currency }) })}
    </Notice>
  );
}
