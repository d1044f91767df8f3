// What a player fills in for a method, checked by the same rules as the form checks it by.
import type { RequisiteField } from '#contract/cashier-deposits.ts';
import { Refusal } from '#contract/refusals.ts';
import { requisite } from '#rules/fields/requisite.ts';
import { refuseProblems } from '../auth/problems.ts';
import type { Content } from '../content/content.ts';
import { type Sql, together } from '../db.ts';

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

/** A place another player is paid at must be shown to be this player's own first. */
export async function refuseDoubtful(sql: Sql, playerId: number, fingerprint: string): Promise<void> {
  const [[known], foreign] = await together(
    sql<{ standing: 'on_check' | 'fraudulent' }>`
      select standing from payout_destination where fingerprint = ${fingerprint}`,
    sql`
      select 1 from payment
      where type = 'withdrawal' and fingerprint = ${fingerprint} and player_id <> ${playerId} limit 1`,
  );
  if (known?.standing === 'fraudulent') throw new Refusal('RequisitesFraudulent');
  if (known?.standing === 'on_check') throw new Refusal('RequisitesOnVerification');
  if (foreign.length > 0) throw new Refusal('RequisitesValidationRequired');
}
