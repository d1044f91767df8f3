import { Link } from '@tanstack/react-router';
import type { Payment } from '#contract/cashier/cashier.ts';
import { formatMoney } from '#rules/format.ts';
import { hasMovedMoney } from '#rules/payment-state.ts';
import { Icon } from '#ui/icon.tsx';
import { type Column, Table } from '#ui/table.tsx';
import { Moment } from '../i18n/moment.tsx';
import { useText } from '../i18n/use-text.tsx';
import css from './history-table.module.css';
import { methodIcon } from './method-icon.ts';
import { PaymentState } from './payment-state.tsx';

export function HistoryTable({ payments }: { payments: readonly Payment[] }) {
  const t = useText();
  const columns: readonly Column<Payment>[] = [
    { key: 'at', title: t('cashier.fact.created'), cell: ({ created_at: at }) => <Moment at={at} /> },
    {
      key: 'what',
      title: t('cashier.history.what'),
      cell: ({ type, method, method_name: name }) => (
        <span className={css.what}>
          <Icon name={methodIcon(method)} size={18} />
          {t(`cashier.type.${type}`)}, {name}
        </span>
      ),
    },
    {
      key: 'state',
      title: t('cashier.fact.state'),
      cell: ({ state }) => <PaymentState state={state} />,
    },
    {
      key: 'amount',
      title: t('cashier.amount.label'),
      isFigure: true,
      cell: ({ type, state, amount, credited }) =>
        credited === null ? (
          <Amount sign={signOf(type, state)} text={formatMoney(amount)} />
        ) : (
          t('cashier.history.cameOf', { came: formatMoney(credited), asked: formatMoney(amount) })
        ),
    },
    {
      key: 'receipt',
      title: t('cashier.history.details'),
      cell: ({ transaction, state }) => (
        <Link
          to="/cashier/receipt"
          search={{ transaction }}
          className={css.receipt}
          aria-label={t(state === 'paid' ? 'cashier.history.receiptOf' : 'cashier.history.detailsOf', {
            transaction,
          })}
        >
          <Icon name={state === 'paid' ? 'receipt' : 'info'} size={18} />
        </Link>
      ),
    },
  ];
  return (
    <div className={css.payments}>
      <Table
        caption={t('cashier.history.title')}
        columns={columns}
        rows={payments}
        rowKey={({ transaction }) => transaction}
      />
    </div>
  );
}

/** Only what changed the balance has a sign. */
function signOf(type: Payment['type'], state: Payment['state']): '+' | '−' | null {
  if (!hasMovedMoney(type, state)) return null;
  return type === 'deposit' ? '+' : '−';
}

const Amount = ({ sign, text }: { sign: '+' | '−' | null; text: string }) =>
  sign === null ? <span className={css.unmoved}>{text}</span> : `${sign}\u00a0${text}`;
