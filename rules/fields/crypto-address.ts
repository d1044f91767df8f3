// A bitcoin address of the kind every wallet gives today, "bc1…": its own checksum tells a mistyped one (BIP 173, 350).
import { isEmpty, type Problem, problem, required } from './problem.ts';

const ALPHABET = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';
const generators = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3];

/** What the checksum of a first-version address and of a later one leaves. */
const BECH32 = 1;
const BECH32M = 0x2bc830a3;

export function cryptoAddress(value: string): Problem | null {
  if (isEmpty(value)) return required;
  return isAddress(value) ? null : problem('address');
}

function isAddress(value: string): boolean {
  if (value !== value.toLowerCase() && value !== value.toUpperCase()) return false;
  const [, signs] = /^bc1([qpzry9x8gf2tvdw0s3jn54khce6mua7l]+)$/.exec(value.toLowerCase()) ?? [];
  if (signs === undefined) return false;
  const data = [...signs].map((sign) => ALPHABET.indexOf(sign));
  const version = data[0]!;
  return (
    checksum([3, 3, 0, 2, 3, ...data]) === (version === 0 ? BECH32 : BECH32M) && hasLength(version, data)
  );
}

/** The program after the version, in bytes: 20 or 32 for version 0, else 2 to 40. Signs have five bits, and none is spare. */
function hasLength(version: number, data: readonly number[]): boolean {
  const bits = (data.length - 7) * 5;
  const bytes = Math.floor(bits / 8);
  if (version > 16 || bits % 8 >= 5) return false;
  return version === 0 ? bytes === 20 || bytes === 32 : bytes >= 2 && bytes <= 40;
}

function checksum(values: readonly number[]): number {
  return values.reduce((sum, value) => {
    const top = sum >>> 25;
    const next = ((sum & 0x1ffffff) << 5) ^ value;
    return generators.reduce(
      (mixed, generator, bit) => ((top >>> bit) & 1 ? mixed ^ generator : mixed),
      next,
    );
  }, 1);
}
