// A phone number (spec §5, decision D69): present, and every place of its country's mask filled. The value is the
// whole number, dial code first; how it is punctuated does not matter.
import { digitsOf, type Layout, layOut } from './mask.ts';
import { isEmpty, type Problem, problem, required } from './problem.ts';

/** Spec §3 "Phone option". */
export interface PhoneOption {
  country_code: string;
  phone_code: string;
  name: string;
  /** Of the number after the dial code; one that opens with a plus is of the whole number. */
  mask: string | readonly string[];
  /** What people dial before a number at home, and write out of habit; zero unless said. */
  trunk?: string | undefined;
}

export interface PhoneContext {
  options: readonly PhoneOption[];
  /** Where it is known, the number must be of this country. */
  countryCode?: string | undefined;
}

/** The longest number there is, dial code included (ITU-T E.164). */
export const PHONE_DIGITS_MAX = 15;
const WRITTEN_MAX = 40;

export function phone(value: string, { options, countryCode }: PhoneContext): Problem | null {
  if (isEmpty(value)) return required;
  if (value.length > WRITTEN_MAX || !/^\+?[0-9 ().-]+$/.test(value)) return problem('phone');
  const digits = digitsOf(value);
  const asked =
    countryCode === undefined ? options : options.filter((option) => option.country_code === countryCode);
  const isPhone =
    digits.length <= PHONE_DIGITS_MAX && asked.some((option) => readWhole(option, digits)?.isComplete);
  return isPhone ? null : problem('phone');
}

export interface PhoneReading extends Layout {
  option: PhoneOption;
  /** The digits after the dial code. */
  national: string;
}

/** A whole number as one of this country; null when the dial code is another's. */
export const readWhole = (option: PhoneOption, digits: string): PhoneReading | null =>
  digits.startsWith(option.phone_code) ? readNational(option, digits.slice(option.phone_code.length)) : null;

/** Under the shortest mask it fills; while it fills none, under the one that agrees with most of its digits. */
export function readNational(option: PhoneOption, national: string): PhoneReading {
  const readings = [option.mask].flat().map((mask) => {
    const digits = mask.startsWith('+') ? option.phone_code + national : national;
    return { ...layOut(mask, digits), option, national, room: digitPlaces(mask) };
  });
  return readings.toSorted(
    (a, b) =>
      Number(b.isComplete) - Number(a.isComplete) ||
      Number(b.fits) - Number(a.fits) ||
      b.known - a.known ||
      a.room - b.room,
  )[0]!;
}

const digitPlaces = (mask: string) => mask.replaceAll(/[^#0-9]/g, '').length;
