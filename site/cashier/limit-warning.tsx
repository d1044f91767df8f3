import { Link } from '@tanstack/react-router';
import { formatMoney } from '#rules/format.ts';
import type { Cents, Currency } from '#rules/money.ts';
import { Notice } from '#ui/notice.tsx';
import { useText } from '../i18n/use-text.tsx';
import css from './limit-note.module.css';

/** Said before sending, for the server would say no: the player's own limit leaves only this much. */
export function LimitWarning({ left, currency }: { left: Cents; currency: Currency }) {
  const t = useText();
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
