import { type MouseEvent, type PointerEvent, useRef, useState } from 'react';

const HELD_AFTER_MS = 450;

/** A finger that rests on something looks at it: what a pointer shows by hovering. Lifted again, it has pressed nothing. */
export function useHeld() {
  const [isHeld, setIsHeld] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wasHeld = useRef(false);
  const end = () => {
    clearTimeout(timer.current);
    setIsHeld(false);
  };
  return {
    isHeld,
    held: {
      onPointerDown({ pointerType }: PointerEvent) {
        wasHeld.current = false;
        if (pointerType === 'mouse') return;
        timer.current = setTimeout(() => {
          wasHeld.current = true;
          setIsHeld(true);
        }, HELD_AFTER_MS);
      },
      onPointerUp: end,
      onPointerCancel: end,
      onPointerLeave: end,
      onContextMenu: (event: MouseEvent) => wasHeld.current && event.preventDefault(),
      onClickCapture(event: MouseEvent) {
        if (wasHeld.current) event.preventDefault();
        wasHeld.current = false;
      },
    },
  };
}
