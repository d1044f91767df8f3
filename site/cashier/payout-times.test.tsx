import { expect, test } from 'vitest';
import { cashierWithdrawals } from '#contract/cashier-withdrawals.ts';
import { answers, shown } from '#tests/shown.tsx';
import { PayoutTimes } from './payout-times.tsx';

const draw = (paid: number) => {
  const items = [{ method: 'card', paid, median_seconds: 1_690, p90_seconds: 7_000 }];
  return shown(<PayoutTimes nameOf={String} />, {
    texts: ['cashier'],
    answers: [answers(cashierWithdrawals.getPayoutTimes, {}, { items })],
  });
};

test('how long payouts take is told from twenty of them on, in minutes and hours', async () => {
  expect(await draw(20)).toContain('Half within 29 minutes, 9 in 10 within 2 hours (20 payouts)');
  const few = await draw(19);
  expect(few).toContain('Too few payouts to measure yet');
  expect(few).not.toContain('29 minutes');
});
