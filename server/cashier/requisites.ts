// What a player fills in for a method, checked by the same rules as the form checks it by.
import type { RequisiteField } from '#contract/cashier-deposits.ts';
import { requisite } from '#rules/fields/requisite.ts';
import { refuseProblems } from '../auth/problems.ts';
import type { Content } from '../content/content.ts';

export type Requisites = Readonly<Record<string, string>>;

export interface Bank {
  id: string;
  name: string;
  country: string;
}

/** A method's name may be anything a stranger typed. */
export function banksOf(content: Content, method: string): Bank[] {
  const banks = content.cms<Record<string, Bank[]>>('banks');
  return Object.hasOwn(banks, method) ? banks[method]! : [];
}

/** Only the method's own fields, each right; whatever else was sent is left behind. */
export function readRequisites(
  given: Requisites,
  fields: readonly RequisiteField[],
  banks: readonly Bank[],
): Requisites {
  const own = fields.map((field) => ({ ...field, value: (given[field.name] ?? '').trim() }));
  const ids = banks.map(({ id }) => id);
  refuseProblems(
    Object.fromEntries(own.map((field) => [`requisites.${field.name}`, requisite(field, field.value, ids)])),
  );
  return Object.fromEntries(own.map(({ name, value }) => [name, value]));
}
