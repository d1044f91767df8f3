import { expect, test } from 'vitest';
import { Refusal } from '#contract/refusals.ts';
import { shown } from '#tests/shown.tsx';
import { LatestPayments } from './latest-payments.tsx';
import { LimitNote } from './limit-note.tsx';
import { PayoutTimes } from './payout-times.tsx';
import { Unavailable } from './unavailable.tsx';

const silent = { texts: ['cashier', 'error'], answers: [] } as const;

test('an area of the cashier that is on its way says so', async () => {
  const markup = await shown(<Unavailable error={null} onRetry={() => undefined} />, silent);
  expect(markup).toContain('role="status"');
  expect(markup).toContain('aria-label="Loading"');
});

test('each area has a loader of its own', async () => {
  for (const area of [
    <LatestPayments key="payments" />,
    <LimitNote key="limit" currency="USD" />,
    <PayoutTimes key="times" nameOf={String} />,
  ])
    expect(await shown(area, silent)).toContain('data-loading');
});

test('one that was refused says why, and can be asked for again', async () => {
  const error = new Refusal('BillingUnavailable');
  const markup = await shown(<Unavailable error={error} onRetry={() => undefined} />, silent);
  expect(markup).toContain('Payments are not available right now.');
  expect(markup).toContain('Try again');
});
