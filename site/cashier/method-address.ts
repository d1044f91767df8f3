// How a method's own page is addressed (spec §9 "Payment method URL display"): by its sysname, or by its number where an
// operator wants that. Both are understood, whichever is written.
import type { PaymentMethod } from '#contract/cashier/deposits.ts';
import type { CashierSettings } from '#contract/content.ts';

export const methodNamed = (methods: readonly PaymentMethod[], name: string): PaymentMethod | undefined =>
  methods.find(({ sysname, id }) => sysname === name || String(id) === name);

export const nameInAddress = (
  { id, sysname }: PaymentMethod,
  display: CashierSettings['methodUrl'],
): string => (display === 'id' ? String(id) : sysname);
