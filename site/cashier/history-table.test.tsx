import { expect, test } from 'vitest';
import { dollars, payment } from '#tests/cashier.ts';
import { shown } from '#tests/shown.tsx';
import { HistoryTable } from './history-table.tsx';

const tableOf = (change: Parameters<typeof payment>[0]) =>
  shown(<HistoryTable payments={[payment(change)]} />, { texts: ['cashier'], answers: [] });

test.for([
  ['deposit', 'paid', '+'],
  ['withdrawal', 'paid', '−'],
  ['withdrawal', 'checks', '−'],
] as const)('a %s that is %s changed the balance, and has a sign', async ([type, state, sign]) => {
  expect(await tableOf({ type, state })).toContain(`>${sign}\u00a0$\u00a050.00<`);
});

test('a payment has its day, its time and its whole amount (S9-R006, S9-R007, S9-R008)', async () => {
  const markup = await tableOf({ created_at: '2024-11-05T09:05:00Z', amount: dollars(1_234_567.89) });
  expect(markup).toContain('05.11.2024, 09:05');
  expect(markup).toContain('$\u00a01,234,567.89');
});

test.for([
  ['deposit', 'failed'],
  ['deposit', 'cancelled'],
  ['deposit', 'started'],
  ['withdrawal', 'declined'],
  ['withdrawal', 'cancelled'],
] as const)(
  'a %s that is %s moved nothing: no sign, and details instead of a receipt',
  async ([type, state]) => {
    const markup = await tableOf({ type, state });
    expect(markup).not.toMatch(/[+−] \$/);
    expect(markup).toContain('$\u00a050.00');
    expect(markup).toContain('aria-label="Payment details of T1001"');
    expect(markup).not.toContain('Receipt');
  },
);
