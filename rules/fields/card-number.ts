// A payment card's number (decision D70): 13 to 19 digits that pass the Luhn check. People write it in groups.
import { passesLuhn } from './luhn.ts';
import { detailed, isEmpty, type Problem, required } from './problem.ts';

export function cardNumber(value: string): Problem | null {
  if (isEmpty(value)) return required;
  return isCardNumber(value.replaceAll(' ', '')) ? null : detailed('format', 'card_number');
}

const isCardNumber = (digits: string) => /^[0-9]{13,19}$/.test(digits) && passesLuhn(digits);
