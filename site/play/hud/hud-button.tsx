import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/icon.tsx';
import type { IconName } from '#ui/icon-names.ts';
import css from './hud-button.module.css';

interface HudButtonProps {
  icon: IconName;
  label: string;
  tone?: 'good';
  /** For a switch. */
  isOn?: boolean;
  isDisabled?: boolean;
  className?: string | undefined;
  onPress(): void;
}

/** Disabled, it keeps the focus: whoever plays by keyboard is not thrown back to the start. */
export const HudButton = ({ icon, label, tone, isOn, isDisabled, className, onPress }: HudButtonProps) => (
  <button
    type="button"
    className={classes(css.button, isOn && css.on, tone === 'good' && css.good, className)}
    aria-label={label}
    title={label}
    aria-pressed={isOn}
    aria-disabled={isDisabled}
    onClick={() => isDisabled !== true && onPress()}
  >
    <Icon name={icon} size={20} />
  </button>
);
