// Masks (spec §5, decision D69): how digits are laid out while they are typed. `#` is one digit, `9` an optional
// one, `0` one or more; a backslash takes a token's meaning away. Everything else is shown as it stands, and a
// digit that stands in the mask is part of the number: "7## ##" is for numbers that begin with 7.
import { FREE_TEXT_MAX } from './length.ts';

export interface Layout {
  /** The digits written as the mask has them, without what would follow the last of them: a backspace must get through. */
  text: string;
  /** No digit is too many and none contradicts the mask's own: it is complete or may still become so. */
  fits: boolean;
  isComplete: boolean;
  /** The digits the mask has no place for. */
  left: string;
  /** How many of the digits are the mask's own. The more, the surer it is the right mask. */
  known: number;
}

export const digitsOf = (text: string): string => text.replaceAll(/[^0-9]/g, '');

export function layOut(mask: string, digits: string): Layout {
  let text = '';
  let waiting = '';
  let at = 0;
  let known = 0;
  let isContradicted = false;
  let isFilled = true;

  for (const place of placesOf(mask, digits.length)) {
    const digit = digits[at];
    if (place !== ANY_DIGIT && !isDigit(place)) waiting += place;
    else if (digit === undefined) isFilled = false;
    else {
      text += waiting + (place ?? digit);
      waiting = '';
      if (place === digit) known += 1;
      if (place === ANY_DIGIT || place === digit) at += 1;
      else isContradicted = true;
    }
  }

  const left = digits.slice(at);
  const fits = left === '' && !isContradicted;
  return { text, fits, isComplete: fits && isFilled, left, known };
}

/** Where the caret goes so that as many digits stand before it as did when the key was pressed. */
export function caretAfter(text: string, digitCount: number): number {
  let seen = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (seen === digitCount) return at;
    if (isDigit(text[at]!)) seen += 1;
  }
  return text.length;
}

const ANY_DIGIT = null;
type Place = string | typeof ANY_DIGIT;
type Token = { takes: 'one' | 'optional' | 'many' } | { shows: string };

const isDigit = (symbol: string) => /^[0-9]$/.test(symbol);

/** The mask drawn out for so many digits: from the left, optional places and "many" share what is to spare. */
function placesOf(mask: string, digitCount: number): Place[] {
  const count = Math.min(digitCount, FREE_TEXT_MAX);
  const tokens = readMask(mask);
  const needed = tokens.filter((token) =>
    'takes' in token ? token.takes !== 'optional' : isDigit(token.shows),
  );
  let spare = Math.max(0, count - needed.length);
  return tokens.flatMap((token): Place[] => {
    if ('shows' in token) return [token.shows];
    if (token.takes === 'one') return [ANY_DIGIT];
    const more = token.takes === 'many' ? spare : Math.min(spare, 1);
    spare -= more;
    return Array<Place>(token.takes === 'many' ? 1 + more : more).fill(ANY_DIGIT);
  });
}

const readMask = (mask: string): Token[] => (mask.match(/\\?[\s\S]/gu) ?? []).map(readToken);

function readToken(sign: string): Token {
  if (sign === '#') return { takes: 'one' };
  if (sign === '9') return { takes: 'optional' };
  if (sign === '0') return { takes: 'many' };
  return { shows: sign.length > 1 ? sign.replace('\\', '') : sign };
}
