import { useEffect, useState } from 'react';
import { nowMs } from '../../start/clock.ts';

const SECOND_MS = 1000;

/** How long this game has been open. */
export function SessionClock({ className }: { className?: string | undefined }) {
  const [since] = useState(nowMs);
  const [now, setNow] = useState(since);
  useEffect(() => {
    const timer = setInterval(() => setNow(nowMs()), SECOND_MS);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.floor((now - since) / SECOND_MS);
  const parts = [seconds / 3600, (seconds / 60) % 60, seconds % 60].map((part) =>
    String(Math.floor(part)).padStart(2, '0'),
  );
  return <b className={className}>{parts.join(':')}</b>;
}
