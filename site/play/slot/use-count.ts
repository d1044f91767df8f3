import { useEffect, useRef } from 'react';
import { isStill, paceOf } from '../pace.ts';
import { usePlay } from '../play-context.ts';
import { easeOut } from './clockwork.ts';

interface Count {
  /** In cents. */
  to: number;
  ms: number;
  /** Nobody waits for it any longer. */
  isDone: boolean;
  write(amount: number): string;
}

/** A sum that runs up to where it is going, from where it was. It is written by hand: a stage is not drawn for it. */
export function useCount({ to, ms, isDone, write }: Count) {
  const play = usePlay();
  const element = useRef<HTMLElement>(null);
  const at = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new sum alone starts a new count
  useEffect(() => {
    const from = Math.min(at.current, to);
    const pace = paceOf(play);
    const show = (amount: number) => {
      at.current = amount;
      if (element.current !== null) element.current.textContent = write(amount);
    };
    if (isDone || isStill(pace)) return show(to);
    const began = performance.now();
    let frame = requestAnimationFrame(function count(now) {
      const share = Math.min(1, Math.max(0, now - began) / (ms * pace));
      show(Math.round(from + (to - from) * easeOut(share)));
      if (share < 1) frame = requestAnimationFrame(count);
    });
    return () => cancelAnimationFrame(frame);
  }, [to, isDone]);
  return element;
}
