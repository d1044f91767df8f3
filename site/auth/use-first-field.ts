import { type RefObject, useEffect } from 'react';

/**
 * Brings the focus to the first field of what has just appeared in a dialog, where nothing in it has the focus yet: a
 * mode was changed, or the form came after the popup. A form that a page itself holds waits until somebody comes to it.
 */
export function useFirstField(around: RefObject<HTMLElement | null>, appeared: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is looked for anew whenever something else has appeared
  useEffect(() => {
    const { activeElement } = document;
    const dialog = around.current?.closest('[data-dialog]') ?? null;
    if (dialog === null || (activeElement !== dialog && dialog.contains(activeElement))) return;
    const first = around.current?.querySelector<HTMLElement>(
      'input:not([type=radio], [type=checkbox], [aria-hidden])',
    );
    first?.focus({ preventScroll: true });
  }, [appeared]);
}
