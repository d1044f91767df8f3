// The options and figures of a game, on the stage next to its board. They are locked while a round is open.
import { type ReactNode, useId } from 'react';
import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/icon.tsx';
import css from './deck.module.css';

interface FigureProps {
  label: string;
  children: ReactNode;
  tone?: 'gain';
}

/** A figure with its name. */
export const Figure = ({ label, children, tone }: FigureProps) => (
  <div className={css.card}>
    <small className={css.label}>{label}</small>
    <b className={classes(css.value, tone === 'gain' && css.gain)}>{children}</b>
  </div>
);

interface SegmentsProps<T extends string | number> {
  label: string;
  options: readonly (readonly [value: T, name: string])[];
  value: T;
  isLocked: boolean;
  /** Has a row to itself. */
  isWide?: boolean;
  onChange(value: T): void;
}

/** One of a few. */
export function Segments<T extends string | number>({
  label,
  options,
  value,
  isLocked,
  isWide,
  onChange,
}: SegmentsProps<T>) {
  const name = useId();
  return (
    <fieldset className={classes(css.card, isWide && css.row)} disabled={isLocked} data-arrows>
      <legend className={css.legend}>{label}</legend>
      <div className={css.segments}>
        {options.map(([option, words]) => (
          <label key={option} className={css.segment}>
            <input
              type="radio"
              className={css.radio}
              name={name}
              checked={option === value}
              onChange={() => onChange(option)}
            />
            {words}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface StepperProps {
  label: string;
  /** What the two buttons do: "Fewer mines", "More mines". */
  less: string;
  more: string;
  value: number;
  range: readonly [least: number, most: number];
  isLocked: boolean;
  children?: ReactNode;
  onChange(value: number): void;
}

/** A number with a step down and up. */
export function Stepper({ label, less, more, value, range, isLocked, children, onChange }: StepperProps) {
  const [least, most] = range;
  return (
    <div className={classes(css.card, css.stepper)}>
      <button
        type="button"
        className={css.step}
        aria-label={less}
        disabled={isLocked || value <= least}
        onClick={() => onChange(value - 1)}
      >
        <Icon name="minus" size={16} />
      </button>
      <div className={css.middle}>
        <small className={css.label}>{label}</small>
        <b className={css.value}>{children ?? value}</b>
      </div>
      <button
        type="button"
        className={css.step}
        aria-label={more}
        disabled={isLocked || value >= most}
        onClick={() => onChange(value + 1)}
      >
        <Icon name="plus" size={16} />
      </button>
    </div>
  );
}
