import { useEffect, useState } from 'react';
import { nowMs } from './clock.ts';

const SECOND_MS = 1_000;

/** The time of day, anew each second; null in the first HTML, which anybody may be shown at any time. */
export function useNow(): number | null {
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    setNow(nowMs());
    const ticking = setInterval(() => setNow(nowMs()), SECOND_MS);
    return () => clearInterval(ticking);
  }, []);
  return now;
}
