// The cashier as a test finds it: methods and payments like those the server tells of.
import type { Payment } from '#contract/cashier/cashier.ts';
import type { PaymentMethod } from '#contract/cashier/deposits.ts';
import { cents, fromUnits, type Money } from '#rules/money.ts';

export const dollars = (units: number): Money => ({ amount: fromUnits(units), currency: 'USD' });

export const method = (sysname: string, change: Partial<PaymentMethod> = {}): PaymentMethod => ({
  id: 1,
  sysname,
  name: `By ${sysname}`,
  note: '',
  marks: [],
  speed: '',
  min: cents(1_000),
  max: cents(500_000),
  step: cents(100),
  fee: cents(0),
  fields: [],
  ...change,
});

export const payment = (change: Partial<Payment> = {}): Payment => ({
  transaction: 'T1001',
  type: 'deposit',
  method: 'card',
  method_name: 'Bank card',
  amount: dollars(50),
  credited: null,
  fee: dollars(0),
  state: 'paid',
  reason: '',
  destination: '',
  created_at: '2026-03-01T12:00:00Z',
  settled_at: '2026-03-01T12:01:00Z',
  can_cancel: false,
  ...change,
});
