// What a payment method asks of the player, each by the rule of its type. The form and the server judge by the same.
import { cardHolder } from './card-holder.ts';
import { cardNumber } from './card-number.ts';
import { choice } from './choice.ts';
import { cryptoAddress } from './crypto-address.ts';
import { custom } from './custom.ts';
import { iban } from './iban.ts';
import { identifier } from './identifier.ts';
import { name } from './name.ts';
import { isEmpty, type Problem, required } from './problem.ts';
import { sameAs } from './same-as.ts';

type Plain = 'card_number' | 'card_holder' | 'iban' | 'crypto_address' | 'name' | 'identifier';
type RequisiteType = Plain | 'bank' | 'custom' | 'same_as';

interface RequisiteField {
  type: RequisiteType;
  is_required: boolean;
  pattern?: string | undefined;
  same_as?: { name: string; label: string } | undefined;
}

/** `banks` are the ids that a field of type 'bank' offers; `textIn` tells what another field of the form holds. */
export function requisite(
  { type, is_required: isRequired, pattern, same_as: other }: RequisiteField,
  value: string,
  banks: readonly string[] = [],
  textIn: (name: string) => string = () => '',
): Problem | null {
  // A repeated value may be left out only where what it repeats is.
  if (type === 'same_as' && other !== undefined)
    return sameAs(value.trim(), textIn(other.name).trim(), other.label);
  if (isEmpty(value)) return isRequired ? required : null;
  if (type === 'bank') return choice(value, banks);
  return type === 'custom' || type === 'same_as' ? custom(value.trim(), pattern) : rules[type](value.trim());
}

const rules: Readonly<Record<Plain, (value: string) => Problem | null>> = {
  card_number: cardNumber,
  card_holder: cardHolder,
  iban,
  crypto_address: cryptoAddress,
  identifier,
  name,
};
