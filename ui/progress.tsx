import { classes } from './classes.ts';
import css from './progress.module.css';

interface ProgressProps {
  /** From 0 to 100; anything beyond is shown as the end it is beyond. */
  percent: number;
  /** Progress towards what. */
  label: string;
  /** How it is read out where percents say little: "3,420 of 5,000 XP". */
  valueText?: string;
  isOnArt?: boolean;
}

export const Progress = ({ percent, label, valueText, isOnArt }: ProgressProps) => (
  <progress
    className={classes(css.progress, isOnArt && css.onArt)}
    value={Math.min(100, Math.max(0, percent))}
    max={100}
    aria-label={label}
    aria-valuetext={valueText}
  />
);
