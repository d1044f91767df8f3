import { useParams, useRouter, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { cashier, type Payment } from '#contract/cashier/cashier.ts';
import { resultPageFor } from '#rules/payment-results.ts';
import { useRead } from '../asking/reads.ts';
import { addressOf, depositNamed, type OutcomePage, transactionIn } from './payment-result.ts';

const POLL_MS = 5_000;

/**
 * The payment a result page is about, if it names one. While it has not ended the record is asked every five seconds,
 * beside what the live line tells; once it belongs on another page, that page takes this one's place.
 */
export function useOutcome(page: OutcomePage): Payment | undefined {
  const router = useRouter();
  const transaction = transactionIn({
    params: useParams({ strict: false }),
    search: useSearch({ strict: false }),
  });
  const { data, refetch } = useRead(cashier.gethistory, depositNamed(transaction ?? ''), {
    enabled: transaction !== undefined,
  });
  // The answer at hand may still be about the payment shown before.
  const payment = data?.items.find((found) => found.transaction === transaction);
  const right = payment === undefined ? page : resultPageFor(page, payment.state);
  const isOver = page === 'paysuccess' || page === 'payfail';

  useEffect(() => {
    if (transaction === undefined || isOver) return;
    const timer = setInterval(() => void refetch(), POLL_MS);
    return () => clearInterval(timer);
  }, [transaction, isOver, refetch]);

  useEffect(() => {
    if (transaction !== undefined && right !== page)
      void router.navigate({ ...addressOf(right, transaction), replace: true });
  }, [transaction, right, page, router]);

  return payment;
}
