import { expect, test } from 'vitest';
import { resultPageFor } from './payment-results.ts';

test.for([
  ['paysuccess', 'paid', 'paysuccess'],
  ['paysuccess', 'pending', 'paypending'],
  ['paysuccess', 'started', 'paypending'],
  ['paysuccess', 'failed', 'payfail'],
  ['paypending', 'declined', 'payfail'],
  ['payfail', 'paid', 'paysuccess'],
  ['payfail', 'review', 'paypending'],
  ['paypending', 'pending', 'paypending'],
  ['paypending', 'paid', 'paysuccess'],
  ['paypending', 'cancelled', 'paycancel'],
  ['paycancel', 'started', 'paycancel'],
  ['paycancel', 'paid', 'paysuccess'],
  ['paymobile', 'started', 'paymobile'],
  ['paymobile', 'paid', 'paysuccess'],
  ['paynewwindow', 'failed', 'payfail'],
  ['paypending', 'constructor', 'paypending'],
] as const)('sent to %s, a payment that is %s belongs to %s', ([asked, state, page]) => {
  expect(resultPageFor(asked, state)).toBe(page);
});
