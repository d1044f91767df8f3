import { type DragEvent, type MouseEvent, type PointerEvent, useRef, useState } from 'react';

const HELD_AFTER_MS = 450;
/** The click that a lifted finger makes follows at once; a later one is a press of its own, as a screen reader makes it. */
const CLICK_WITHIN_MS = 500;

/** A finger that rests on something looks at it: what a pointer shows by hovering. Lifted again, it has pressed nothing. */
export function useHeld() {
  const [isHeld, setIsHeld] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isDown = useRef(false);
  const liftedAt = useRef(Number.NEGATIVE_INFINITY);

  const end = () => {
    clearTimeout(timer.current);
    isDown.current = false;
    setIsHeld(false);
  };
  /** The menu of the browser, and the picture that a finger would carry away. */
  const keepOff = (event: MouseEvent | DragEvent) => isDown.current && event.preventDefault();

  return {
    isHeld,
    held: {
      onPointerDown({ pointerType, isPrimary }: PointerEvent) {
        end();
        if (pointerType === 'mouse' || !isPrimary) return;
        isDown.current = true;
        timer.current = setTimeout(setIsHeld, HELD_AFTER_MS, true);
      },
      onPointerUp({ timeStamp }: PointerEvent) {
        if (isHeld) liftedAt.current = timeStamp;
        end();
      },
      // A finger that scrolls, or leaves.
      onPointerCancel: end,
      onPointerLeave: end,
      onContextMenu: keepOff,
      onDragStart: keepOff,
      onClickCapture(event: MouseEvent) {
        const isByKey = event.detail === 0;
        if (!isByKey && event.timeStamp - liftedAt.current < CLICK_WITHIN_MS) event.preventDefault();
        liftedAt.current = Number.NEGATIVE_INFINITY;
      },
    },
  };
}
