import { useEffect, useState } from 'react';
import css from './wait.module.css';

const MINUTE_MS = 60_000;
/** What the house means to keep to; from three quarters of it on a wait is red. */
const PROMISED_MINUTES = 240;

const minutesSince = (since: string) =>
  Math.max(0, Math.floor((performance.timeOrigin + performance.now() - Date.parse(since)) / MINUTE_MS));

/** "1:46": hours and minutes, and how it grows. */
export function Wait({ since }: { since: string }) {
  const [minutes, setMinutes] = useState(() => minutesSince(since));
  useEffect(() => {
    setMinutes(minutesSince(since));
    const tick = setInterval(() => setMinutes(minutesSince(since)), MINUTE_MS);
    return () => clearInterval(tick);
  }, [since]);
  const text = `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
  return <span className={minutes >= PROMISED_MINUTES * 0.75 ? css.late : undefined}>{text}</span>;
}
