import { useEffect, useState } from 'react';
import { nowMs } from '../start/clock.ts';

const EVERY_MS = 1_000;

/** The time, anew each second; undefined until the page has come to life, so that the server's HTML agrees with it. */
export function useNow(): number | undefined {
  const [now, setNow] = useState<number>();
  useEffect(() => {
    setNow(nowMs());
    const timer = setInterval(() => setNow(nowMs()), EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
