// The reference a payer writes on a bank transfer, by ISO 11649: "RF", two check digits, and our own signs. Banks know
// the form, and a slip of the hand is found before it is taken for another's payment.
import { remainder97 } from './mod97.ts';

const SIGNS = 12;

/** The same for the same transaction, which is a name in hexadecimal. */
export function creditorReference(transaction: string): string {
  const own = (BigInt(`0x${transaction}`) % 36n ** BigInt(SIGNS))
    .toString(36)
    .toUpperCase()
    .padStart(SIGNS, '0');
  return `RF${String(98 - remainder97(`${own}RF00`)).padStart(2, '0')}${own}`;
}

/** In groups of four, as people copy it. */
export const writtenInGroups = (reference: string): string => reference.replaceAll(/(.{4})(?=.)/g, '$1 ');

/** All sound references in whatever a payer wrote, with spaces or words around them. */
export function referencesIn(text: string): string[] {
  const signs = text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
  // Every beginning is tried: the letters of a word before it may look like one.
  const found = [...signs.matchAll(/(?=(RF\d{2}[A-Z0-9]{12}))/g)].map(([, reference]) => reference!);
  return found.filter((reference) => remainder97(reference.slice(4) + reference.slice(0, 4)) === 1);
}
