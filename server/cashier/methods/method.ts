// A payment method: what it is called, in which currencies and within which bounds money moves by it, and what it asks
// of the player. Who moves the money is a gateway's business.
import type { RequisiteField } from '#contract/cashier/deposits.ts';
import { type Cents, type Currency, fromUnits } from '#rules/money.ts';
import type { AmountTerms } from '#rules/payment-amount.ts';

export interface Terms extends AmountTerms {
  /** Taken out of the amount. */
  fee: Cents;
}

export interface Direction {
  terms: Partial<Record<Currency, Terms>>;
  fields: readonly RequisiteField[];
}

export interface Method {
  /** Never given to another method. */
  id: number;
  sysname: string;
  /** The hosted page opens beside ours: the player needs both. */
  opensWindow: boolean;
  /** Suggested amounts, in whole units. */
  presets: Partial<Record<Currency, readonly number[]>>;
  deposit: Direction | null;
  withdrawal: Direction | null;
}

/** Whole units in, cents inside. Deposits go in whole units, withdrawals to the cent. */
export const terms = (min: number, max: number, { step = 1, fee = 0 } = {}): Terms => ({
  min: fromUnits(min),
  max: fromUnits(max),
  step: fromUnits(step),
  fee: fromUnits(fee),
});

export const toTheCent = { step: 0.01 };

export const asks = (name: string, type: RequisiteField['type']): RequisiteField => ({
  name,
  type,
  is_required: true,
});
