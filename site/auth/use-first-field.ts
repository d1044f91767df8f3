import { type RefObject, useEffect } from 'react';

/**
 * Brings the focus to the first field of what has just appeared, where it was left with nothing: a mode was changed, or
 * the form came after the popup. On a touch screen that would throw the keyboard over half of it, so not there.
 */
export function useFirstField(around: RefObject<HTMLElement | null>, appeared: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is looked for anew whenever something else has appeared
  useEffect(() => {
    const { activeElement } = document;
    const isHeld = activeElement !== around.current && around.current?.contains(activeElement);
    if (isHeld || window.matchMedia('(pointer: coarse)').matches) return;
    const first = around.current?.querySelector<HTMLElement>(
      'input:not([type=radio], [type=checkbox], [aria-hidden])',
    );
    first?.focus();
  }, [appeared]);
}
