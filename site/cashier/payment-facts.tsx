import type { Payment } from '#contract/cashier/cashier.ts';
import { formatMoney } from '#rules/format.ts';
import { cents } from '#rules/money.ts';
import { Moment } from '../i18n/moment.tsx';
import { useText } from '../i18n/use-text.tsx';
import { Facts } from './facts.tsx';
import { PaymentState } from './payment-state.tsx';
import { useReasonText } from './use-reason-text.ts';

/** Everything the record says about one payment. */
export function PaymentFacts({ payment }: { payment: Payment }) {
  const t = useText();
  const reasonText = useReasonText();
  const { amount, credited, fee, type } = payment;
  const arrives = { amount: cents(amount.amount - fee.amount), currency: amount.currency };
  const facts = [
    { key: 'amount', label: t(`cashier.type.${type}`), value: formatMoney(amount), isMain: true },
    {
      key: 'credited',
      label: t('cashier.fact.credited'),
      value: credited === null ? '' : formatMoney(credited),
    },
    ...(fee.amount > 0
      ? [
          { key: 'fee', label: t('cashier.fact.fee'), value: formatMoney(fee) },
          { key: 'arrives', label: t('cashier.fact.arrives'), value: formatMoney(arrives) },
        ]
      : []),
    { key: 'state', label: t('cashier.fact.state'), value: <PaymentState state={payment.state} /> },
    { key: 'reason', label: t('cashier.fact.reason'), value: reasonText(payment.reason) },
    { key: 'method', label: t('cashier.fact.method'), value: payment.method_name },
    { key: 'destination', label: t('cashier.fact.destination'), value: payment.destination },
    { key: 'created', label: t('cashier.fact.created'), value: <Moment at={payment.created_at} /> },
    {
      key: 'settled',
      label: t('cashier.fact.settled'),
      value: payment.settled_at === null ? '' : <Moment at={payment.settled_at} />,
    },
    { key: 'transaction', label: t('cashier.fact.transaction'), value: payment.transaction },
  ];
  return <Facts facts={facts} />;
}
