// The Brazilian tax number: nine digits and two check digits, each the weighed sum of all before it. Eleven equal
// digits satisfy the sums but are never issued.
import { detailed, isEmpty, type Problem, required } from './problem.ts';

export function cpf(value: string): Problem | null {
  if (isEmpty(value)) return required;
  return isCpf(value) ? null : detailed('format', 'cpf');
}

function isCpf(value: string): boolean {
  if (!/^[0-9]{3}\.?[0-9]{3}\.?[0-9]{3}-?[0-9]{2}$/.test(value)) return false;
  const digits = value.replaceAll(/[.-]/g, '');
  if (/^(.)\1*$/.test(digits)) return false;
  return digits === withCheckDigit(withCheckDigit(digits.slice(0, 9)));
}

function withCheckDigit(digits: string): string {
  const weighed = [...digits].reduce((sum, digit, at) => sum + Number(digit) * (digits.length + 1 - at), 0);
  return `${digits}${((weighed * 10) % 11) % 10}`;
}
