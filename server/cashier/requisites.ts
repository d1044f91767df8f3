// What a player fills in for a method, checked by the same rules as the form checks it by.
import type { RequisiteField } from '#contract/cashier/deposits.ts';
import { requisite } from '#rules/fields/requisite.ts';
import type { Player } from '../calls/context.ts';
import { refuseProblems } from '../calls/problems.ts';
import type { Content } from '../content/content.ts';

export type Requisites = Readonly<Record<string, string>>;

export interface Bank {
  id: string;
  name: string;
  country: string;
}

/** Those of the player's country; all where it is not known. A method's name may be anything a stranger typed. */
export function banksOf(
  content: Content,
  method: string,
  { country_code: home }: Pick<Player, 'country_code'>,
) {
  const banks = content.cms<Record<string, Bank[]>>('banks');
  const all = Object.hasOwn(banks, method) ? banks[method]! : [];
  return home === '' ? all : all.filter(({ country }) => country === home);
}

/** Nobody can be asked to choose from nothing: where we know no bank of the country, none is asked for. */
export const askedFields = (
  fields: readonly RequisiteField[],
  banks: readonly Bank[],
): readonly RequisiteField[] => fields.filter(({ type }) => type !== 'bank' || banks.length > 0);

/** Only the method's own fields, each right; whatever else was sent is left behind. */
export function readRequisites(
  given: Requisites,
  fields: readonly RequisiteField[],
  banks: readonly Bank[],
): Requisites {
  const own = askedFields(fields, banks).map((field) => ({
    ...field,
    value: (given[field.name] ?? '').trim(),
  }));
  const ids = banks.map(({ id }) => id);
  const textIn = (name: string) => given[name] ?? '';
  refuseProblems(
    Object.fromEntries(
      own.map((field) => [`requisites.${field.name}`, requisite(field, field.value, ids, textIn)]),
    ),
  );
  return Object.fromEntries(own.map(({ name, value }) => [name, value]));
}
