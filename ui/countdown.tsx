import css from './countdown.module.css';
import { type TimeLeft, timeLeft } from './time-left.ts';

interface CountdownProps {
  /** What is left now. Whoever keeps the clock hands in a new figure each second. */
  leftMs: number;
  /** "2 days 14 hours left": read out when asked for, never each second. */
  label: string;
  /** The unit under each pair of digits. */
  units: { [U in keyof TimeLeft]: string };
}

/** Days are shown while there are any; then seconds take their place. */
export function Countdown({ leftMs, label, units }: CountdownProps) {
  const left = timeLeft(leftMs);
  const shown =
    left.days > 0 ? (['days', 'hours', 'minutes'] as const) : (['hours', 'minutes', 'seconds'] as const);
  return (
    <span role="timer" aria-label={label} className={css.countdown}>
      {shown.map((unit) => (
        <span key={unit} className={css.part} aria-hidden="true">
          <span className={css.digits}>{String(left[unit]).padStart(2, '0')}</span>
          <small className={css.unit}>{units[unit]}</small>
        </span>
      ))}
    </span>
  );
}
