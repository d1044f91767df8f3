// A promo code (spec §5, decision D73). Whether it exists only the server knows.
import { isEmpty, type Problem, required } from './problem.ts';
import { writable } from './text.ts';

/** What the server may say against a code, each with its own text. */
export const promoCodeErrors = [
  'INVALID',
  'EXPIRED',
  'NOT_STARTED',
  'ALREADY_USED',
  'LIMIT_REACHED',
  'REWARDS_BLOCKED',
  'NOT_ELIGIBLE',
  'COUNTRY',
  'CURRENCY',
  'NEED_DEPOSIT',
  'NEED_CONFIRM_CONTACT',
  'NEED_VERIFICATION',
  'ACTIVE_BONUS',
  'TOO_MANY_ATTEMPTS',
  'NOT_AVAILABLE',
  'LIMIT',
] as const;
export type PromoCodeError = (typeof promoCodeErrors)[number];

export const PROMO_CODE_MAX = 32;

/** One code however it was typed: as wide letters, in lower case, with blanks around it. */
export const normalPromoCode = (value: string): string => value.trim().normalize('NFKC').toUpperCase();

export const trimmedPromoCode = (value: string): string => value.trim();

/** At least one character while the field is shown; a hidden field asks for nothing. */
export function promoCode(value: string, { isShown }: { isShown: boolean }): Problem | null {
  if (!isShown) return null;
  return isEmpty(value) ? required : writable(trimmedPromoCode(value));
}

/** From `error_data`; whatever we have no text for is simply invalid. */
export function promoCodeErrorOf(errorData: unknown): PromoCodeError {
  const said = (errorData as { promo_code?: unknown } | null | undefined)?.promo_code;
  const [first] = Array.isArray(said) ? said : [];
  return promoCodeErrors.find((error) => error === first) ?? 'INVALID';
}
