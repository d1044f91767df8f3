// Whether a price has just gone up or down: said for a few seconds, and never for the first one that is seen.
import { useEffect, useRef, useState } from 'react';

export type Move = 'up' | 'down';

const SHOWN_MS = 4_000;

export function useMove(odds: number | null): Move | null {
  const last = useRef(odds);
  const [move, setMove] = useState<Move | null>(null);
  useEffect(() => {
    const before = last.current;
    last.current = odds ?? before;
    if (before === null || odds === null || odds === before) return;
    setMove(odds > before ? 'up' : 'down');
    const timer = setTimeout(setMove, SHOWN_MS, null);
    return () => clearTimeout(timer);
  }, [odds]);
  return odds === null ? null : move;
}
