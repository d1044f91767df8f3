// What a browser keeps from an address until it is needed: a promo code until registration, a return address until the
// way back (spec §2, decision D41). A browser that keeps nothing is as good as one that was asked to keep nothing.
import { PRESSED_HERE, type Search } from '#rules/entry-flags.ts';
import { noteTrail } from '../tracking/trail.ts';

type Keepsake = 'show_popup_reg' | 'promo_code' | 'backUrl' | 'is_betting';

export const readKept = (name: Keepsake): string | null => quietly(() => localStorage.getItem(name));
export const keep = (name: Keepsake, value: string): unknown =>
  quietly(() => localStorage.setItem(name, value));
export const dropKept = (name: Keepsake): unknown => quietly(() => localStorage.removeItem(name));

const RETURN = 'backUrl';
const TERMS = 'terms';
const DUE_CODE = 'promo_code_due';

/** All that an address brings along. The return address is this tab's alone: another visit has no part in it. */
export function keepFrom(search: Search): void {
  const { show_popup_reg: popup, promo_code: promo, backUrl } = search;
  if (popup !== undefined && popup !== PRESSED_HERE) keep('show_popup_reg', popup);
  if (promo !== undefined) keep('promo_code', promo);
  if (backUrl !== undefined) quietly(() => sessionStorage.setItem(RETURN, backUrl));
  noteTrail(search);
}

/** Before the way leads to another site and back, where this tab's memory may not follow. */
export function carryReturn(): void {
  const backUrl = quietly(() => sessionStorage.getItem(RETURN));
  if (backUrl) keep('backUrl', backUrl);
}

/** The return address, once: whoever takes it goes there or nowhere. */
export function takeReturn(): string | null {
  const backUrl = quietly(() => sessionStorage.getItem(RETURN)) ?? readKept('backUrl');
  quietly(() => sessionStorage.removeItem(RETURN));
  dropKept('backUrl');
  return backUrl;
}

/** Accepted before the way led to another site: after it they are not asked for once more. This tab's alone, too. */
export const keepTerms = (): unknown => quietly(() => sessionStorage.setItem(TERMS, '1'));
export const hasKeptTerms = (): boolean => quietly(() => sessionStorage.getItem(TERMS)) === '1';
export const dropTerms = (): unknown => quietly(() => sessionStorage.removeItem(TERMS));

/** A code that was registered with: it is used as soon as its player has arrived, also where the page is loaded anew. */
export const keepDueCode = (code: string | null): unknown =>
  quietly(() =>
    code === null ? sessionStorage.removeItem(DUE_CODE) : sessionStorage.setItem(DUE_CODE, code),
  );

/** Once. */
export function takeDueCode(): string | null {
  const code = quietly(() => sessionStorage.getItem(DUE_CODE));
  quietly(() => sessionStorage.removeItem(DUE_CODE));
  return code;
}

function quietly<T>(act: () => T): T | null {
  try {
    return act();
  } catch {
    return null;
  }
}
