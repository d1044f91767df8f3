import { expect, test } from 'vitest';
import { payment } from '#tests/cashier.ts';
import { shown } from '#tests/shown.tsx';
import { HistoryTable } from './history-table.tsx';

const tableOf = (change: Parameters<typeof payment>[0]) =>
  shown(<HistoryTable payments={[payment(change)]} />, { texts: ['cashier'], answers: [] });

test.for([
  ['deposit', 'paid', '+'],
  ['withdrawal', 'paid', '−'],
  ['withdrawal', 'checks', '−'],
] as const)('a %s that is %s changed the balance, and has a sign', async ([type, state, sign]) => {
  expect(await tableOf({ type, state })).toContain(`>${sign} $\u00a050.00<`);
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
