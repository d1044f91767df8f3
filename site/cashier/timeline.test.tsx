import { expect, test } from 'vitest';
import type { PaymentStep } from '#contract/cashier/withdrawals.ts';
import { shown } from '#tests/shown.tsx';
import { Timeline } from './timeline.tsx';

const step = (state: PaymentStep['state'], change: Partial<PaymentStep> = {}): PaymentStep => ({
  state,
  at: '2026-03-01T12:00:00Z',
  reason: '',
  waits_for: 'nobody',
  ...change,
});

const timeline = (steps: readonly PaymentStep[]) =>
  shown(<Timeline steps={steps} />, { texts: ['cashier'], answers: [] });

test('what waits says for whom and why, and what is to come stands below it', async () => {
  const markup = await timeline([
    step('requested', { waits_for: 'cashier' }),
    step('held', { waits_for: 'cashier' }),
    step('checks', { waits_for: 'cashier', reason: 'new_destination' }),
  ]);
  expect([...markup.matchAll(/data-step="(\w+)"/g)].map(([, state]) => state)).toEqual([
    'requested',
    'held',
    'checks',
    'approved',
    'sent',
    'paid',
  ]);
  expect(markup.match(/data-waits-for/g)).toHaveLength(1);
  expect(markup).toContain('Waiting for our review');
  expect(markup).toContain('An account we have not paid before');
});

test('what is paid waits for nobody, and a reason without words is not shown', async () => {
  const markup = await timeline([step('sent', { waits_for: 'bank' }), step('paid', { reason: 'zzz' })]);
  expect(markup).not.toContain('data-waits-for');
  expect(markup).not.toContain('zzz');
});

test('what was declined goes no further', async () => {
  const markup = await timeline([step('checks'), step('declined', { reason: 'bank_declined' })]);
  expect(markup).not.toContain('data-step="paid"');
  expect(markup).toContain('The bank declined it');
});
