import { useLayoutEffect, useRef, useState } from 'react';
import { digitsOf } from '#rules/fields/mask.ts';

/** Keeps the caret behind the digit it stood behind while a mask rewrites the text around it. */
export function useCaret() {
  const ref = useRef<HTMLInputElement>(null);
  const [place, setPlace] = useState<{ at: number } | null>(null);
  useLayoutEffect(() => {
    if (place !== null && document.activeElement === ref.current)
      ref.current?.setSelectionRange(place.at, place.at);
  }, [place]);

  return {
    ref,
    /** `placeOf` says where in the new text so many digits end. A caret at the end stays at the end. */
    moveTo({ value, selectionStart }: HTMLInputElement, placeOf: (digits: number) => number) {
      const at = selectionStart ?? value.length;
      const isAtEnd = at >= value.length;
      setPlace({ at: isAtEnd ? Number.MAX_SAFE_INTEGER : placeOf(digitsOf(value.slice(0, at)).length) });
    },
  };
}
