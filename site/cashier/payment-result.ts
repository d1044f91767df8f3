// What the pages that tell a payment's outcome have in common. They only display: which of them a payment belongs to is
// read from our own record, never from the address a provider sent somebody to (decision D82).
import { notFound, redirect } from '@tanstack/react-router';
import { cashier } from '#contract/cashier/cashier.ts';
import { cashierDeposits } from '#contract/cashier/deposits.ts';
import { type ResultPage, resultPageFor } from '#rules/payment-results.ts';
import { needs, type PageAddress, type PageModule, type PageReads } from '../routing/page.ts';

/** Pages on which somebody waits for a payment made elsewhere. */
export type WaitingPage = 'paymobile' | 'paynewwindow';
export type OutcomePage = ResultPage | WaitingPage;

/** In the path where the page has such an address, else in the query. */
export const transactionIn = ({ params, search }: PageAddress): string | undefined =>
  params['transaction'] ?? search['transaction'];

export const depositNamed = (transaction: string) => ({ type: 'deposit', transaction, count: 1 }) as const;

export const outcomeReads: PageReads = (address) => {
  const transaction = transactionIn(address);
  return transaction === undefined ? [] : [needs(cashier.gethistory, depositNamed(transaction))];
};

/** Of a page that also says what is still to be done. */
export const waitingReads: PageReads = (address) => {
  const transaction = transactionIn(address);
  const toDo = transaction === undefined ? [] : [needs(cashierDeposits.getdepositinfo, { transaction })];
  return [...outcomeReads(address), ...toDo];
};

/** A payment of somebody else's, or of nobody's, is not there; one that belongs on another page is shown there. */
export const checkOutcome =
  (page: OutcomePage): NonNullable<PageModule['check']> =>
  (address, answers) => {
    const transaction = transactionIn(address);
    if (transaction === undefined) return;
    const found = answers(cashier.gethistory, depositNamed(transaction));
    if (found === undefined) return;
    const [payment] = found.items;
    if (payment === undefined) throw notFound();
    const right = resultPageFor(page, payment.state);
    if (right !== page) throw redirect({ ...addressOf(right, transaction), statusCode: 302 });
  };

/** The specification gives only three of them a place for the transaction in the path. */
export function addressOf(page: OutcomePage, transaction: string) {
  switch (page) {
    case 'paysuccess':
      return { to: '/cashier/paysuccess/$transaction', params: { transaction } } as const;
    case 'payfail':
      return { to: '/cashier/payfail/$transaction', params: { transaction } } as const;
    case 'paypending':
      return { to: '/cashier/paypending/$transaction', params: { transaction } } as const;
    default:
      return { to: `/cashier/${page}`, search: { transaction } } as const;
  }
}
