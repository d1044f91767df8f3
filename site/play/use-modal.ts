import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Opens a dialog as soon as it is there. Taken away while it is open, it gives the focus back to what had it before. */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const opened = dialog.current!;
    opened.showModal();
    // The browser gives the focus back only if it is closed, not if it is gone.
    return () => opened.close();
  }, []);
  return dialog;
}
