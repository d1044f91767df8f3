// /cashier/receipt?transaction=: one payment, to be printed or kept (decision D83); without a name, the latest one
import { notFound, useSearch } from '@tanstack/react-router';
import { cashier } from '#contract/cashier/cashier.ts';
import { useRead } from '../asking/reads.ts';
import { useText } from '../i18n/use-text.tsx';
import { needs, type PageModule } from '../routing/page.ts';
import { useOwnPage } from '../routing/use-own-page.ts';
import { CashierFrame } from './cashier-frame.tsx';
import { NoPayments } from './no-payments.tsx';
import { Receipt } from './receipt.tsx';
import { Unavailable } from './unavailable.tsx';

const paymentNamed = (transaction: string | undefined) => ({
  count: 1,
  ...(transaction !== undefined && { transaction }),
});

export const reads: PageModule['reads'] = ({ search: { transaction } }) => [
  needs(cashier.gethistory, paymentNamed(transaction)),
];
export const check: PageModule['check'] = ({ search: { transaction } }, answers) => {
  const found = answers(cashier.gethistory, paymentNamed(transaction));
  if (transaction !== undefined && found?.items.length === 0) throw notFound();
};
export const texts: PageModule['texts'] = ['cashier'];
export const head: PageModule['head'] = (say) => ({ title: say('cashier.head.receipt'), isIndexed: false });

export default function ReceiptPage() {
  const t = useText();
  const player = useOwnPage();
  const { transaction } = useSearch({ strict: false });
  const { data, error, refetch } = useRead(cashier.gethistory, paymentNamed(transaction));
  if (player === null) return null;
  const payment = data?.items[0];
  return (
    <CashierFrame title={t(payment?.state === 'paid' ? 'cashier.receipt.title' : 'cashier.receipt.details')}>
      {payment && <Receipt payment={payment} player={player} />}
      {data?.items.length === 0 && <NoPayments isFiltered={false} />}
      {data === undefined && <Unavailable error={error} onRetry={() => void refetch()} />}
    </CashierFrame>
  );
}
