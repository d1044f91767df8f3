// The focus while a dialog is shown: it goes in when the dialog comes, stays in, and goes back to what opened it when
// the dialog closes. The primitive hands it over a frame late, and whoever is quick with Tab was in the page behind.
import { type RefObject, useEffect } from 'react';
import { openersOf } from './openers.ts';
import { stillAllBut } from './still-behind.ts';
import { tabStops } from './tab-stops.ts';

interface ModalTerms {
  isOpen: boolean;
  /** Nothing is shown over it. */
  isTop: boolean;
  /** Where the focus was when the dialog was opened, and before that. */
  openers: readonly Element[];
  /** The page behind; another one has to be stilled anew. */
  page: string;
}

/**
 * Toasts lie over dialogs, and can be closed while one is shown. The primitive's guards stand around each dialog for
 * those who come out of a frame in it, whose keys are not told to us.
 */
const NEVER_STILL = '[data-toasts], [data-base-ui-focus-guard]';

export function useModalFocus(popup: RefObject<HTMLElement | null>, terms: ModalTerms): void {
  const { isOpen, isTop, openers, page } = terms;

  // biome-ignore lint/correctness/useExhaustiveDependencies: what lies behind is looked up anew on another page
  useEffect(() => {
    const inside = popup.current;
    if (!isOpen || !isTop || inside === null) return;
    const wake = stillAllBut([inside, ...document.querySelectorAll(NEVER_STILL)]);
    const onKeyDown = (event: KeyboardEvent) => keepTabInside(inside, event);
    document.addEventListener('keydown', onKeyDown);
    if (!inside.contains(document.activeElement)) inside.focus({ preventScroll: true });
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      wake();
    };
  }, [popup, isOpen, isTop, page]);

  useEffect(() => {
    const inside = popup.current;
    if (!isOpen || inside === null) return;
    openersOf.set(inside, openers);
    return () => giveBack(inside, openers);
  }, [popup, isOpen, openers]);
}

/**
 * For what a dialog shows, once it is there: the first thing to fill in, or else the first to press. While a part of it
 * is still on its way the dialog itself has the focus, and on a touch screen, where a field would open the keyboard.
 */
export function useFirstFocus(popup: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const inside = popup.current;
    const { activeElement } = document;
    if (inside === null || (activeElement !== inside && inside.contains(activeElement))) return;
    const stops = tabStops(inside);
    const field = stops.find((stop) => stop.matches(TO_FILL_IN));
    const isComing = inside.querySelector('[role=status]') !== null;
    const isTouched = field !== undefined && window.matchMedia('(pointer: coarse)').matches;
    if (!isTouched) (field ?? (isComing ? undefined : stops[0]))?.focus({ preventScroll: true });
  }, [popup]);
}

const TO_FILL_IN = 'input:not([type=radio], [type=checkbox], [readonly]), textarea';

/** From the last thing Tab goes on to the first, and back from the first to the last. */
function keepTabInside(inside: HTMLElement, event: KeyboardEvent): void {
  const { activeElement } = document;
  const isInList = activeElement?.closest('[role=listbox]') != null;
  if (event.key !== 'Tab' || event.defaultPrevented || isInList) return;
  const stops = tabStops(inside);
  const [edge, other] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  const isInside = inside.contains(activeElement) && (activeElement !== inside || !event.shiftKey);
  if (isInside && activeElement !== edge && edge !== undefined) return;
  event.preventDefault();
  (other ?? inside).focus();
}

/** Unless the focus has gone somewhere by itself. What opened the dialog may have gone with it. */
function giveBack(inside: HTMLElement, openers: readonly Element[]): void {
  const { activeElement, body } = document;
  if (activeElement !== body && !inside.contains(activeElement)) return;
  const isThere = (opener: Element) =>
    opener.isConnected && opener.checkVisibility() && !opener.matches(':disabled, [inert] *');
  const back = openers.find(isThere) ?? (openers.length > 0 ? document.querySelector('main') : null);
  if (back instanceof HTMLElement) back.focus({ preventScroll: true });
}
