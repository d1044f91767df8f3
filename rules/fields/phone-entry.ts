// Typing and pasting a phone number (spec §5, decision D69). What the field holds after each change follows from its
// text and the country shown beside it alone, so typing, pasting, autofill and deleting are one and the same.
import { digitsOf } from './mask.ts';
import { PHONE_DIGITS_MAX, type PhoneOption, type PhoneReading, readNational, readWhole } from './phone.ts';

export interface PhoneEntry {
  countryCode: string;
  /** What the field shows: the number after the dial code, in its mask. */
  text: string;
  /** The whole number in digits, or nothing. This is what is checked and sent. */
  value: string;
}

export interface PhoneField {
  options: readonly PhoneOption[];
  countryCode: string;
}

export function enterPhone(typed: string, field: PhoneField): PhoneEntry {
  const digits = digitsOf(typed.slice(0, TYPED_MAX));
  const current = field.options.find((option) => option.country_code === field.countryCode);
  const [, abroad] = /^\s*(\+|00)/.exec(typed) ?? [];
  if (abroad !== undefined) return enterAbroad(abroad === '+' ? digits : digits.slice(2), field);
  // Nothing tells the country of such a number until it is whole.
  if (current === undefined) {
    const whole = surest(field.options, digits, { ...field, isWorth: ({ isComplete }) => isComplete });
    return whole ? entryOf(whole) : { countryCode: field.countryCode, text: digits, value: digits };
  }
  return entryOf(readAtHome(digits, current, field) ?? clipped(digits, current));
}

/** "+371 20 000 000": a whole number as it is shown outside a field. */
export function showPhone(value: string, { options, countryCode }: PhoneField): string {
  const digits = digitsOf(value);
  const reading = surest(options, digits, { countryCode, isWorth: ({ isComplete }) => isComplete });
  if (reading === undefined) return `+${digits}`;
  return reading.text.startsWith('+') ? reading.text : `+${reading.option.phone_code} ${reading.text}`;
}

const TYPED_MAX = 100;

/** With a plus, the dial code decides. One that nobody has yet is left standing until it is typed out. */
function enterAbroad(digits: string, { options, countryCode }: PhoneField): PhoneEntry {
  const fitting = surest(options, digits, { countryCode, isWorth: ({ fits }) => fits });
  const dialled = surest(options, digits, { countryCode, isWorth: () => true });
  if (fitting !== undefined) return entryOf(fitting);
  if (dialled !== undefined) return entryOf(clipped(dialled.national, dialled.option));
  return { countryCode, text: `+${digits}`, value: digits };
}

/**
 * Without a plus the number is first taken for one of the country shown, or of a neighbour under the same dial code.
 * Only if it cannot be, for a whole number of any country that it fills to the last place.
 */
function readAtHome(digits: string, current: PhoneOption, { options, countryCode }: PhoneField) {
  const isNeighbour = ({ phone_code: code }: PhoneOption) =>
    code.startsWith(current.phone_code) || current.phone_code.startsWith(code);
  return (
    surest(options.filter(isNeighbour), current.phone_code + digits, {
      countryCode,
      isWorth: ({ fits }) => fits,
    }) ?? surest(options, digits, { countryCode, isWorth: ({ isComplete }) => isComplete })
  );
}

interface Wish {
  countryCode: string;
  isWorth: (reading: PhoneReading) => boolean;
}

/**
 * The reading that agrees with most digits, by its dial code first; between equals, the country shown. One that takes
 * the digits as they are goes before any that must drop a prefix.
 */
function surest(options: readonly PhoneOption[], digits: string, { countryCode, isWorth }: Wish) {
  const certainty = ({ option, known }: PhoneReading) => option.phone_code.length + known;
  const isShown = ({ option }: PhoneReading) => Number(option.country_code === countryCode);
  const isWhole = ({ option, national }: PhoneReading) => Number(digits === option.phone_code + national);
  return options
    .map((option) => withoutTrunk(readWhole(option, digits)))
    .filter((reading) => reading !== null)
    .filter(isWorth)
    .toSorted((a, b) => isWhole(b) - isWhole(a) || certainty(b) - certainty(a) || isShown(b) - isShown(a))[0];
}

/** Drops the trunk prefix of a number that has no room for it: "0" of 07911…, "8" of 8 912…. */
function withoutTrunk(reading: PhoneReading | null): PhoneReading | null {
  if (reading === null || reading.fits) return reading;
  const { option, national } = reading;
  const { trunk = '0' } = option;
  if (!national.startsWith(trunk) || national === trunk) return reading;
  const rest = readNational(option, national.slice(trunk.length));
  return rest.fits ? rest : reading;
}

/** As much from the left as the country has places for; what fits nowhere stays as typed, to be judged wrong. */
function clipped(national: string, option: PhoneOption): PhoneReading {
  for (let length = national.length; length > 0; length -= 1) {
    const reading = readNational(option, national.slice(0, length));
    if (reading.fits) return reading;
  }
  const kept = national.slice(0, PHONE_DIGITS_MAX);
  return { ...readNational(option, kept), text: kept };
}

const entryOf = ({ option, national, text }: PhoneReading): PhoneEntry => ({
  countryCode: option.country_code,
  text,
  value: national === '' ? '' : option.phone_code + national,
});
