// The values of a payment's form: the amount, and what the method asks for, named as the server names it in its faults.
import type { PaymentMethod } from '#contract/cashier/deposits.ts';
import { amount, readAmount } from '#rules/fields/amount.ts';
import { type Problems, problemsIn } from '#rules/fields/problem.ts';
import { requisite } from '#rules/fields/requisite.ts';
import { type Cents, ZERO } from '#rules/money.ts';
import type { Bank } from './use-banks.ts';

export type PaymentValues = Record<string, string | boolean | undefined>;

/** The name under which a form holds what a method's field asks for. */
export const requisiteKey = ({ name }: { name: string }): string => `requisites.${name}`;

const textOf = (values: PaymentValues, name: string): string => String(values[name] ?? '');

export const startValues = ({ fields }: PaymentMethod, amountText = ''): PaymentValues => ({
  amount: amountText,
  ...Object.fromEntries(fields.map((field) => [requisiteKey(field), ''])),
});

interface CheckTerms {
  method: PaymentMethod;
  banks: readonly Bank[];
  /** The language the amount is written in. */
  locale: string;
  max?: Cents;
}

/** `max` may be less than the method's own: no more can be paid out than there is. */
export function checkPayment(
  values: PaymentValues,
  { method, banks, locale, max = method.max }: CheckTerms,
): Problems {
  const terms = { min: method.min, max, step: method.step };
  const ids = banks.map(({ id }) => id);
  const requisites = method.fields.map((field) => [
    requisiteKey(field),
    requisite(field, textOf(values, requisiteKey(field)), ids, (name) =>
      textOf(values, requisiteKey({ name })),
    ),
  ]);
  return problemsIn({
    amount: amount(textOf(values, 'amount'), terms, locale),
    ...Object.fromEntries(requisites),
  });
}

export const enteredAmount = (values: PaymentValues, locale: string): Cents =>
  readAmount(textOf(values, 'amount'), locale) ?? ZERO;

/** What can be paid of what was typed: nothing where it is too little, too much or no amount at all. */
export const payableAmount = (values: PaymentValues, terms: CheckTerms): Cents =>
  checkPayment(values, terms)['amount'] === undefined ? enteredAmount(values, terms.locale) : ZERO;

/** As the calls want it; what was left out is not sent. */
export const paymentInput = (
  values: PaymentValues,
  { id, sysname, fields }: PaymentMethod,
  locale: string,
) => ({
  method: sysname,
  methodId: String(id),
  amount: enteredAmount(values, locale),
  requisites: Object.fromEntries(
    fields
      .map((field) => [field.name, textOf(values, requisiteKey(field)).trim()] as const)
      .filter(([, value]) => value !== ''),
  ),
});
