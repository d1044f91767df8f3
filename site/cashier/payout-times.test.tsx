import { expect, test } from 'vitest';
import { cashierWithdrawals } from '#contract/cashier/withdrawals.ts';
import { answers, shown } from '#tests/shown.tsx';
import { PayoutTimes } from './payout-times.tsx';
import { useDurationText } from './use-duration-text.ts';

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

test('durations are told in the forms of the reader’s language', async () => {
  const text = await shown(<Durations />, { texts: ['cashier'], answers: [], locale: 'ru' });
  expect(text.replaceAll('\u00a0', ' ')).toBe('1 минута, 2 часа, 5 дней, 21 секунда');
});

function Durations() {
  const text = useDurationText();
  return [60, 7_200, 5 * 86_400, 21].map(text).join(', ');
}
