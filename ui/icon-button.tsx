import type { ButtonHTMLAttributes } from 'react';
import { classes } from './classes.ts';
import { Icon } from './icon.tsx';
import css from './icon-button.module.css';
import type { IconName } from './icon-names.ts';
import { type Bare, renderAs } from './render-as.ts';

interface Look {
  icon: IconName;
  /** What it does, in words: there are none on it. */
  label: string;
  look?: 'solid' | 'bare' | 'glass';
  size?: 's' | 'm';
  /** Something new waits behind it. Say so in the label too. */
  hasDot?: boolean;
}

type IconButtonProps = Look & Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'>;

export function IconButton({ icon, label, look, size, hasDot, ...native }: IconButtonProps) {
  return (
    <button
      type="button"
      {...native}
      aria-label={label}
      className={classes(iconButtonClass(look, size), native.className)}
    >
      <Content icon={icon} size={size} hasDot={hasDot} />
    </button>
  );
}

export function IconLink({ link, icon, label, look, size, hasDot }: Look & { link: Bare }) {
  return renderAs(link, {
    'aria-label': label,
    className: iconButtonClass(look, size),
    children: <Content icon={icon} size={size} hasDot={hasDot} />,
  });
}

const iconButtonClass = (look: Look['look'] = 'solid', size: Look['size'] = 'm') =>
  classes(css.button, css[look], css[size]);

interface ContentProps {
  icon: IconName;
  size: Look['size'] | undefined;
  hasDot: boolean | undefined;
}

const Content = ({ icon, size = 'm', hasDot }: ContentProps) => (
  <>
    <Icon name={icon} size={size === 's' ? 16 : 20} />
    {hasDot && <span className={css.dot} />}
  </>
);
