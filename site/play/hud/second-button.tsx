import type { ReactNode } from 'react';
import { Icon } from '#ui/icon.tsx';
import type { IconName } from '#ui/icon-names.ts';
import css from './second-button.module.css';

interface SecondButtonProps {
  icon: IconName;
  /** What it costs, below its name. */
  detail?: string | undefined;
  isDisabled?: boolean;
  onPress(): void;
  children: ReactNode;
}

/** A lesser press beside the main one. */
export const SecondButton = ({ icon, detail, isDisabled, onPress, children }: SecondButtonProps) => (
  <button
    type="button"
    className={css.button}
    aria-disabled={isDisabled}
    onClick={() => isDisabled !== true && onPress()}
  >
    <Icon name={icon} size={20} />
    <span>
      {children} {detail !== undefined && <small className={css.detail}>{detail}</small>}
    </span>
  </button>
);
