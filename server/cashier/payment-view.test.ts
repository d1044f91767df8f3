import { expect, test } from 'vitest';
import { cents } from '#rules/money.ts';
import { readConfig } from '../config/config.ts';
import { readContent } from '../content/content.ts';
import { paymentView } from './payment-view.ts';
import type { PaymentRow } from './payments.ts';

const NOW = new Date('2026-03-01T12:00:00Z');
const content = readContent('content');

const view = (row: Partial<PaymentRow>, env = {}) =>
  paymentView(
    {
      ...{ transaction: 't', type: 'withdrawal', method: 'card', currency: 'USD', cents: 1000, fee_cents: 5 },
      ...{ state: 'checks', reason: '', destination: '', credited_cents: null, credited_currency: null },
      ...{ created_at: NOW, settled_at: null, ...row },
    } as PaymentRow,
    { content, locale: 'en', config: readConfig(env) },
  );

test('a withdrawal may be cancelled while it waits, where the law lets it', () => {
  expect(view({}).can_cancel).toBe(true);
  expect(view({ state: 'sent' }).can_cancel).toBe(false);
  expect(view({ type: 'deposit', state: 'started' }).can_cancel, 'a deposit').toBe(false);
  expect(view({}, { PROFILE: 'strict' }).can_cancel).toBe(false);
});

test('it is settled at its time, or not yet', () => {
  expect(view({}).settled_at).toBeNull();
  expect(view({ settled_at: NOW }).settled_at).toBe(NOW.toISOString());
});

test('what was credited is told where it is not what was asked', () => {
  expect(view({}).credited).toBeNull();
  expect(view({ credited_cents: cents(900), credited_currency: 'EUR' }).credited).toEqual({
    ...{ amount: 900, currency: 'EUR' },
  });
});
