// A bank account number (spec §5, decision D70): a country of the registry, its length and structure, and a
// remainder of one when all of it is divided by 97.
import { remainder97 } from '../mod97.ts';
import { ibanStructures } from './iban-structures.ts';
import { isEmpty, type Problem, problem, required } from './problem.ts';

const WRITTEN_MAX = 64;

export function iban(value: string): Problem | null {
  if (isEmpty(value)) return required;
  return isIban(value) ? null : problem('iban');
}

/** As banks want it: capitals, no spaces. */
export const compactIban = (value: string): string => value.replaceAll(/\s/g, '').toUpperCase();

function isIban(value: string): boolean {
  if (value.length > WRITTEN_MAX || !/^[A-Za-z0-9\s]+$/.test(value)) return false;
  const text = compactIban(value);
  const [country, check, account] = [text.slice(0, 2), text.slice(2, 4), text.slice(4)];
  return (
    isCheck(check) &&
    looksLike(account, ibanStructures[country]) &&
    remainder97(account + country + check) === 1
  );
}

/** Numbers are issued with 02 to 98; 00, 01 and 99 would leave the same remainders as 97, 98 and 02. */
const isCheck = (check: string) => /[0-9]{2}/.test(check) && check >= '02' && check <= '98';

const kinds: Readonly<Record<string, string>> = { n: '[0-9]', a: '[A-Z]', c: '[A-Z0-9]' };

function looksLike(account: string, structure: string | undefined): boolean {
  if (structure === undefined) return false;
  const expression = structure.replaceAll(
    /([nac])([0-9]+)/g,
    (_, kind: string, count) => `${kinds[kind]}{${count}}`,
  );
  return new RegExp(`^${expression}$`).test(account);
}
