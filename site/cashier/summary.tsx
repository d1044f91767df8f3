import { formatMoney } from '#rules/format.ts';
import { type Cents, type Currency, cents, ZERO } from '#rules/money.ts';
import { useText } from '../i18n/use-text.tsx';
import { Facts } from './facts.tsx';
import css from './summary.module.css';

interface SummaryProps {
  type: 'deposit' | 'withdrawal';
  amount: Cents;
  fee: Cents;
  currency: Currency;
}

/** What it costs and what arrives, before anything is sent. */
export function Summary({ type, amount, fee, currency }: SummaryProps) {
  const t = useText();
  const arrives = cents(Math.max(ZERO, amount - fee));
  const facts = [
    { key: 'amount', label: t(`cashier.fact.${type}`), value: formatMoney({ amount, currency }) },
    {
      key: 'fee',
      label: t('cashier.fact.fee'),
      value: fee === ZERO ? t('cashier.summary.free') : formatMoney({ amount: fee, currency }),
    },
    {
      key: 'arrives',
      label: t(`cashier.summary.${type}`),
      value: formatMoney({ amount: arrives, currency }),
      isMain: true,
    },
  ];
  return (
    <div className={css.summary} data-summary={type}>
      <Facts facts={facts} />
    </div>
  );
}
