import { cashierDeposits, type PaymentMethod } from '#contract/cashier/deposits.ts';
import type { Output } from '#contract/define.ts';
import { useRead } from '../asking/reads.ts';

export type Bank = Output<typeof cashierDeposits.getbanks>['items'][number];

/** Asked for only where a method has a bank to be chosen. */
export function useBanks({ sysname, fields }: PaymentMethod): readonly Bank[] {
  const enabled = fields.some(({ type }) => type === 'bank');
  const { data } = useRead(cashierDeposits.getbanks, { method: sysname }, { enabled });
  return enabled ? (data?.items ?? []) : [];
}
