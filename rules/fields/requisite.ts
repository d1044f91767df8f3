// What a payment method asks of the player, each by the rule of its type. The form and the server judge by the same.
import { cardHolder } from './card-holder.ts';
import { cardNumber } from './card-number.ts';
import { choice } from './choice.ts';
import { cryptoAddress } from './crypto-address.ts';
import { iban } from './iban.ts';
import { name } from './name.ts';
import { isEmpty, type Problem, required } from './problem.ts';

type RequisiteType = 'card_number' | 'card_holder' | 'iban' | 'bank' | 'crypto_address' | 'name';

interface RequisiteField {
  type: RequisiteType;
  is_required: boolean;
}

/** `banks` are the ids that a field of type 'bank' offers. */
export function requisite(
  { type, is_required: isRequired }: RequisiteField,
  value: string,
  banks: readonly string[] = [],
): Problem | null {
  if (isEmpty(value)) return isRequired ? required : null;
  return type === 'bank' ? choice(value, banks) : rules[type](value.trim());
}

const rules: Readonly<Record<Exclude<RequisiteType, 'bank'>, (value: string) => Problem | null>> = {
  card_number: cardNumber,
  card_holder: cardHolder,
  iban,
  crypto_address: cryptoAddress,
  name,
};
