// Which requisites to pay to (spec §5 "Identifier", decision D70): a card kept from before, shown by its ends
// ("123456...1234"); a number that passes the Luhn check; or the word that asks for new ones.
import { passesLuhn } from './luhn.ts';
import { detailed, isEmpty, type Problem, required } from './problem.ts';

const NEW_REQUISITES = 'new';

export function identifier(value: string): Problem | null {
  if (isEmpty(value)) return required;
  return isIdentifier(value) ? null : detailed('format', 'identifier');
}

const isIdentifier = (value: string) =>
  value === NEW_REQUISITES ||
  /^[0-9]{6}\.{3}[0-9]{4}$/.test(value) ||
  (/^[0-9]{12,19}$/.test(value) && passesLuhn(value));
